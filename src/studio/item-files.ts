import { isObject, type JsonObject, keyOf } from '../json/values.ts';

/** A list whose items are files: what the config says of them, and the items. */
export interface ItemFiles {
  from: string;
  items: JsonObject[];
}

/** A config whose lists have the items that are in files; the same object if there are none. */
export function withItems(config: unknown, lists: Readonly<Record<string, ItemFiles>>): unknown {
  const written = keyOf(config, 'lists');
  const filled = Object.entries(lists).flatMap(([name, { items }]) => {
    const list = keyOf(written, name);
    return isObject(list) ? [[name, { ...list, items }]] : [];
  });
  if (filled.length === 0) return config;
  return { ...(config as object), lists: { ...(written as object), ...Object.fromEntries(filled) } };
}
