import { type Route, route as routeSchema } from '../../schema/route.ts';
import { type SiteConfig, siteSchema } from '../../schema/site.ts';
import { type IdPath, idStepsOf } from './edit/id-path.ts';
import { isObject } from './json.ts';
import { markOf } from './marks.ts';
import { isFreeText, type Outline, optionOf, outlineOf, partOf } from './outline.ts';
import type { Path } from './report/issue.ts';
import { textsFor } from './texts/index.ts';
import { fillTokens, tokenValues } from './tokens.ts';

/** A text of the config that has a mark on the page. */
export interface MarkedText {
  path: IdPath;
  isMarkdown?: boolean;
  /** The places of other items with the same group name. An edit changes them too. */
  also?: IdPath[];
}

/** The texts by the number in their mark. A path keeps its number, so that a page is rendered the same until its texts change. */
export interface PathTable {
  texts: MarkedText[];
  /** The numbers whose text is new or has changed. The server empties it after it has sent them. */
  news: Set<number>;
  /** Adds a text, unless it is known, and returns its number. */
  note(text: MarkedText): number;
}

export function createPathTable(): PathTable {
  const numbers = new Map<string, number>();
  const texts: MarkedText[] = [];
  const news = new Set<number>();
  return {
    texts,
    news,
    note(text) {
      const key = JSON.stringify(text.path);
      const number = numbers.get(key) ?? texts.length;
      const known = texts[number];
      if (!known || known.isMarkdown !== text.isMarkdown || JSON.stringify(known.also) !== JSON.stringify(text.also))
        news.add(number);
      numbers.set(key, number);
      texts[number] = text;
      return number;
    },
  };
}

/**
 * Returns a copy of a checked site in which each text for visitors ends with a mark that leads to its place in the config. Built-in
 * texts have marks too; with `isAsked`, only those routes have them. Components show marked texts like any others, but compare two
 * kinds: `signs`, which are drawn and get no mark, and names of groups, which get one mark for all equal names in a list.
 */
export function markSite(
  site: SiteConfig,
  table: PathTable,
  isAsked: (route: Route) => boolean = () => true,
): SiteConfig {
  const groups = new Map<string, MarkedText>();
  const tokens = tokenValues(site);
  const { routes, ...shared } = { ...site, texts: textsFor(site.seo.lang, site.texts) };
  const steps = idStepsOf(routes, ['routes']);
  const marked = {
    ...(markAll(shared, outlineOf(siteSchema), []) as typeof shared),
    routes: routes.map((route, at) =>
      isAsked(route) ? (markAll(route, outlineOf(routeSchema), ['routes', steps[at] as number]) as Route) : route,
    ),
  };
  for (const text of groups.values()) table.note(text);
  return marked;

  function markAll(value: unknown, outline: Outline, path: IdPath): unknown {
    if (typeof value === 'string')
      return isForVisitors(value, outline, path) ? value + markFor(value, outline, path) : value;
    const option = outline.kind === 'choice' ? optionOf(value, outline) : outline;
    if (Array.isArray(value) && option?.kind === 'list') {
      const steps = idStepsOf(value, path as Path);
      return value.map((item, at) => markAll(item, option.item, [...path, steps[at] as number]));
    }
    if (!isObject(value) || !option) return value;
    const entries = Object.entries(value).map(([key, part]) => {
      const known = partOf(option, key);
      return [key, known ? markAll(part, known, [...path, key]) : part];
    });
    return Object.fromEntries(entries);
  }

  function markFor(value: string, { holds, isGroup }: Outline, path: IdPath): string {
    const text: MarkedText = { path, ...(holds === 'markdown' && { isMarkdown: true }) };
    const number = table.note(isGroup ? firstOf(text, value) : text);
    const filled = fillTokens(value, tokens);
    // With braces left, a value is filled in later, so the length is unknown.
    return markOf(number, holds === 'markdown' || /[{}]/.test(filled) ? undefined : filled.length);
  }

  function firstOf(text: MarkedText, value: string): MarkedText {
    const { path } = text;
    const key = JSON.stringify([path.filter((step) => typeof step === 'string'), value]);
    const first = groups.get(key);
    if (first) first.also = [...(first.also ?? []), path];
    else groups.set(key, text);
    return first ?? text;
  }
}

/** Top-level keys whose texts are not shown themselves: addresses, values of tokens, and data for programs. */
const unseen = ['$schema', 'seo', 'theme', 'contacts', 'tokens', 'locales'];

function isForVisitors(text: string, outline: Outline, path: IdPath): boolean {
  const isData = path[0] === 'security' && path.includes('data');
  return (
    isFreeText(outline) &&
    !unseen.includes(String(path[0])) &&
    !isData &&
    !outline.signs.includes(text) &&
    /\S/.test(text)
  );
}
