import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Frame } from '@playwright/test';
import { siteSchema } from '../../schema/site.ts';
import { init } from '../../src/cli/init.ts';
import { type IdPath, idPathOf } from '../../src/config/edit/id-path.ts';
import { setAt } from '../../src/config/json.ts';
import { outlineOf, walk } from '../../src/config/outline.ts';
import type { Path } from '../../src/config/report/issue.ts';
import { textsFor } from '../../src/config/texts/index.ts';
import { isWords } from '../stretched-config.ts';
import { serveStudio } from '../studio/served-studio.ts';
import { openFrame, type StudioSite, test } from './studio-site.ts';

// Where a click on each text of each starter leads. What is right is read from a second site: there each text of the config ends with a
// number of its own, in characters without width, so that the page shows the same. The text on the page that has a number shows its value.

const project = join(import.meta.dirname, '../..');
const [zero, base, end] = [0xfe00, 15, '\ufe0f'];
const numbers = /[\ufe00-\ufe0e]+\ufe0f/g;

const written = (number: number) =>
  `${[...number.toString(base)].map((digit) => String.fromCharCode(zero + Number.parseInt(digit, base))).join('')}${end}`;
const read = (text: string) =>
  Number.parseInt([...text.slice(0, -1)].map((one) => (one.charCodeAt(0) - zero).toString(base)).join(''), base);

/** A numbered value: its places, of which a group has several, and whether it stands in other texts too. */
interface Numbered {
  paths: IdPath[];
  isToken: boolean;
}

let folder: string;
let all: Numbered[];

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'places-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers the texts of a config, and of the Markdown files and the German file beside it. */
function numberTexts(text: string, site: string): { config: object; files: Map<string, string> } {
  const config = JSON.parse(text);
  config.texts = textsFor('en', config.texts ?? {});
  const groups = new Map<string, number>();
  const changes: [Path, string][] = [];
  const files = new Map<string, string>();
  all = [];
  walk(config, outlineOf(siteSchema), (value, outline, path) => {
    // Drawn as ticks and dashes.
    const isSign = path.includes('cells') && /^(yes|no)$/.test(String(value));
    if (typeof value !== 'string' || isSign || !(isWords(outline) || outline.holds === 'markdown')) return;
    if (['seo', 'theme', 'locales'].includes(String(path[0]))) return;
    const group = outline.isGroup && JSON.stringify([path.filter((step) => typeof step === 'string'), value]);
    const known = group ? groups.get(group) : undefined;
    const number = known ?? all.length;
    const own = idPathOf(config, [...path]);
    if (known === undefined) all.push({ paths: [own], isToken: isTokenValue(path) });
    else all[known]?.paths.push(own);
    if (group) groups.set(group, number);
    const file = outline.holds === 'markdown' && value.endsWith('.md') ? join(site, value) : undefined;
    if (file) files.set(file, withNumbers(readFileSync(file, 'utf8'), number));
    else if (outline.holds === 'markdown') changes.push([[...path], withNumbers(value, number)]);
    else changes.push([[...path], value + written(number)]);
  });
  for (const [path, value] of changes) setAt(config, path, value);
  return { config, files };
}

const isTokenValue = ([root, key]: Path) =>
  root === 'tokens' ||
  root === 'contacts' ||
  (root === 'brand' && ['name', 'motto', 'place', 'claims'].includes(String(key)));

/** A Markdown text whose words all have a number, but for addresses, tokens and names of languages. */
const withNumbers = (text: string, number: number) =>
  text.replace(/(\]\([^)]*\)|```\w*|\{[^}]*\}|https?:\S+)|(\p{L}{2,})/gu, (whole, kept) =>
    kept ? whole : whole + written(number),
  );

/** Numbers the texts of the German file. A text has the path of its source. */
function numberGerman(part: unknown, main: unknown, path: IdPath): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if ('text' in part && typeof part.text === 'string') {
    all.push({ paths: [path], isToken: isTokenValue(path as Path) });
    return { ...part, text: part.text + written(all.length - 1) };
  }
  const steps = Object.entries(part).map(([key, one]) => {
    const isList = Array.isArray(main);
    const inMain = isList
      ? Array.isArray(part)
        ? main[Number(key)]
        : main.find((item) => item.id === key)
      : (main as Record<string, unknown> | undefined)?.[key];
    const id = isList ? (inMain as { id?: string } | undefined)?.id : undefined;
    const step = id ? { id } : isList ? Number(key) : key;
    return [key, numberGerman(one, inMain, [...path, step])] as const;
  });
  return Array.isArray(part) ? steps.map(([, one]) => one) : Object.fromEntries(steps);
}

/** The texts of the parts of a page, in their order. */
type Parts = Record<string, string[]>;

/** Runs in the page: reads the texts of a document, and gives each text node a place in its part. */
function readParts(root: ParentNode): Record<string, Text[]> {
  const parts: Record<string, Text[]> = {};
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !element || element.closest('script, style, template, studio-layer, noscript')) continue;
    const part = element.closest('main > section, [data-static] dialog, #_root > header, [data-static] > footer');
    const name = part ? `${part.localName} ${part.id}` : 'page';
    parts[name] = [...(parts[name] ?? []), node as Text];
  }
  return parts;
}

/** The texts of a page as the server writes it, in windows that no script of Studio knows. */
const textsOf = (frame: Frame, path: string): Promise<Parts> =>
  frame.evaluate(
    async ([path, source]) => {
      const html = await (await fetch(path as string)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      // biome-ignore lint/security/noGlobalEval: the function of this file, in the page
      const parts = eval(`(${source})`)(parsed.getElementById('_root')) as Record<string, Text[]>;
      return Object.fromEntries(Object.entries(parts).map(([name, nodes]) => [name, nodes.map((node) => node.data)]));
    },
    [path, readParts.toString()],
  );

interface Click {
  part: string;
  text: string;
  offset: number;
  trail: IdPath | undefined;
}

/** What a click on each of some places of the page leads to. */
const clickAll = (
  frame: Frame,
  places: { part: string; texts: { text: string; offset: number }[] }[],
): Promise<Click[]> =>
  frame.evaluate(
    async ([places, source]) => {
      const { trailAt } = await import('/src/studio/frame/find.ts' as string);
      // biome-ignore lint/security/noGlobalEval: the function of this file, in the page
      const parts = eval(`(${source})`)(document.getElementById('_root')) as Record<string, Text[]>;
      const clicks: Click[] = [];
      for (const { part, texts } of places as { part: string; texts: { text: string; offset: number }[] }[]) {
        // React may have added texts, such as numbers that count.
        let from = 0;
        for (const { text, offset } of texts) {
          const nodes = parts[part] ?? [];
          const at = nodes.findIndex((node, index) => index >= from && node.data === text);
          const node = nodes[at];
          if (!node) {
            clicks.push({ part, text, offset, trail: undefined });
            continue;
          }
          from = at;
          document.caretPositionFromPoint = () => ({ offsetNode: node, offset }) as unknown as CaretPosition;
          clicks.push({ part, text, offset, trail: trailAt(node.parentElement, { x: 0, y: 0 })[0] });
        }
      }
      return clicks;
    },
    [places, readParts.toString()] as const,
  ) as Promise<Click[]>;

/** Serves a starter, or the sample. */
async function serveStarter(starter: string): Promise<StudioSite> {
  const site = join(folder, starter);
  await init(project, [site, '--from', starter]);
  const file = join(site, 'site.config.json');
  const readFile = () => readFileSync(file, 'utf8');
  return {
    ...(await serveStudio(site)),
    folder: site,
    read: readFile,
    value: (...path) => path.reduce((at, step) => Reflect.get(at as object, step), JSON.parse(readFile())),
    save: (text) => writeFileSync(file, text),
  };
}

for (const starter of ['blank', 'restaurant', 'saas', 'event', 'company'])
  test(`every text of every page of ${starter} opens its field`, async ({ page }) => {
    test.setTimeout(300_000);
    const site = await serveStarter(starter);
    try {
      const first = site.read();
      const pages = pathsOf(await (await fetch(`${site.url}/sitemap.xml`)).text());
      const frame = await openFrame(page, site, first);
      const { config, files } = numberTexts(first, site.folder);
      const german = join(site.folder, 'site.config.de.json');
      const hasGerman = pages.some((path) => path.startsWith('/de'));
      if (hasGerman)
        files.set(german, JSON.stringify(numberGerman(JSON.parse(readFileSync(german, 'utf8')), config, [])));
      const before = new Map([...files.keys()].map((file) => [file, readFileSync(file, 'utf8')]));
      for (const [file, text] of files) writeFileSync(file, text);
      site.save(JSON.stringify(config));
      const isNumbered = (parts: Parts) => numbers.test(JSON.stringify(parts));
      await expect.poll(async () => isNumbered(await textsOf(frame, '/')), { timeout: 60_000 }).toBe(true);
      // TODO wait for files
      await page.waitForTimeout(1500);
      const second = new Map<string, Parts>();
      for (const path of pages) second.set(path, await textsOf(frame, path));
      for (const [file, text] of before) writeFileSync(file, text);
      site.save(first);
      await expect.poll(async () => isNumbered(await textsOf(frame, '/')), { timeout: 60_000 }).toBe(false);
      await page.waitForTimeout(1500);
      const wrong: string[] = [];
      let [count, lost] = [0, 0];
      const plain: string[] = [];
      for (const path of pages) {
        await frame.goto(site.url + path);
        await frame.waitForFunction(() => 'studioPage' in window);
        const wanted: number[][] = [];
        const places = Object.entries(second.get(path) ?? {}).map(([part, texts]) => ({
          part,
          texts: texts.flatMap((shown) => {
            const found = [...shown.matchAll(numbers)].map(({ 0: one, index }) => ({ number: read(one), index }));
            const text = shown.replace(numbers, '');
            if (found.length === 0) plain.push(`${path} ${part}: ${text}`);
            const last = found.at(-1);
            return found.flatMap(({ number, index }) => {
              if (all[number]?.isToken && number !== last?.number) return [];
              wanted.push([number]);
              return [{ text, offset: shown.slice(0, index).replace(numbers, '').length }];
            });
          }),
        }));
        const clicks = await clickAll(frame, places);
        for (const [at, { part, text, offset, trail }] of clicks.entries()) {
          const number = wanted[at]?.[0] as number;
          if (!trail) lost++;
          else count++;
          const right = all[number]?.paths.map((one) => JSON.stringify(one)) ?? [];
          if (!right.includes(JSON.stringify(trail)))
            wrong.push(`${path} ${part}: ${text} (${offset}): ${JSON.stringify(trail)} for ${right[0]}`);
        }
      }
      console.log(starter, pages.length, 'pages', count, 'texts', lost, 'lost', plain.length, 'plain');
      writeFileSync(`/tmp/places/${starter}.txt`, [...wrong, '', ...new Set(plain)].join('\n'));
      expect(wrong).toEqual([]);
    } finally {
      await site.end('SIGTERM');
    }
  });

const pathsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
