import { type Browser, chromium, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteConfig } from '../../schema/site.ts';
import { textsFor } from '../../src/content/texts/index.ts';
import type { Path } from '../../src/diagnostics/issue.ts';
import { schemaNodeOf, walk } from '../../src/diagnostics/schema-node.ts';
import { renderShareImage } from '../../src/media/share-image.ts';
import { outputs } from '../../src/outputs/outputs.ts';
import { renderSyllabus } from '../../src/outputs/syllabus/syllabus.ts';
import { expandSite } from '../../src/pages/expand.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { createRenderer, loadSections } from '../../src/render/index.tsx';
import { parseSite } from '../../src/validate/parse-site.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { setAt, wholeConfig } from '../config/whole-config.ts';
import { registry, siteSchema } from '../registry.ts';

// Whatever an editor, or somebody who has got at the config, writes into a text: it comes out as that text, or is refused. Every
// place of the config that takes the hostile text has it at once; the same places with harmless letters of the same length show
// what the site looks like otherwise. What is read from both must be the same but for the text.

const anySize = new Proxy({}, { get: () => ({ width: 100, height: 100 }) });
const bases = (['href', 'copy', 'dialog'] as const).map((deed) => wholeConfig(deed));

const hostile = [
  'x</script><script>alert(1)</script>x',
  'x<!--<script></style></title></textarea>]]>-->x',
  'x"><img src=x onerror=alert(1)><svg/onload=alert(1)>x',
  'x\' onload=\'alert(1)" onload="alert(1)&lt;script&gt;&#x3c;x',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what somebody may write
  'xjavascript:alert(1)\\u003cscript>`${alert(1)}`*/;//=a\u2028b\u2029x',
];

let browser: Browser;
let page: Page;
beforeAll(async () => {
  await loadSections();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** Where Markdown stands, in which a hostile text may mean something; `rich-text.test` and `mistakes.test` look after it. */
function markdownPaths(config: object): Set<string> {
  const paths = new Set<string>();
  walk(config, schemaNodeOf(siteSchema), (_, { field }, path) => {
    if (field?.isMarkdown) paths.add(path.join());
  });
  return paths;
}

/** The places of all texts. */
function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => textPaths((value as Record<string | number, unknown>)[key], [...path, key]));
}

/** Puts a text into every place that takes it, by taking it out again where the checks complain. */
function infest(base: object, text: string): { site: SiteConfig; places: Path[] } {
  const markdown = markdownPaths(base);
  let places = textPaths(base).filter((path) => !markdown.has(path.join()));
  for (let round = 0; round < 20; round++) {
    const site = siteWith(base, text, places);
    if (site.ok) return { site: site.site, places };
    const errors = site.issues.filter(({ severity }) => severity === 'error');
    // The last of very many says only that there are more.
    const refused = errors.map(({ path }) => path).filter(({ length }) => length > 0);
    const within = (place: Path, path: Path) => path.every((key, at) => String(key) === String(place[at]));
    const left = places.filter((place) => !refused.some((path) => within(place, path)));
    expect(left.length, JSON.stringify(site.issues[0])).toBeLessThan(places.length);
    places = left;
  }
  throw new Error('The checks do not come to an end');
}

function siteWith(base: object, text: string, places: Path[]) {
  const copy = structuredClone(base);
  for (const place of places) setAt(copy, place, text);
  return parseSite(registry, JSON.stringify(copy));
}

/** Everything that is made of a config and read by somebody: documents, data, files. */
async function outcomes(config: SiteConfig) {
  const resolved = resolveSite(registry, expandSite(registry, config), anySize);
  const assets = {
    baseCss: 'a{}',
    scripts: {
      first: 'let a',
      platform: 'let b',
      announcements: 'let c',
      languages: 'let d',
      foreign: '',
      timed: '',
      search: '',
    },
    entry: '/a.js',
    siteFile: '/a.json',
    preloadFonts: [],
  };
  const pages = [...resolved.paths.map(resolved.page), resolved.notFound];
  const documents: string[] = [];
  const views: unknown[] = [];
  const render = createRenderer(registry, resolved.site, assets, () => 'b{}');
  for (const model of pages) {
    const { document, json } = await render(model);
    documents.push(document);
    const { sections, footer, dialogs, ...rest } = JSON.parse(json({ css: '' }));
    documents.push(...[footer, dialogs, ...sections.map(({ html = '' }) => html)]);
    views.push(rest, ...sections.map(({ html: _, ...section }: { html?: string }) => section));
  }
  const files = outputs({ languages: [resolved], publicDir: 'public', scripts: assets.scripts, copies: new Map() });
  const [sitemap = '', robots = '', manifest = ''] = ['sitemap.xml', 'robots.txt', 'site.webmanifest'].map((path) => {
    const file = files.get(path);
    return file && 'text' in file ? file.text() : undefined;
  });
  const data = {
    views,
    site: JSON.parse(JSON.stringify(resolved.site)),
    manifest: JSON.parse(manifest),
    robots: robots.split(/[\n\r\u2028\u2029]/),
  };
  return { documents, sitemap, data, resolved };
}

/** What browsers make of documents: elements, attributes and texts; the data in script elements as values. */
function treesOf(texts: string[], type: 'text/html' | 'application/xml'): Promise<unknown[]> {
  return page.evaluate(
    ([sources, kind]) => {
      const read = (node: Element): unknown => {
        const data = node.localName === 'script' && /json/.test(node.getAttribute('type') ?? '');
        const children: unknown[] = [];
        for (const child of node instanceof HTMLTemplateElement ? node.content.childNodes : node.childNodes) {
          if (child instanceof Element) children.push(read(child));
          else if (child.nodeType !== Node.TEXT_NODE) continue;
          else if (typeof children.at(-1) === 'string') children.push(`${children.pop()}${child.textContent}`);
          else children.push(child.textContent);
        }
        const attributes = [...node.attributes].map(({ name, value }) => [
          name,
          /^mailto:/.test(value) ? decodeURIComponent(value) : value,
        ]);
        return [node.localName, attributes, data ? JSON.parse(node.textContent ?? '') : children];
      };
      return sources.map((text) => read(new DOMParser().parseFromString(text, kind).documentElement));
    },
    [texts, type] as const,
  );
}

/** The same value with one text in place of another, wherever it stands. */
function replaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, () => to);
  if (Array.isArray(value)) return value.map((item) => replaced(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, from, to)]));
}

const harmless = (text: string) => `q${text.slice(1).replace(/[^ ]/g, 'z')}`;

async function compare(base: object, text: string): Promise<number> {
  const { site, places } = infest(base, text);
  const other = siteWith(base, harmless(text), places);
  if (!other.ok) throw new Error(`Harmless letters are refused: ${JSON.stringify(other.issues[0])}`);
  const [made, usual] = [await outcomes(site), await outcomes(other.site)];
  const as = (value: unknown) => replaced(value, harmless(text), text);
  // What a component tells by its words may differ: their width, by which the header has its links and its button or the menu alone, or
  // that they are a number. The menu has the links and the button of the header too.
  const byWords =
    /<(?:a|button)\b[^>]* mantine-visible-from-[^>]*>.*?<\/(?:a|button)>|<nav class="_nav.*?<\/nav>|(?<=--ems:)[\d.]+| data-number="true"| mantine-(?:visible|hidden)-from-\w+/gs;
  const plain = (documents: string[]) => documents.map((html) => html.replace(byWords, ''));
  expect(await treesOf(plain(made.documents), 'text/html')).toEqual(
    as(await treesOf(plain(usual.documents), 'text/html')),
  );
  expect(await treesOf([made.sitemap], 'application/xml')).toEqual(
    as(await treesOf([usual.sitemap], 'application/xml')),
  );
  expect(made.data).toEqual(as(usual.data));
  return places.length;
}

it('a hostile text comes out as text in pages, data for search engines and for React, page.json, sitemap, manifest and head', async () => {
  for (const [at, text] of hostile.entries()) await compare(bases[at % 3] as object, text);
}, 300_000);

it('most texts of a config take such a text, so that the above says something', () => {
  const text = 'x</script><script>alert(1)</script>"x';
  const { places } = infest(bases[0] as object, text);
  const names = places.map((place) => place.join('.'));
  expect(names).toEqual(
    expect.arrayContaining([
      'brand.name',
      'brand.motto',
      'seo.organization',
      'routes.0.title',
      'routes.0.description',
      'texts.menu',
      'footer.copyright',
    ]),
  );
  expect(places.length).toBeGreaterThan(150);
});

it('a hostile text comes out as text in a syllabus, which brings no script, action, file or link of its own', async () => {
  const facts = async (course: Parameters<typeof renderSyllabus>[0]) => {
    const pdf = await getDocument({ data: new Uint8Array(await renderSyllabus(course)), verbosity: 0 }).promise;
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
    const annotations = await Promise.all(pages.map((one) => one.getAnnotations()));
    const texts = await Promise.all(pages.map((one) => one.getTextContent()));
    return {
      active: [await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getAttachments()],
      links: annotations.flat().map(({ url, unsafeUrl }) => url ?? unsafeUrl),
      text: texts
        .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
        .join('')
        .replace(/[^!-~]/g, ''),
    };
  };
  for (const text of hostile) {
    const { site, places } = infest(bases[0] as object, text);
    const course = Object.values(site.lists).find((list) => list.of === 'courses')?.items[0];
    if (!course) throw new Error('There is no course');
    const { brand, contacts, texts, theme } = site;
    const input = {
      course: course as never,
      brand,
      addresses: Object.values(contacts),
      texts: textsFor(registry, 'en', texts).pdf,
      lang: site.seo.lang,
      theme,
    };
    const { active, links, text: reported } = await facts(input);
    expect(places.some(([first]) => first === 'lists')).toBe(true);
    expect(active).toEqual([null, null, null]);
    const own = Object.values(contacts).map((address) => `mailto:${address}`);
    expect(links.filter((url) => !own.includes(url))).toEqual([]);
    expect(reported).toContain(text.replace(/[^!-~]/g, ''));
  }
}, 120_000);

it('a hostile text is drawn in a share image', async () => {
  for (const text of hostile) {
    const theme = { accent: '#d9480f', neutral: 'pure', motif: 'dots' } as const;
    const image = await renderShareImage({ title: text, brand: { name: text, motto: text }, theme, lang: 'en' });
    expect(image.subarray(1, 4).toString()).toBe('PNG');
  }
}, 60_000);
