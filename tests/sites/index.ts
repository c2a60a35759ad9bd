import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { init } from '../../src/cli/init.ts';
import { companyConfig } from '../company.ts';
import { writeCompanySite } from '../served-site.ts';
import { oneWord, stretchTexts, threeTimes } from '../stretched-config.ts';
import { writeAddresses } from './addresses.ts';
import { writeAnyConfig, writeLongNamed, writeWideNamed } from './any-config.ts';
import { writeArabicSite } from './arabic.ts';
import { writeBelowPath } from './below-path.ts';
import { writeDrawnSite } from './drawn.ts';
import { writeEveryType } from './every-type.ts';
import { writeHindiSite } from './hindi.ts';
import { writeLayoutSite } from './layout.ts';
import { writeMantineSite } from './mantine.ts';
import { photoSite } from './photographs.ts';
import * as small from './small.ts';

const starter = (from: string) => (name: string) => init(join('.cache', name), { from });

const inColors = (accent: string, neutral: string, motif: 'none' | 'lines') => (name: string) =>
  writeEveryType(name, (config) => ({
    ...config,
    theme: { ...config.theme, accent, neutral, motif },
    footer: { ...config.footer, wordmark: motif !== 'none' },
  }));

const telephone = {
  type: 'rich-text',
  id: 'call',
  title: 'Call us',
  blocks: [
    'اتصل بالرقم +49 30 1234 5678 اليوم',
    'Call [+49 30 1234 5678](tel:+493012345678).',
    'الهاتف: **{persian}** أو (030) 1234 5678',
  ],
};

const story = { type: 'about', id: 'call-again', title: '+49 30 1234 5678', paragraphs: ['هاتف +49 30 1234 5678'] };

/** The sites that the browser tests look at, each with what writes it into a folder of `.cache`. `tests/build-sites.ts` builds them once. */
export const sites = {
  company: (name: string) => writeCompanySite(name, companyConfig()),
  hindi: writeHindiSite,
  arabic: writeArabicSite,
  blank: starter('blank'),
  restaurant: starter('restaurant'),
  saas: starter('saas'),
  event: starter('event'),
  languages(name: string) {
    mkdirSync(join('.cache', name, 'public'), { recursive: true });
    cpSync('tests/fixtures/languages', join('.cache', name), { recursive: true });
  },
  slashes: (name: string) => writeAddresses(name, true),
  'three-times': (name: string) => writeEveryType(name, (config) => stretchTexts(config, threeTimes)),
  'one-word': (name: string) => writeEveryType(name, (config) => stretchTexts(config, oneWord)),
  rtl: (name: string) =>
    writeEveryType(name, (config) => ({
      ...config,
      seo: { ...config.seo, dir: 'rtl' },
      tokens: { ...config.tokens, persian: '+۴۹ ۳۰ ۱۲۳۴ ۵۶۷۸' },
      routes: config.routes.map((route) =>
        route.path === '/about' ? { ...route, sections: [...route.sections, telephone, story] } : route,
      ),
    })),
  deep: inColors('#0b2545', 'cool', 'none'),
  pale: inColors('#ffd500', '#ffd500', 'lines'),
  layout: writeLayoutSite,
  drawn: writeDrawnSite,
  async photographs(name: string) {
    const { config, files } = await photoSite(3000);
    writeCompanySite(name, config, files);
  },
  mantine: writeMantineSite,
  'any-config': writeAnyConfig,
  'wide-name': writeWideNamed,
  'long-name': writeLongNamed,
  'header-parts': small.writeHeaderParts,
  'longest-name': small.writeLongestName,
  'long-button': small.writeLongButton,
  forms: small.writeForms,
  scripts: small.writeScripts,
  frames: small.writeFrames,
  article: small.writeLongArticle,
  code: small.writeCode,
  fonts: small.writeFonts,
  'below-path': writeBelowPath,
};
