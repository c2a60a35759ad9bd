import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import type { SiteConfig, SiteConfigInput } from '../../schema/site.ts';
import { expandSite } from '../../src/pages/expand.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import type { InlineScripts } from '../../src/render/document.ts';
import { createRenderer, loadSections } from '../../src/render/index.tsx';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { companyFile } from '../company.ts';
import { exampleLists, registry, siteSchema } from '../registry.ts';

/** The config of the tests' site. */
export const sample: SiteConfig = siteSchema.parse(withExampleLists(JSON.parse(readFileSync(companyFile, 'utf8'))));

function withExampleLists(config: SiteConfigInput): SiteConfigInput {
  return { ...config, lists: { ...exampleLists, ...config.lists } };
}

/** Any picture, of the same size. */
export const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });

/** The document of a page with these sections, beside those of the sample site, or of unknown addresses without any. */
export async function documentOf(
  sections: object[] | undefined,
  {
    scripts = { first: '', platform: '', announcements: '', languages: '', foreign: '', search: '' } as InlineScripts,
    css = '',
  } = {},
): Promise<string> {
  await loadSections();
  const example = { ...sample.routes[0], id: 'example', path: '/example', sections };
  const routes = sections ? [...sample.routes, example] : sample.routes;
  const { site, page, notFound } = resolveSite(
    registry,
    expandSite(registry, { ...sample, routes } as SiteConfig),
    anySize,
  );
  const assets = { baseCss: '', scripts, entry: '', siteFile: '', preloadFonts: [] };
  return (await createRenderer(registry, site, assets, () => css)(sections ? page('/example') : notFound)).document;
}

/** A browser for the tests of a file, which opens pages. */
export function openBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  });
  afterAll(() => browser.close());
  return { newPage: (options?: BrowserContextOptions) => browser.newPage(options) };
}
