import MiniSearch from 'minisearch';
import { indexOptions, type SearchEntry } from '../content/search/index-options.ts';
import type { ResolvedSite } from '../pages/resolve.ts';
import { searchEntries } from '../pages/search-entries.ts';

/** The index of the search in one language: of all pages that search engines may list too. */
export function searchIndex(site: ResolvedSite): string {
  const index = new MiniSearch<SearchEntry>(indexOptions);
  for (const { path, noindex } of site.routes) if (!noindex) index.addAll(searchEntries(site, site.page(path)));
  return JSON.stringify(index);
}
