import type { Registry } from '../../schema/registry.ts';
import { instead } from '../diagnostics/advice.ts';
import type { Diagnostic } from '../diagnostics/issue.ts';
import { quote } from '../json/show-value.ts';
import { isObject, keyOf } from '../json/values.ts';

/** The lists of a config whose items come from plugins: the name of each in the config, and that in the plugin. */
export function listsFromPlugins(config: unknown): [list: string, from: string][] {
  const lists = keyOf(config, 'lists');
  return Object.entries(isObject(lists) ? lists : {}).flatMap(([name, list]): [string, string][] => {
    const items = keyOf(list, 'items');
    const from = keyOf(items, 'from');
    return typeof from === 'string' && isObject(items) && Object.keys(items).length === 1 ? [[name, from]] : [];
  });
}

/** Returns a config in which lists of plugins have their items; the same object if there are none. */
export function fillLists({ lists: loaded }: Registry, config: unknown): unknown {
  const filled = listsFromPlugins(config).flatMap(([name, from]) => {
    const { items } = loaded.get(from) ?? {};
    const { lists } = config as { lists: Record<string, object> };
    return items === undefined ? [] : [[name, { ...lists[name], items }] as const];
  });
  if (filled.length === 0) return config;
  const own = config as { lists: object };
  return { ...own, lists: { ...own.lists, ...Object.fromEntries(filled) } };
}

/** What is wrong with the lists of plugins. Those without items are errors. */
export function* checkLists({ lists: loaded, plugins }: Registry, config: unknown): Iterable<Diagnostic> {
  const known = plugins.flatMap(({ data = {} }) => Object.keys(data));
  for (const [name, from] of listsFromPlugins(config)) {
    const path = ['lists', name, 'items', 'from'];
    const { items, problem } = loaded.get(from) ?? {};
    if (problem) yield { path, ...problem };
    if (problem || items !== undefined) continue;
    const message = `The list ${quote(from)} was not named when this server was started.`;
    if (known.includes(from)) yield { path, code: 'list/later', message, hint: 'Stop the server, and start it again.' };
    else
      yield {
        path,
        code: 'list/no-plugin',
        message: `No plugin has a list ${quote(from)}.`,
        ...instead(from, known, 'Write the items here, or add the list to "data" in site.plugin.ts.'),
      };
  }
}
