import type { Options } from 'minisearch';
import { termsOf } from './terms.ts';

/** What a visitor can find: a page, or a part of one below a heading. */
export interface SearchEntry {
  /** The address, with the id of the heading. */
  href: string;
  /** The name of the page, or the heading. */
  title: string;
  text: string;
}

/** How the index is written, and must be read. */
export const indexOptions: Options<SearchEntry> = {
  idField: 'href',
  fields: ['title', 'text'],
  storeFields: ['title', 'text'],
  tokenize: (text) => termsOf(text).map(({ term }) => term),
  processTerm: (term) => term,
};
