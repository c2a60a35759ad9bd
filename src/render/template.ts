import type { AnySectionData, SiteModel } from '../config/page-model.ts';
import { createCache, createSiteCaches } from './cache.ts';
import { escapeHtml } from './html.ts';
import { type Markup, share } from './markup.ts';
import { oncePer } from './once-per.ts';

// Pages of a site are alike in all but their words. React renders what is alike once, with slots where the words come, and each page
// fills these with its own.

/** Puts something into data or views that stands for what comes there later, by its place in the list of contents. */
export type Slot = (at: number) => string;

/** Something that was rendered with slots: what stands between them, and which content comes into each. */
export interface Template {
  between: Markup[];
  contents: number[];
}

const [opening, closing] = ['\u{10FFFD}', '\u{10FFFC}'];

/** Slots with something around and inside them, and what finds them again in HTML, where this may be escaped. */
function slotsWith([before, inside, after]: Trial) {
  const found = (text: string) => `(?:${[text, escapeHtml(text)].map(literally).join('|')})`;
  const pattern = new RegExp(`${found(before)}${opening}(\\d+)${found(inside)}${closing}${found(after)}`, 'u');
  return { slot: (at: number) => before + opening + at + inside + closing + after, pattern };
}

type Trial = [before: string, inside: string, after: string];

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Slots are tried with nothing beside their signs, and as words of other lengths, beginnings, ends and signs: whoever looks into words, or
 * changes them, writes something else then.
 */
const trials = (
  [
    ['', '', ''],
    ['“A ', ' any “words” – <b>of</b> any, kind & length?\n(https://x.y/?z=ü#1) ', ' 5%?'],
    ['12.5 a', ' that go on and on;'.repeat(50), ' Z!'],
  ] satisfies Trial[]
).map(slotsWith);

/**
 * Has something rendered with slots. Undefined where one cannot be filled without rendering again: what renders looks into the words, or writes
 * signs itself that slots are made of.
 */
export function makeTemplate(render: (slot: Slot) => string): Template | undefined {
  try {
    const [parts = [], ...others] = trials.map(({ slot, pattern }) => render(slot).split(pattern));
    if (others.some((other) => other.length !== parts.length || other.some((part, at) => part !== parts[at])))
      return undefined;
    // Where a text that begins with a line break begins one of these, React writes a second one.
    if (parts.some((part) => /<(pre|textarea|listing)\b[^<>]*>$/.test(part) || part.includes(opening)))
      return undefined;
    return {
      between: parts.filter((_, at) => at % 2 === 0).map(share),
      contents: parts.filter((_, at) => at % 2 === 1).map(Number),
    };
  } catch {
    // It may have refused what it saw. If it refuses the words too, that is told where these are rendered.
    return undefined;
  }
}

/** The template with contents in its slots. */
export function fillTemplate({ between, contents }: Template, given: readonly Markup[]): Markup {
  const pieces = [...(between[0] as Markup)];
  for (const [at, content] of contents.entries())
    pieces.push(...(given[content] as Markup), ...(between[at + 1] as Markup));
  return pieces;
}

/** Data with slots for its words. */
interface Hollow<T> {
  data: T;
  /** Equal for data that are alike in all but their words. */
  key: string;
  /** What comes into the slots, as markup. */
  words: Markup[];
}

/**
 * Puts slots in the place of what differs from page to page: texts of more than one plain word, titles and labels, addresses behind their
 * beginnings, by which components tell them apart, and the id. Items of lists are the site's, and stay. `first` is the number of the first slot.
 */
export function hollow<T extends AnySectionData>(section: T, slot: Slot = () => opening, first = 0): Hollow<T> {
  const words: Markup[] = [];
  const put = (word: string) => {
    words.push([escapeHtml(word)]);
    return slot(first + words.length - 1);
  };
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      const kept = key === 'href' ? (beginning.exec(value)?.[0].length ?? 0) : 0;
      const isOwn = key === 'href' || key === 'title' || key === 'label' || isWords(value);
      return isOwn && value.length > kept ? value.slice(0, kept) + put(value.slice(kept)) : value;
    }
    if (Array.isArray(value)) return value.map((item) => visit(item, key));
    return typeof value === 'object' && value !== null ? visitAll(value) : value;
  };
  const visitAll = (value: object) => {
    const filled: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) filled[key] = visit(item, key);
    return filled;
  };
  const { id, ...rest } = section;
  const list = 'list' in section ? section.items : undefined;
  const data = { ...visitAll(list ? { ...rest, items: undefined } : rest), id: put(id) };
  return {
    data: (list ? { ...data, items: list } : data) as T,
    key: JSON.stringify([data, list && numberOf(list)]),
    words,
  };
}

const beginning = /^([a-z]+:(\/\/)?|[/#])/;
/** Names of icons, kinds and files have neither spaces nor letters beyond ASCII; some scripts have words without spaces. */
const isWords = (value: string) => /[^!-~]/.test(value) && !beginning.test(value);

/** Tells lists apart; reads each once. */
const numberOf = oncePer((list: object) => byContent(JSON.stringify(list), () => ++lists));
const byContent = createCache<number>(100);
let lists = 0;

/**
 * Gives each site a cache of templates; undefined for what can have none. They are made at once and not when something comes for the second
 * time: a page must not depend on those before it, not even in how its compressed forms are put together.
 */
export function createTemplates(most: number) {
  const caches = createSiteCaches<Template | undefined>(most);
  return (site: SiteModel) => (key: string, render: (slot: Slot) => string) =>
    caches(site)(key, () => makeTemplate(render));
}
