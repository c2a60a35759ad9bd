import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Path } from '../../../diagnostics/issue.ts';

/** The maximum time for parsing, in milliseconds. Only the beginning of a very long file is parsed then. */
const longest = 300;

const treeOf = (state: EditorState, upTo: number) => ensureSyntaxTree(state, upTo, longest) ?? syntaxTree(state);

type Node = ReturnType<typeof syntaxTree>['topNode'];

const values = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** Returns the values that are children of a node. */
function valuesIn(node: Node): Node[] {
  const found: Node[] = [];
  for (let part = node.firstChild; part; part = part.nextSibling) if (values.has(part.name)) found.push(part);
  return found;
}

/** Returns the parsed key of an entry. */
function keyAt(state: EditorState, entry: Node): string | undefined {
  const name = entry.getChild('PropertyName');
  try {
    return name ? (JSON.parse(state.sliceDoc(name.from, name.to)) as string) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the range of the value at a path, with its key. */
export function rangeOf(state: EditorState, path: Path): { from: number; to: number } | undefined {
  let [value] = valuesIn(treeOf(state, state.doc.length).topNode);
  let range = value;
  for (const step of path) {
    if (!value) return undefined;
    const items: Node[] = typeof step === 'number' ? valuesIn(value) : value.getChildren('Property');
    range = typeof step === 'number' ? items[step] : items.findLast((entry) => keyAt(state, entry) === step);
    if (!range) return undefined;
    value = typeof step === 'number' ? range : valuesIn(range)[0];
  }
  return range && { from: range.from, to: range.to };
}

/** Returns the path of the innermost value at an offset. */
export function pathAt(state: EditorState, offset: number): Path {
  const tree = treeOf(state, offset);
  const [after, before] = ([1, -1] as const).map((side) => pathOfNode(state, tree.resolveInner(offset, side)));
  return (after?.length ?? 0) >= (before?.length ?? 0) ? (after ?? []) : (before ?? []);
}

function pathOfNode(state: EditorState, innermost: Node): Path {
  const path: Path = [];
  for (let node: Node | null = innermost; node; node = node.parent) {
    if (node.name === 'Property') path.unshift(keyAt(state, node) ?? '');
    else if (node.parent?.name === 'Array' && values.has(node.name))
      path.unshift(valuesIn(node.parent).findIndex(({ from }) => from === node?.from));
  }
  return path;
}
