import type { Token } from './cursor.ts';

/** The way from the root to a value: keys and list positions. */
export type Path = (string | number)[];

/** Where a value stands in the text, with the values in it. */
export interface JsonTree {
  start: number;
  end: number;
  kind: 'object' | 'list' | 'value';
  /** Its key in an object, and where that stands, or -1 where it has none. */
  key: string;
  keyStart: number;
  keyEnd: number;
  /** The values in it, in order. */
  parts: JsonTree[];
}

/** An object or list that is being read. */
export interface Frame {
  node: JsonTree;
  /** The key that was read last. */
  key: string;
  keyStart: number;
  keyEnd: number;
  /** The keys so far, once there are many. */
  seen: Map<string, JsonTree> | undefined;
}

const manyKeys = 24;
const none: JsonTree[] = [];

/** Grows the tree of a JSON text token by token. */
export function growTree() {
  const frames: Frame[] = [];
  const tree = {
    root: undefined as JsonTree | undefined,
    /** How many values there are in all. */
    values: 0,
    frames,

    put(start: number, end: number): JsonTree {
      const frame = frames.at(-1);
      const { key, keyStart, keyEnd } = frame ?? { key: '', keyStart: -1, keyEnd: -1 };
      const node: JsonTree = { start, end, kind: 'value', key, keyStart, keyEnd, parts: none };
      if (frame) frame.node.parts.push(node);
      else tree.root = node;
      frame?.seen?.set(key, node);
      tree.values++;
      return node;
    },

    open(token: Token) {
      const node = tree.put(token.start, token.end);
      node.kind = token.kind === '{' ? 'object' : 'list';
      node.parts = [];
      frames.push({ node, key: '', keyStart: -1, keyEnd: -1, seen: undefined });
    },

    close(token: Token) {
      const frame = frames.pop();
      if (frame) frame.node.end = token.end;
    },

    /** Notes the key of the next value; gives the entry that has the same key already. */
    setKey(token: Token, key: string): JsonTree | undefined {
      const frame = frames.at(-1) as Frame;
      const { parts } = frame.node;
      if (parts.length >= manyKeys) frame.seen ??= new Map(parts.map((part) => [part.key, part]));
      const twin = frame.seen ? frame.seen.get(key) : parts.find((part) => part.key === key);
      Object.assign(frame, { key, keyStart: token.start, keyEnd: token.end });
      return twin;
    },

    /** The path of the innermost object or list. */
    here: (): Path => frames.slice(0, -1).map(({ node, key }) => (node.kind === 'list' ? node.parts.length - 1 : key)),

    /** The path of the value that was read last, or of the one that comes next. */
    path(which: 'last' | 'next'): Path {
      const frame = frames.at(-1);
      if (!frame) return [];
      if (frame.node.kind === 'list') return [...tree.here(), frame.node.parts.length - (which === 'last' ? 1 : 0)];
      return [...tree.here(), frame.key];
    },
  };
  return tree;
}
