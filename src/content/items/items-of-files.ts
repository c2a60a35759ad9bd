import { type Advice, didYouMean } from '../../diagnostics/advice.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import type { SchemaNode } from '../../diagnostics/schema-node.ts';
import { quote } from '../../json/show-value.ts';
import type { Content } from '../content.ts';
import { csvItems } from './csv-items.ts';
import type { ItemFile } from './item-file.ts';
import { jsonItems } from './json-items.ts';
import { markdownItem } from './markdown-item.ts';
import { isOfCamera, pictureItems } from './picture-items.ts';

const pictures = /\.(jpe?g|png|webp|avif|gif|svg)$/i;
const inOrder = new Intl.Collator('en', { numeric: true });

/** Items from files, in the order of their names. `files` are those with places of values, `names` all of them. */
export interface FoundItems {
  items?: unknown[];
  /** About the source itself. */
  problems: Omit<Diagnostic, 'path'>[];
  files: ItemFile[];
  names?: string[];
}

/** Reads the items of all files that `from` names, with `*` for a part of a name and `**` for any folders. */
export function itemsOfFiles(from: string, node: SchemaNode, content: Content): FoundItems {
  const isInContent = from.startsWith('content/');
  const pattern = isInContent ? from : `public/${from.replace(/^\/|^public\//, '')}`;
  const names = namesLike(pattern, content);
  if (names.length === 0) {
    const wrong = (message: string, advice: Advice): FoundItems => ({
      problems: [{ code: 'list/files', message, ...advice }],
      files: [],
    });
    const plain = from.replaceAll('\\', '/').replace(/^(\.?\/)+/, '');
    if (plain !== from && plain.startsWith('content/') && namesLike(plain, content).length > 0)
      return wrong(`${quote(from)} is not the path of files from the folder of the config.`, didYouMean(plain, ''));
    const folder = pattern.replace(/[^/]*$/, '');
    const there = folder === 'public/' ? [] : [...content.keys()].filter((name) => name.startsWith(folder));
    const hint = isInContent
      ? 'Markdown, CSV and JSON files are in the folder "content/" beside the config.'
      : 'Pictures are below "public/", as in "images/summer/*"; other files of items are in "content/".';
    const message = `There is no file ${quote(from)}.`;
    const [first] = there;
    return wrong(message, { hint: first ? `${folder} has ${quote(first.slice(folder.length))}.` : hint });
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

/** The files of `content/`, or the pictures of `public/`, whose names are like a pattern. */
function namesLike(pattern: string, content: Content): string[] {
  const isMeant = globOf(pattern.normalize());
  const isRead = pattern.startsWith('content/') ? /\.(md|csv|json)$/ : pictures;
  return [...content.keys()]
    .filter((name) => isMeant.test(name.normalize()) && isRead.test(name))
    .sort(inOrder.compare);
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
