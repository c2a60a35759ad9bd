import type { PluginList } from '../../schema/plugin.ts';
import type { Registry } from '../../schema/registry.ts';
import { furtherKeys, instead } from '../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../diagnostics/issue.ts';
import type { FileText } from '../diagnostics/locate.ts';
import { keysOf, type SchemaNode, schemaNodeAt, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { pathText } from '../json/place-names.ts';
import { quote } from '../json/show-value.ts';
import { isObject, keyOf, valueAt } from '../json/values.ts';
import type { Content } from './content.ts';
import { csvItems } from './items/csv-items.ts';
import { type FoundItems, itemsOfFiles } from './items/items-of-files.ts';
import { jsonItems } from './items/json-items.ts';
import { checkSource, isAddress, isFile, itemsElsewhere, readSource } from './list-source.ts';

/** A config in which all lists have their items. */
export interface FilledLists {
  /** The same object as before if no list has them elsewhere. */
  value: unknown;
  /** What is wrong with lists and with files of items. */
  diagnostics: Diagnostic[];
  /** The paths of lists whose items are elsewhere. */
  paths: Path[];
  /** Those lists of the config whose items are Markdown files. */
  ofFiles: Path[];
  /** The files with items, by path relative to the config. */
  files: string[];
  /** Where a value of an item is written, if it is in a file. */
  origin(path: Path): Place | undefined;
}

/**
 * Takes the items of lists from where they are. In the file of a further language, whose main config is `main`, they become records by the
 * ids of the items.
 */
export function fillLists(registry: Registry, config: unknown, content?: Content, main?: unknown): FilledLists {
  const places = new Map<string, Map<string | number, Place>>();
  const filled: FilledLists = { value: config, diagnostics: [], paths: [], ofFiles: [], files: [], origin };
  for (const { path, items: written } of itemsElsewhere(config)) {
    const list = schemaNodeAt(main ?? config, schemaNodeOf(registry.site), path);
    // In a language file, pages and sections are records too.
    if (list?.kind !== 'list' || (main !== undefined && path[0] !== 'lists')) continue;
    const source = readSource(written);
    if (!source) {
      const known = keysOf(list.item).map(([key]) => key);
      if (main === undefined) filled.diagnostics.push(...checkSource(written, path, known));
      continue;
    }
    const { items, problems, files, names = [] } = itemsFrom(registry, source.from, list.item, content);
    const known = new Map<string | number, Place>();
    const nameOf = (at: number) => (main === undefined ? at : String(keyOf(items?.[at], 'id')));
    let count = 0;
    for (const [number, { items, text, isOne, problems }] of files.entries()) {
      // A file with a mistake may have no item at which it could be told.
      if (problems.length > 0) known.set(-1 - number, { source: text, path: [] });
      const kind = path[0] === 'lists' ? keyOf(valueAt(config, path.slice(0, 2)), 'of') : undefined;
      for (const problem of problems) {
        const further = problem.code === 'list/column' && !problem.edit ? furtherKeys(kind) : '';
        filled.diagnostics.push({ ...problem, hint: problem.hint + further, path: [...path, -1 - number] });
      }
      for (const at of items.keys()) known.set(nameOf(count++), { source: text, path: isOne ? [] : [at] });
    }
    places.set(pathText(path), known);
    filled.paths.push(path);
    const areTexts = names.length > 0 && names.every((name) => name.endsWith('.md'));
    if (areTexts && path[0] === 'lists') filled.ofFiles.push(path);
    filled.files.push(...names);
    filled.diagnostics.push(...problems.map((problem) => ({ ...problem, path: [...path, 'from'] })));
    if (items) filled.value = withPart(filled.value, path, main === undefined ? items : byId(items));
  }
  return filled;

  function origin(path: Path): Place | undefined {
    const list = filled.paths.find((list) => path.length > list.length && list.every((step, at) => step === path[at]));
    const item = list && places.get(pathText(list))?.get(path[list.length] as string | number);
    return item && { source: item.source, path: [...item.path, ...path.slice((list as Path).length + 1)] };
  }
}

interface Place {
  source: FileText;
  path: Path;
}

const byId = (items: unknown[]) => Object.fromEntries(items.filter(isObject).map(({ id, ...item }) => [id, item]));

/** Returns a copy with another part at a path. */
function withPart(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part;
  const inner = withPart(Reflect.get(value as object, step), rest, part);
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...(value as object), [step]: inner };
}

function itemsFrom(registry: Registry, from: string, node: SchemaNode, content?: Content): FoundItems {
  if (isFile(from)) return content ? itemsOfFiles(from, node, content) : { problems: [], files: [] };
  const { items, problem } = registry.lists.get(from) ?? missing(registry, from);
  const problems = problem ? [problem] : [];
  if (items === undefined) return { problems, files: [] };
  if (!isAddress(from)) return { items: items as unknown[], problems, files: [] };
  const file = tableOrJson(from, String(items), node);
  return { items: file.items, problems, files: [file] };
}

function missing({ plugins }: Registry, from: string): PluginList {
  const known = plugins.flatMap(({ data = {} }) => Object.keys(data));
  const later = { code: 'list/later', hint: 'Stop the server, and start it again.' };
  if (isAddress(from))
    return { problem: { ...later, message: 'This address was not named when this server was started.' } };
  if (known.includes(from))
    return { problem: { ...later, message: `The list ${quote(from)} was not named when this server was started.` } };
  const otherwise = 'Name files, such as "content/news/*.md", or add the list to "data" in site.plugin.ts.';
  return {
    problem: {
      code: 'list/no-plugin',
      message: `No plugin has a list ${quote(from)}.`,
      ...instead(from, known, otherwise),
    },
  };
}

const tableOrJson = (name: string, text: string, node: SchemaNode) =>
  /^\s*[[{]/.test(text) ? jsonItems(name, text) : csvItems(name, text, node);
