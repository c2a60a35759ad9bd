import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Frame } from '@playwright/test';
import { init } from '../../src/cli/init.ts';
import { starters } from '../../src/cli/starters.ts';
import { textsFor } from '../../src/content/texts/index.ts';
import type { Path } from '../../src/diagnostics/issue.ts';
import { schemaNodeOf, walk } from '../../src/diagnostics/schema-node.ts';
import { type IdPath, idPathOf } from '../../src/json/edit/id-path.ts';
import { setAt } from '../../src/json/values.ts';
import { siteSchema } from '../registry.ts';
import { isWords } from '../stretched-config.ts';
import { openFrame, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// Where a click on each text of each starter leads. What is right is read from a second site: there each text of the config ends with a
// number of its own, in characters without width, so that the page shows the same. The text on the page that has a number shows its value.

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
  isMarkdown: boolean;
}

/** One server for all: the folder has the files of each starter, and in turn the config of one. */
let site: StudioSite;
let folder: string;
let all: Numbered[];

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'places-'));
  for (const starter of starters) await init(join(folder, starter), { from: starter });
  site = await serveStudioSite('studio-places', configOf('blank'), (to) => {
    const files = (name: string) => basename(name) !== 'site.config.json';
    for (const starter of starters) cpSync(join(folder, starter), to, { recursive: true, filter: files });
  });
});
test.afterAll(async () => {
  await site?.end('SIGTERM');
  rmSync(folder, { recursive: true });
});

const configOf = (starter: string) => readFileSync(join(folder, starter, 'site.config.json'), 'utf8');

/** Numbers the texts of a config, and of the Markdown files and the German file beside it. */
function numberTexts(text: string, site: string): { config: object; files: Map<string, string> } {
  const config = JSON.parse(text);
  const { sections: _, ...texts } = textsFor({ sections: [] }, 'en', config.texts ?? {});
  config.texts = structuredClone(texts);
  const groups = new Map<string, number>();
  const changes: [Path, string][] = [];
  const files = new Map<string, string>();
  all = [];
  walk(config, schemaNodeOf(siteSchema), (value, schemaNode, path) => {
    // Drawn as ticks and dashes.
    const isSign = path.includes('cells') && /^(yes|no)$/.test(String(value));
    if (typeof value !== 'string' || isSign || !(isWords(schemaNode) || schemaNode.field?.isMarkdown)) return;
    if (['seo', 'theme', 'locales'].includes(String(path[0]))) return;
    const group = schemaNode.isGroup && JSON.stringify([path.filter((step) => typeof step === 'string'), value]);
    const known = group ? groups.get(group) : undefined;
    const number = known ?? all.length;
    const own = idPathOf(config, [...path]);
    if (known === undefined)
      all.push({ paths: [own], isToken: isTokenValue(path), isMarkdown: schemaNode.field?.isMarkdown === true });
    else all[known]?.paths.push(own);
    if (group) groups.set(group, number);
    const file = schemaNode.field?.isMarkdown && value.endsWith('.md') ? join(site, value) : undefined;
    if (file) files.set(file, withNumbers(readFileSync(file, 'utf8'), number));
    else if (schemaNode.field?.isMarkdown) changes.push([[...path], withNumbers(value, number)]);
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

/** Numbers the texts of the German file. A text has the path of its source; equal names of a group have the same number. */
function numberGerman(part: unknown, main: unknown, path: IdPath, groups = new Map<string, number>()): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if ('text' in part && typeof part.text === 'string') {
    const source = all.find(({ paths }) => paths.some((one) => JSON.stringify(one) === JSON.stringify(path)));
    // Data for search engines.
    if (!source) return part;
    const key = source.paths.length > 1 ? `${all.indexOf(source)} ${part.text}` : JSON.stringify(path);
    const number = groups.get(key) ?? all.push({ ...source }) - 1;
    groups.set(key, number);
    return { ...part, text: source.isMarkdown ? withNumbers(part.text, number) : part.text + written(number) };
  }
  const steps = Object.entries(part).map(([key, one]) => {
    const isByPath = path[0] === 'routes' && path.length === 1;
    const inMain = !Array.isArray(main)
      ? (main as Record<string, unknown> | undefined)?.[key]
      : Array.isArray(part)
        ? main[Number(key)]
        : main.find((item) => item.id === key || (isByPath && item.path === `/${key === 'home' ? '' : key}`));
    const step = Array.isArray(main)
      ? Array.isArray(part) && !inMain?.id
        ? Number(key)
        : { id: inMain?.id ?? key }
      : key;
    return [key, numberGerman(one, inMain, [...path, step], groups)] as const;
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

/** The texts of a page as the server writes it, read where no policy of a site stops that. */
const textsOf = (frame: Frame, path: string): Promise<Parts> =>
  frame.page().evaluate(
    async ([path, source]) => {
      const html = await (await fetch(path as string)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      // biome-ignore lint/security/noGlobalEval: the function of this file, in the page
      const parts = eval(`(${source})`)(parsed.getElementById('_root')) as Record<string, Text[]>;
      return Object.fromEntries(Object.entries(parts).map(([name, nodes]) => [name, nodes.map((node) => node.data)]));
    },
    [path, readParts.toString()],
  );

/** A text node of a part, and some of its characters. */
interface Spot {
  part: string;
  /** Its index among the nodes of the part with the same text. */
  nth: number;
  text: string;
  offset: number;
}

/** What the page opens for a click on each of some texts, without the mouse: there are too many. */
const clickAll = (frame: Frame, spots: Spot[]): Promise<(IdPath | undefined)[]> =>
  frame.evaluate(
    ([spots, source, pattern]) => {
      // First, as the policy of the page stops it once the page runs itself.
      // biome-ignore lint/security/noGlobalEval: the function of this file, in the page
      const partsIn = eval(`(${source})`);
      const numbers = new RegExp(pattern, 'g');
      const parts = partsIn(document.getElementById('_root')) as Record<string, Text[]>;
      const studio = window.parent.studioHost;
      let opened: IdPath | undefined;
      if (studio) window.parent.studioHost = { ...studio, chosen: ([path]) => (opened = path), pointed: () => {} };
      const found = spots.map(({ part, nth, text, offset }) => {
        const node = (parts[part] ?? []).filter(({ data }) => data.replace(numbers, '') === text)[nth];
        document.caretPositionFromPoint = () => ({ offsetNode: node, offset }) as unknown as CaretPosition;
        opened = undefined;
        window.studioPage?.select(undefined);
        node?.parentElement?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return opened;
      });
      window.parent.studioHost = studio;
      return found;
    },
    [spots, readParts.toString(), numbers.source] as const,
  );

/** The pages of a site, as they are served. */
type Pages = Map<string, Parts>;

/** Changes the config, and gives its pages when they are served. `files` are other changed files. */
async function pagesWith(frame: Frame, config: Config, files = new Map<string, string>()): Promise<Pages> {
  const sign = written(1e6 + turn++);
  for (const [file, text] of files) writeFileSync(file, text);
  const skipLink = `${config.texts?.skipLink ?? 'Skip to content'}${sign}`;
  const text = JSON.stringify({ ...config, texts: { ...config.texts, skipLink } });
  site.save(text);
  const state = async () => (await site.call('state', {})).state;
  await expect.poll(async () => (await state()).text === text).toBe(true);
  const errors = async () =>
    (await state()).issues
      .filter(({ severity }) => severity === 'error')
      .map(({ pathText, message }) => `${pathText}: ${message}`);
  await expect.poll(errors).toEqual([]);
  const paths = pathsOf(await (await fetch(`${site.url}/sitemap.xml`)).text());
  let pages: Pages = new Map();
  const numbersOf = (text: string) => text.match(numbers) ?? [];
  await expect
    .poll(async () => {
      pages = new Map();
      for (const path of paths) {
        const parts = await textsOf(frame, path);
        if (!isOther(path) && !JSON.stringify(parts).includes(sign)) return false;
        pages.set(path, parts);
      }
      const shown = JSON.stringify([...pages.values()]);
      const rest = numbersOf(shown).filter((one) => one !== sign);
      const isShown = (text: string) => {
        const own = numbersOf(text);
        return own.length > 0 ? own.some((one) => rest.includes(one)) : rest.length === 0;
      };
      return [...files.values()].every(isShown);
    }, eachPage)
    .toBe(true);
  return pages;
}
/** The time for all pages of a site, each of which is rendered. */
const eachPage = { timeout: 400_000 };
const isOther = (path: string) => path === '/de' || path.startsWith('/de/');
let turn = 0;
type Config = { texts?: { skipLink?: string } };

/** The spots of the texts with numbers, and their numbers. */
function spotsOf(parts: Parts): { spot: Spot; number: number }[] {
  return Object.entries(parts).flatMap(([part, texts]) => {
    const plain = texts.map((text) => text.replace(numbers, ''));
    return texts.flatMap((shown, at) => {
      const text = plain[at] as string;
      const nth = plain.slice(0, at).filter((one) => one === text).length;
      const found = [...shown.matchAll(numbers)].map(({ 0: one, index }) => ({ number: read(one), index }));
      return found.flatMap(({ number, index }) => {
        if (!all[number] || (all[number].isToken && number !== found.at(-1)?.number)) return [];
        return [{ spot: { part, nth, text, offset: shown.slice(0, index).replace(numbers, '').length }, number }];
      });
    });
  });
}

/** The dates and times of a config that are no texts, each with a copy in which only that one is another. */
function* otherValues(config: object): Iterable<{ path: IdPath; changed: Config }> {
  const found: { path: Path; value: string }[] = [];
  walk(config, schemaNodeOf(siteSchema), (value, schemaNode, path) => {
    if (typeof value !== 'string' || isWords(schemaNode) || !/^(\d{4}-\d\d-\d\d.*|\d\d:\d\d)$/.test(value)) return;
    if (path[0] === 'routes' || path[0] === 'lists') found.push({ path: [...path], value });
  });
  for (const { path, value } of found) {
    const changed = structuredClone(config);
    // Another minute, or another day of the same month.
    const other = value.replace(/^(\d\d:\d|\d{4}-\d\d-\d)(\d)/, (_, start, last) => start + (last === '3' ? '4' : '3'));
    setAt(changed, path, other);
    yield { path: idPathOf(config, path), changed };
  }
}

/** The spots of the texts that are others on a page. */
const changedSpots = (before: Parts, after: Parts): Spot[] =>
  Object.entries(before).flatMap(([part, texts]) =>
    texts.flatMap((text, at) => {
      const other = after[part]?.[at] ?? text;
      const isOther = part !== 'page' && other.replace(numbers, '') !== text.replace(numbers, '');
      const nth = texts.slice(0, at).filter((one) => one === text).length;
      return isOther ? [{ part, nth, text, offset: 1 }] : [];
    }),
  );

for (const starter of starters)
  test(`every text of every page of ${starter} opens its field`, async ({ page }) => {
    const text = configOf(starter);
    const first = JSON.parse(text);
    const frame = await openFrame(page, site, text);
    const { config, files } = numberTexts(text, site.folder);
    const german = join(site.folder, 'site.config.de.json');
    if (existsSync(join(folder, starter, basename(german))))
      files.set(german, JSON.stringify(numberGerman(JSON.parse(readFileSync(german, 'utf8')), config, [])));
    const before = new Map([...files.keys()].map((file) => [file, readFileSync(file, 'utf8')]));
    const numbered = await pagesWith(frame, config, files);
    const plain = await pagesWith(frame, first, before);
    const wanted = [...numbered].map(([path, parts]) => ({
      path,
      spots: spotsOf(parts).map(({ spot, number }) => ({ spot, paths: all[number]?.paths ?? [] })),
    }));
    let values = 0;
    for (const { path, changed } of otherValues(first)) {
      const pages = await pagesWith(frame, changed);
      for (const one of wanted) {
        const spots = changedSpots(plain.get(one.path) ?? {}, pages.get(one.path) ?? {});
        // Of two dates that make one text, the first counts.
        const isEnd = path.at(-1) === 'until';
        one.spots.push(...(isEnd ? [] : spots.map((spot) => ({ spot, paths: [path] }))));
        values += spots.length;
      }
    }
    await pagesWith(frame, first, before);
    await frame.goto(site.url);
    await frame.locator('html[data-react=""]').waitFor({ state: 'attached' });
    const wrong: string[] = [];
    for (const { path, spots } of wanted) {
      await frame.evaluate((path) => window.studioPage?.goTo(path), path);
      await expect.poll(() => page.evaluate('studioStore.getState().page')).toBe(path);
      const opened = await clickAll(
        frame,
        spots.map(({ spot }) => spot),
      );
      for (const [at, { spot, paths }] of spots.entries())
        if (!paths.some((one) => JSON.stringify(one) === JSON.stringify(opened[at])))
          wrong.push(`${path} ${spot.text} opens ${JSON.stringify(opened[at])}, not ${JSON.stringify(paths[0])}`);
    }
    const count = wanted.reduce((sum, { spots }) => sum + spots.length, 0);
    test.info().annotations.push({
      type: starter,
      description: `${count} texts on ${wanted.length} pages, ${values} of them dates and times`,
    });
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(wanted.length * 5);
  });

const pathsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
