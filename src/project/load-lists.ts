import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { LoadedPlugin, PluginList } from '../../schema/plugin.ts';
import { quote } from '../json/show-value.ts';
import { hash } from './hash.ts';
import { loadStored } from './stored-data.ts';

/** Loads the lists of plugins that a config names. What cannot be loaded is the last that could, with a warning, or an error. */
export async function loadLists(
  plugins: readonly LoadedPlugin[],
  names: ReadonlySet<string>,
): Promise<Map<string, PluginList>> {
  const wanted = plugins.flatMap((plugin) =>
    Object.entries(plugin.data ?? {})
      .filter(([name]) => names.has(name))
      .map(async ([name, { load, maxAge }]): Promise<[string, PluginList]> => {
        const code = hash(readFileSync(plugin.file));
        const { value, error, loadedAt } = await loadStored([plugin.file, name], code, load, maxAge);
        if (!error) return [name, { items: value }];
        const message = `The list ${quote(name)} of ${basename(plugin.file)} could not be loaded: ${error}.`;
        const failed = { code: 'list/not-loaded', message };
        if (!loadedAt) return [name, { problem: { ...failed, hint: 'Try again, or write the items here.' } }];
        const hint = `The site has the items of ${loadedAt.toISOString().slice(0, 16).replace('T', ', ')} (UTC).`;
        return [name, { items: value, problem: { ...failed, hint, severity: 'warning' } }];
      }),
  );
  return new Map(await Promise.all(wanted));
}
