import type { SectionSource } from '../../schema/define-section.ts';
import { fillTokens, tokenValues } from '../content/tokens.ts';
import { quote } from '../json/show-value.ts';
import { hash } from '../project/hash.ts';
import type { ProjectRegistry } from '../project/registry.ts';
import { loadStored, type StoredData } from '../project/stored-data.ts';
import type { ExpandedRoute, ExpandedSite } from './expand.ts';

/** Data that could not be loaded for a section of a page. */
export interface MissingData {
  message: string;
  hint: string;
}

/** Returns the pages of a site, whose sections have the data that their types load, as `data`, and what could not be loaded. */
export async function loadData(
  { section: typeOf, folders }: Pick<ProjectRegistry, 'section' | 'folders'>,
  site: ExpandedSite['site'],
): Promise<{ routes: ExpandedRoute[]; missing: MissingData[] }> {
  const tokens = tokenValues(site);
  const loaded = new Map<string, Promise<StoredData>>();
  const missing = new Map<string, MissingData>();
  const load = (type: string, source: SectionSource<never, unknown>, section: unknown) => {
    const input = source.input(fillTokens(section, tokens) as never);
    // A type of the same name of another site is another one.
    const key = JSON.stringify([folders.get(type), input]);
    const known =
      loaded.get(key) ??
      loadStored(key, hash(`${source.load}`), async (loading) => source.load(input, loading), source.maxAge);
    loaded.set(key, known);
    return known;
  };
  const withData = async ({ path, sections, ...route }: ExpandedRoute): Promise<ExpandedRoute> => ({
    path,
    ...route,
    sections: await Promise.all(
      sections.map(async (section) => {
        const source = typeOf(section.type)?.data;
        if (!source) return section;
        const { value, error, loadedAt } = await load(section.type, source, section);
        if (error) missing.set(section.type + error, words(section, path, error, loadedAt));
        return { ...section, ...(value !== undefined && { data: value }) };
      }),
    ),
  });
  const isLoading = ({ sections }: ExpandedRoute) => sections.some(({ type }) => typeOf(type)?.data);
  const all = await Promise.all(site.routes.map((route) => (isLoading(route) ? withData(route) : route)));
  return { routes: all, missing: [...missing.values()] };
}

const words = (section: { type: string; id: string }, path: string, error: string, loadedAt: Date | undefined) => ({
  message: `The data of the section ${quote(section.id)} (${section.type}) on ${path} could not be loaded: ${error}.`,
  hint: loadedAt
    ? `It shows the data of ${loadedAt.toISOString().slice(0, 16).replace('T', ', ')} (UTC).`
    : 'It is shown without data.',
});
