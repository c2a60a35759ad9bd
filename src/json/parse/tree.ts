import { isSpace, limits, literalEnd, stringEnd } from './scan.ts';

/** The path from the root to a value: keys and list indices. */
export type Path = (string | number)[];

/** The position of a value in the text, with the values in it. */
export interface JsonTree {
  start: number;
  end: number;
  kind: 'object' | 'list' | 'value';
  /** Its key in an object, and the position of the key; -1 if it has none. */
  key: string;
  keyStart: number;
  keyEnd: number;
  /** The values in it, in order. */
  parts: JsonTree[];
}

/** A duplicate or forbidden key, or a value beyond the limits. */
export interface SemanticError {
  what: 'duplicate' | 'proto' | 'values' | 'entries';
  at: [start: number, end: number];
  /** The first entry with a duplicate key. */
  first?: JsonTree | undefined;
}

const none: JsonTree[] = [];

/**
 * Builds the tree of the valid JSON up to an offset. `place` maps its offsets. Also returns the values that are open at the end, the
 * innermost last, and the path there.
 */
export function buildTree(text: string, until: number, place = (offset: number) => offset) {
  let root: JsonTree | undefined;
  const open: JsonTree[] = [];
  const semanticErrors: SemanticError[] = [];
  /** The first entry of each key, for the objects that are open. */
  const firsts = new Map<JsonTree, Map<string, JsonTree>>();
  let values = 0;
  let isBeyond = false;
  let key: { key: string; keyStart: number; keyEnd: number } | undefined;

  const put = (start: number, end: number, kind: JsonTree['kind']): JsonTree => {
    const node = { start: place(start), end: place(end), kind, ...(key ?? noKey), parts: kind === 'value' ? none : [] };
    const owner = open.at(-1);
    key = undefined;
    root ??= node;
    owner?.parts.push(node);
    if (kind === 'object') firsts.set(node, new Map());
    const known = owner && firsts.get(owner);
    if (known && !known.has(node.key)) known.set(node.key, node);
    const what =
      ++values > limits.values ? 'values' : owner && owner.parts.length > limits.entries ? 'entries' : undefined;
    if (what) {
      semanticErrors.push({ what, at: [node.start, node.end] });
      isBeyond = true;
    }
    return node;
  };

  const setKey = (start: number, end: number, owner: JsonTree) => {
    const at: [number, number] = [place(start), place(end)];
    key = { key: JSON.parse(text.slice(start, end)), keyStart: at[0], keyEnd: at[1] };
    const name = key.key;
    const first = firsts.get(owner)?.get(name);
    if (name === '__proto__') semanticErrors.push({ what: 'proto', at });
    else if (first) semanticErrors.push({ what: 'duplicate', at, first });
  };

  let takesKey = false;
  for (let at = 0; at < until && !isBeyond; ) {
    const code = text.charCodeAt(at);
    const char = text[at] as string;
    const owner = open.at(-1);
    let end = at + 1;
    if (isSpace(code) || char === ':') {
      if (char === ':') takesKey = false;
    } else if (char === ',') takesKey = owner?.kind === 'object';
    else if (char === '{' || char === '[') {
      open.push(put(at, end, char === '{' ? 'object' : 'list'));
      takesKey = char === '{';
    } else if (char === '}' || char === ']') {
      if (owner) {
        owner.end = place(end);
        firsts.delete(owner);
      }
      open.pop();
      takesKey = false;
    } else {
      end = char === '"' ? stringEnd(text, at) : literalEnd(text, at);
      if (takesKey && owner) setKey(at, end, owner);
      else put(at, end, 'value');
    }
    at = end;
  }
  for (const node of open) node.end = place(until);
  // The path of the value that is being read, or comes next.
  const path = open.flatMap(({ parts, kind }, depth): Path => {
    const next = open[depth + 1];
    if (kind === 'list') return [next ? parts.length - 1 : parts.length];
    return next ? [next.key] : key ? [key.key] : [];
  });
  return { root, open, semanticErrors, path };
}

const noKey = { key: '', keyStart: -1, keyEnd: -1 };

/** Returns the path of the innermost entry at an offset. */
export function pathAt(root: JsonTree | undefined, offset: number): Path {
  const path: Path = [];
  for (let node = root; node; ) {
    const { kind, parts }: JsonTree = node;
    const from = ({ start, keyStart }: JsonTree) => (keyStart < 0 ? start : keyStart);
    const at = parts.findIndex((part) => from(part) <= offset && offset < Math.max(part.end, from(part) + 1));
    if (at < 0) break;
    node = parts[at] as JsonTree;
    path.push(kind === 'list' ? at : node.key);
  }
  return path;
}
