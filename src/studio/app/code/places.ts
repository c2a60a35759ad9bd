import type { Text } from '@codemirror/state';
import { type JsonTree, type Path, readJson } from '../../../config/read/read-json.ts';

const trees = new WeakMap<Text, JsonTree | { parts: JsonTree[] }>();

/** Where each value of a document stands, as far as it can be read. */
function treeOf(doc: Text): { parts: JsonTree[] } {
  const tree = trees.get(doc) ?? readJson(doc.toString()).root ?? { parts: [] };
  trees.set(doc, tree);
  return tree;
}

const beginOf = ({ keyStart, start }: JsonTree) => (keyStart < 0 ? start : keyStart);

/** Where what is at a path stands in a document, with its key. */
export function rangeOf(doc: Text, path: Path): { from: number; to: number } | undefined {
  let node: JsonTree | undefined;
  for (const step of path) {
    const parts: JsonTree[] = (node ?? treeOf(doc)).parts;
    node = typeof step === 'number' ? parts[step] : parts.findLast(({ key }) => key === step);
    if (!node) return undefined;
  }
  return node && { from: beginOf(node), to: node.end };
}

/** The path of the innermost value at an offset of a document. */
export function pathAt(doc: Text, offset: number): Path {
  const path: Path = [];
  let { parts } = treeOf(doc);
  for (;;) {
    const at = parts.findIndex((part) => beginOf(part) <= offset && offset <= part.end);
    const node = parts[at];
    if (!node) return path;
    path.push(node.keyStart < 0 ? at : node.key);
    parts = node.parts;
  }
}
