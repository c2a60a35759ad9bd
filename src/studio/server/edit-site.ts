import { type Registry, registryFor } from '../../../schema/registry.ts';
import { itemsOfFiles } from '../../content/items/items-of-files.ts';
import { writeMarkdownItem } from '../../content/items/write-markdown-item.ts';
import { itemsElsewhere, readSource } from '../../content/list-source.ts';
import { type SchemaNode, schemaNodeAt, schemaNodeOf } from '../../diagnostics/schema-node.ts';
import { applyEdits, type Edit, EditError } from '../../json/edit/apply-edits.ts';
import { parseText } from '../../json/edit/apply-id-edits.ts';
import { type Conflict, editByIds, type IdEdit } from '../../json/edit/id-edits.ts';
import { type JsonObject, keyOf, valueAt } from '../../json/values.ts';
import { type ItemFiles, withItems } from '../item-files.ts';
import type { Texts } from './history.ts';

/** A list whose items are Markdown files, with the name of the file of each item. */
interface ListOfFiles extends ItemFiles {
  files: string[];
  node: SchemaNode;
}

/** The lists of a config whose items are Markdown files, by their names. `texts` are those of the files, by name. */
export function listsOfFiles(registry: Registry, config: unknown, texts: Texts): Record<string, ListOfFiles> {
  const found = itemsElsewhere(config).flatMap(({ path, items }): [string, ListOfFiles][] => {
    const source = readSource(items);
    if (path[0] !== 'lists' || !source?.from.startsWith('content/') || !source.from.endsWith('.md')) return [];
    const node = schemaNodeAt(config, schemaNodeOf(registryFor(registry, config).site), path);
    if (node?.kind !== 'list') return [];
    const read = itemsOfFiles(source.from, node.item, new Map(Object.entries(texts)));
    const { names: files, items: all } = read;
    return files && all
      ? [[String(path[1]), { from: source.from, files, items: all as JsonObject[], node: node.item }]]
      : [];
  });
  return Object.fromEntries(found);
}

/** What edits make of the texts of a site: those that change, and the edits of the config itself. */
type Edited = { texts: Texts; edits: Edit[]; conflicts?: undefined } | { conflicts: Conflict[] };

/**
 * Applies edits to the config and to the Markdown files of its items: all of them, or none if there is a conflict. Throws an `EditError` for
 * what cannot be written into these files.
 */
export function editSite(registry: Registry, main: string, texts: Texts, edits: IdEdit[], isOther: boolean): Edited {
  const text = texts[main] ?? '';
  const config = parseText(text);
  const lists = listsOfFiles(registry, config, texts);
  const { value, edits: placed, conflicts } = editByIds(withItems(config, lists), edits, isOther);
  if (conflicts.length > 0) return { conflicts };
  const own: Edit[] = [];
  const next: Record<string, string> = {};
  for (const edit of placed) {
    const [first, name, third, at] = edit.path;
    const list = first === 'lists' && third === 'items' ? lists[String(name)] : undefined;
    if (!list) own.push(edit);
    else if (typeof at !== 'number' || (edit.path.length === 4 && edit.op !== 'set'))
      throw new EditError('kind', edit.path, `These items are the files ${list.from}. Add, rename or remove a file.`);
    else {
      const file = list.files[at] as string;
      const item = valueAt(value, edit.path.slice(0, 4));
      if (keyOf(item, 'id') !== keyOf(list.items[at], 'id'))
        throw new EditError('kind', edit.path, `This is the name of the file ${file}. Rename the file.`);
      const written = writeMarkdownItem(file, texts[file] ?? '', list.node, item as JsonObject);
      if (written === undefined)
        throw new EditError('kind', edit.path, `Studio cannot write this into ${file}. Change it in a text editor.`);
      next[file] = written;
    }
  }
  if (own.length > 0) next[main] = applyEdits(text, own);
  return { texts: next, edits: own };
}

/** The Markdown files of the items of lists that a config names, by path from its folder, among those that are there. */
export const filesOfItems = (registry: Registry, config: unknown, content: ReadonlyMap<string, string>): string[] =>
  Object.values(listsOfFiles(registry, config, Object.fromEntries(content))).flatMap(({ files }) => files);
