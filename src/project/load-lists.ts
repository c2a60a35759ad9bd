import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Loading } from '../../schema/loading.ts';
import type { LoadedPlugin, PluginList } from '../../schema/plugin.ts';
import { isAddress, type ListSource } from '../content/list-source.ts';
import { quote } from '../json/show-value.ts';
import { hash } from './hash.ts';
import { loadStored, type StoredData } from './stored-data.ts';

/**
 * Loads the lists that a config takes from plugins, and the texts of those that it takes from servers, by the names that it gives them. What
 * cannot be loaded is the last that could, with a warning, or an error.
 */
export async function loadLists(
  plugins: readonly LoadedPlugin[],
  sources: readonly ListSource[],
): Promise<Map<string, PluginList>> {
  const names = new Set(sources.map(({ from }) => from));
  const ofPlugins = plugins.flatMap((plugin) =>
    Object.entries(plugin.data ?? {})
      .filter(([name]) => names.has(name))
      .map(async ([name, { load, maxAge }]): Promise<[string, PluginList]> => {
        const code = hash(readFileSync(plugin.file));
        const stored = await loadStored([plugin.file, name], code, load, maxAge);
        return [name, listOf(`The list ${quote(name)} of ${basename(plugin.file)}`, stored)];
      }),
  );
  const addresses = new Map(sources.flatMap(({ from, maxAge }) => (isAddress(from) ? [[from, maxAge]] : [])));
  const ofServers = [...addresses].map(
    async ([address, maxAge]): Promise<[string, PluginList]> => [
      address,
      listOf('This', await loadStored([address], '', (loading) => download(address, loading), maxAge)),
    ],
  );
  return new Map(await Promise.all([...ofPlugins, ...ofServers]));
}

function listOf(what: string, { value, error, loadedAt }: StoredData): PluginList {
  if (!error) return { items: value };
  const failed = { code: 'list/not-loaded', message: `${what} could not be loaded: ${error}.` };
  if (!loadedAt) return { problem: { ...failed, hint: 'Try again, or write the items here.' } };
  const hint = `The site has the items of ${loadedAt.toISOString().slice(0, 16).replace('T', ', ')} (UTC).`;
  return { items: value, problem: { ...failed, hint, severity: 'warning' } };
}

async function download(address: string, loading: Loading): Promise<string> {
  return (await (await ask(address, loading)).text()).replace(/^\ufeff/, '');
}

/** Asks a server for a file. Throws if it has none. */
export async function ask(address: string, { signal }: Loading): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`the server answers ${response.status} ${response.statusText}`.trim());
  return response;
}
