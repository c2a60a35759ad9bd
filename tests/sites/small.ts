import { readFileSync } from 'node:fs';
import type { SiteConfigInput } from '../../schema/site.ts';
import form from '../../src/sections/form/examples.json' with { type: 'json' };
import { companyConfig } from '../company.ts';
import { writeCompanySite, writeSmallSite } from '../served-site.ts';

// Sites that are the small one of two pages, or that of the company, but for one thing.

export const news = 'We have moved to a new office.';

/** Submenus, a button and an announcement in the header. */
export const writeHeaderParts = (site: string): string =>
  writeSmallSite(site, (config) => {
    const items = [
      { label: 'Our story', href: '/about#story' },
      { label: 'Our team', href: '/#team' },
    ];
    delete config.texts;
    const [home, about] = config.routes;
    config.routes = [home, about, { ...about, id: 'deep', path: '/about/deep' }] as typeof config.routes;
    config.brand.headerLogo = { src: '/images/logo.svg', alt: '' };
    config.header = {
      nav: [
        { label: 'Start', href: '/' },
        { label: 'Company', items },
        { label: 'More', items },
        { label: 'About', href: '/about' },
      ],
      action: { label: 'Ask us', dialog: 'company' },
      announcements: [{ text: news, link: { label: 'Where', href: '/about' } }],
      schemeControl: false,
    };
  });

export const longestName = 'Hohenstaufen-Schwarzkopf & Müller-Lüdenscheidt Architekturphotographie';

export const writeLongestName = (site: string): string =>
  writeSmallSite(site, (config) => {
    config.brand.name = longestName;
    delete config.texts;
  });

/** Six links, a long button and two icons in the header, of words that are as long as German ones are. */
export const writeLongButton = (site: string): string =>
  writeSmallSite(site, (config) => {
    delete config.texts;
    config.brand.name = 'Praxis am Lindenplatz';
    const labels = ['Start', 'Leistungen', 'Praxisteam', 'Sprechzeiten', 'Stellenangebote', 'Kontakt'];
    config.header = {
      nav: labels.map((label) => ({ label, href: '/about' })),
      action: { label: 'Termin online vereinbaren', href: '/about' },
      search: true,
    };
  });

/** Forms that are sent to a service. */
export const writeForms = (site: string): string =>
  writeSmallSite(site, (config) => {
    config.routes[0]?.sections.push(...form.sections.map((example) => ({ ...example, type: 'form' as const })));
    config.routes[0]?.sections.push({
      type: 'form',
      id: 'order',
      title: 'Order',
      action: 'mailto',
      fields: [{ type: 'consent', name: 'agreed', text: 'I agree' }],
    });
    config.texts = { form: { yes: 'By all means' } };
  });

export const [count, film] = ['https://stats.example.com/count.js', 'https://ads.example.com/tag.js'];

/** Scripts of others. */
export const writeScripts = (site: string): string =>
  writeSmallSite(site, (config) => {
    config.footer = { ...config.footer, legal: [{ label: 'Privacy', href: '/#hero' }] };
    config.security = {
      scripts: [
        {
          name: 'Count',
          purpose: 'Counts visits.',
          src: count,
          data: { domain: 'a.example' },
          sendsTo: ['https://in.example.com'],
        },
        { name: 'Tag', purpose: 'Remembers what you looked at.', src: film, consent: true },
      ],
    };
  });

export const video = 'https://youtu.be/aqz-KE-bpKQ';
export const calendar = 'https://calendar.example.com/embed/sample';

/** A film and a calendar of other sites. */
export const writeFrames = (site: string): string =>
  writeSmallSite(site, (config) => {
    const poster = { src: '/images/logo.svg', alt: '' };
    config.security = { frames: ['https://calendar.example.com', 'https://unused.example.com'] };
    config.routes[0]?.sections.push(
      { type: 'video', id: 'film', title: 'A film', video, poster },
      { type: 'embed', id: 'calendar', title: 'Pick a time', src: calendar },
    );
  });

/** A long article and a wide table, and links to a file. */
export function writeLongArticle(site: string): string {
  const cells = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word}${at + 1}`);
  const line = (words: string[]) => `| ${words.join(' | ')} |`;
  const table = [line(cells(9, 'Heading')), line(cells(9, '---').map(() => '---')), line(cells(9, 'Some words '))];
  const priceList = { label: 'Price list', href: '/files/prices.pdf' };
  const link =
    'All prices are in our [price list](/files/prices.pdf), and in the [list of 2019](/files/old.pdf "PDF").';
  const paragraphs = [
    link,
    ...Array.from({ length: 40 }, () => 'A paragraph of an article. '.repeat(12)),
    table.join('\n'),
  ];
  const columns = cells(12, 'Column').map((name) => ({ name }));
  const change = (config: SiteConfigInput) => {
    delete config.texts;
    config.header = {
      ...config.header,
      nav: [{ label: 'Start', href: '/' }, priceList],
      action: { label: 'Ask us', href: '/' },
    };
    config.footer = { ...config.footer, legal: [priceList] };
    const [home] = config.routes;
    const sections = [
      { type: 'article', id: 'long', title: 'A long article', body: paragraphs.join('\n\n') },
      { type: 'table', id: 'wide', title: 'Wide', columns, rows: [cells(12, 'a few words ')] },
    ];
    config.routes = [...config.routes, { ...home, id: 'long', path: '/long', sections }] as typeof config.routes;
  };
  const pdf = (size: number) => '%PDF-1.7'.padEnd(size);
  return writeSmallSite(site, change, {
    'public/files/prices.pdf': pdf(243_000),
    'public/files/old.pdf': pdf(1_240_000),
  });
}

/** What a text shows as code; the second line is wider than any window. */
export const commands = `npm install {thing}\n${'echo a long line of words; '.repeat(8)}#`;

const install = (id: string, names: string[]) => ({
  type: 'tabs',
  id,
  title: `Mit ${id}`,
  items: names.map((name) => ({
    name,
    body: `Dazu genügt:\n\n\`\`\`sh\n${name} install ${id}\n\`\`\`\n\n### Danach mit ${name} in ${id}\n\nFertig.`,
  })),
});

/** Code in a text and in tabs, in German. */
export const writeCode = (site: string): string =>
  writeSmallSite(site, (config) => {
    delete config.texts;
    config.seo.lang = 'de';
    const body = `Zuerst:\n\n\`\`\`sh\n${commands}\n\`\`\`\n\nDann:\n\n- ein Punkt\n\n  \`\`\`ts\n  const more: string = "<b>";\n  \`\`\``;
    const sections = [{ type: 'article', id: 'steps', title: 'Schritte', body }];
    const [home] = config.routes;
    const plain = ['npm', 'other'].map((name) => ({ name, paragraphs: [`Ein Satz über ${name}.`] }));
    const tabs = [
      install('one', ['npm', 'pnpm', 'yarn']),
      install('two', ['npm', 'yarn', 'pnpm']),
      { type: 'tabs', id: 'three', title: 'Anderes', items: plain },
    ];
    config.routes = [
      ...config.routes,
      { ...home, id: 'code', path: '/code', sections },
      { ...home, id: 'tabs', path: '/tabs', sections: tabs },
    ] as typeof config.routes;
  });

/** A font of the builder for its text, and a file of its own for its headings. */
export function writeFonts(site: string): string {
  const config = companyConfig();
  const theme = { font: 'Work Sans', headingFont: '/fonts/own.woff2', density: 'airy', width: 'wide' };
  const files = { 'public/fonts/own.woff2': readFileSync(serif) };
  return writeCompanySite(site, { ...config, theme: { ...config.theme, ...theme } }, files);
}

const serif = 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
