import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { indexOptions } from '../../content/search/index-options.ts';
import { isUnspaced, termsOf } from '../../content/search/terms.ts';

/** A page, or a part of one, in which something was found. */
interface Found {
  href: string;
  title: string;
  text: string;
  /** The terms of it that match. */
  matched: ReadonlySet<string>;
}

export interface FoundPage {
  href: string;
  title: string;
  /** What was found before its second heading, if anything. */
  own: Found | undefined;
  /** What was found below headings, the best first. */
  parts: Found[];
}

/** How many pages are shown, and how many parts of each. */
const [mostPages, mostParts] = [8, 4];

/** Loads the index that the build has written. */
export async function loadIndex(address: string): Promise<MiniSearch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return MiniSearch.loadJSONAsync(await response.text(), indexOptions);
}

const options: SearchOptions = {
  tokenize: (query) => termsOf(query, true).map(({ term }) => term),
  // Also while a word is typed, and with an error of typing in each five letters.
  prefix: true,
  fuzzy: (term) => term.length > 4 && !isUnspaced(term) && 0.2,
  boost: { title: 3 },
};

/** Returns the pages that have all words of a query in one place; if there are none, those that have some of them. */
export function find(index: MiniSearch, query: string): FoundPage[] {
  const whole = index.search(query, { ...options, combineWith: 'AND' });
  const pages = new Map<string, FoundPage>();
  for (const result of whole.length > 0 ? whole : index.search(query, options)) {
    const found = foundIn(result);
    const [href = ''] = found.href.split('#');
    const page = pages.get(href) ?? { href, title: titleOf(index, href), own: undefined, parts: [] };
    pages.set(href, page);
    if (found.href === href) page.own = found;
    else if (page.parts.length < mostParts) page.parts.push(found);
  }
  return [...pages.values()].slice(0, mostPages);
}

const foundIn = ({ id, title, text, match }: SearchResult): Found => ({
  href: id,
  title,
  text,
  matched: new Set(Object.keys(match)),
});

const titleOf = (index: MiniSearch, href: string) => String(index.getStoredFields(href)?.title ?? '');
