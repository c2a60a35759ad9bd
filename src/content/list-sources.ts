import type { PluginList } from '../../schema/plugin.ts';
import type { Registry } from '../../schema/registry.ts';
import { instead } from '../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../diagnostics/issue.ts';
import type { FileText } from '../diagnostics/locate.ts';
import { type SchemaNode, schemaNodeAt, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { pathText } from '../json/place-names.ts';
import { quote } from '../json/show-value.ts';
import { isObject, keyOf } from '../json/values.ts';
import type { Content } from './content.ts';
import { csvItems } from './items/csv-items.ts';
import type { ItemFile } from './items/item-file.ts';
import { jsonItems } from './items/json-items.ts';
import { markdownItem } from './items/markdown-item.ts';
import { isOfCamera, pictureItems } from './items/picture-items.ts';

/** A list of a config whose items are elsewhere: `"items": { "from": "content/news/*.md" }`. */
export interface ListSource {
  /** The path of its items. */
  path: Path;
  /** Files, the address of one, or the name of a list of a plugin. */
  from: string;
  /** For how many seconds what is at an address is used again. */
  maxAge?: number;
}

/** The lists of a config, or of the file of a further language, whose items are elsewhere. Tolerates invalid configs. */
export function listSources(config: unknown): ListSource[] {
  const entries = (value: unknown): [string | number, unknown][] =>
    Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  const owners: [Path, unknown][] = [
    ...entries(keyOf(config, 'lists')).map(([name, list]): [Path, unknown] => [['lists', name], list]),
    ...entries(keyOf(config, 'routes')).flatMap(([at, route]) =>
      entries(keyOf(route, 'sections')).map(([place, section]): [Path, unknown] => [
        ['routes', at, 'sections', place],
        section,
      ]),
    ),
  ];
  return owners.flatMap(([path, owner]) => {
    const items = keyOf(owner, 'items');
    const [from, maxAge] = [keyOf(items, 'from'), keyOf(items, 'maxAge')];
    const isSource = isObject(items) && Object.keys(items).every((key) => key === 'from' || key === 'maxAge');
    if (!isSource || typeof from !== 'string') return [];
    return [{ path: [...path, 'items'], from, ...(typeof maxAge === 'number' && { maxAge }) }];
  });
}

/** Whether a source is the address of a file on a server. */
export const isAddress = (from: string): boolean => /^https?:\/\//.test(from);

const isFile = (from: string) => !isAddress(from) && /[/*\\]|\.\w+$/.test(from);

/** A config in which all lists have their items. */
export interface FilledLists {
  /** The same object as before if no list has them elsewhere. */
  value: unknown;
  /** What is wrong with lists and with files of items. */
  diagnostics: Diagnostic[];
  /** The paths of lists whose items are elsewhere. */
  paths: Path[];
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
  const filled: FilledLists = { value: config, diagnostics: [], paths: [], files: [], origin };
  for (const source of listSources(config)) {
    const { path } = source;
    const list = schemaNodeAt(main ?? config, schemaNodeOf(registry.site), path);
    // In a language file, pages and sections are records too.
    if (list?.kind !== 'list' || (main !== undefined && path[0] !== 'lists')) continue;
    const { items, problems, files, names = [] } = itemsFrom(registry, source, list.item, content);
    const known = new Map<string | number, Place>();
    const nameOf = (at: number) => (main === undefined ? at : String(keyOf(items?.[at], 'id')));
    let count = 0;
    for (const [number, { items, text, isOne, problems }] of files.entries()) {
      // A file with a mistake may have no item at which it could be told.
      if (problems.length > 0) known.set(-1 - number, { source: text, path: [] });
      filled.diagnostics.push(...problems.map((problem) => ({ ...problem, path: [...path, -1 - number] })));
      for (const at of items.keys()) known.set(nameOf(count++), { source: text, path: isOne ? [] : [at] });
    }
    places.set(pathText(path), known);
    filled.paths.push(path);
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

interface Found {
  items?: unknown[];
  /** About the source itself. */
  problems: Omit<Diagnostic, 'path'>[];
  files: ItemFile[];
  names?: string[];
}

function itemsFrom(registry: Registry, source: ListSource, node: SchemaNode | undefined, content?: Content): Found {
  const { from } = source;
  const none = { problems: [], files: [] };
  if (!node) return none;
  if (isFile(from)) return content ? itemsOfFiles(from, node, content) : none;
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

const pictures = /\.(jpe?g|png|webp|avif|gif|svg)$/i;
const inOrder = new Intl.Collator('en', { numeric: true });

function itemsOfFiles(from: string, node: SchemaNode, content: Content): Found {
  const isInContent = from.startsWith('content/');
  const pattern = isInContent ? from : `public/${from.replace(/^\/|^public\//, '')}`;
  const isMeant = globOf(pattern.normalize());
  const isRead = isInContent ? /\.(md|csv|json)$/ : pictures;
  const names = [...content.keys()]
    .filter((name) => isMeant.test(name.normalize()) && isRead.test(name))
    .sort(inOrder.compare);
  const wrong = (message: string, hint: string): Found => ({
    problems: [{ code: 'list/files', message, hint }],
    files: [],
  });
  if (names.length === 0) {
    const folder = pattern.replace(/[^/]*$/, '');
    const there = [...content.keys()].filter((name) => name.startsWith(folder));
    const hint = isInContent
      ? 'Markdown, CSV and JSON files are in the folder "content/" beside the config.'
      : 'Pictures are below "public/", as in "images/summer/*"; other files of items are in "content/".';
    const message = `There is no file ${quote(from)}.`;
    return there.length > 0
      ? wrong(message, `${folder} has ${quote(there[0]?.slice(folder.length) ?? '')}.`)
      : wrong(message, hint);
  }
  if (isInContent) {
    const files = names.map((name) => readItems(name, content.get(name) ?? '', node));
    return { items: files.flatMap(({ items }) => items), problems: [], files, names };
  }
  // The place of a picture's item is that of its source.
  const problems = names.filter(isOfCamera).map((name) => ({
    code: 'list/picture-name',
    message: `The name of ${quote(name)} says nothing about the picture, and is its alternative text.`,
    hint: 'Rename the file, or write the pictures with their texts into a CSV file.',
    severity: 'warning' as const,
  }));
  return { items: pictureItems(names, node), problems, files: [], names };
}

/** Files do not change often, and there may be thousands. */
const read = new Map<string, { text: string; node: SchemaNode; file: ItemFile }>();

function readItems(name: string, text: string, node: SchemaNode): ItemFile {
  const known = read.get(name);
  if (known?.text === text && known.node === node) return known.file;
  const file = name.endsWith('.md')
    ? markdownItem(name, text, node)
    : name.endsWith('.csv')
      ? csvItems(name, text, node)
      : jsonItems(name, text);
  read.set(name, { text, node, file });
  return file;
}

/** `*` is a part of a name, `**` any folders. */
function globOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:[^/]+/)*'));
  return new RegExp(`^${source}$`);
}
