import { isUtf8 } from 'node:buffer';
import { SaxesParser } from 'saxes';
import { pictureLimits } from './limits.ts';

/** What a check needs to know of an SVG file. */
export interface Drawing {
  hasNamespace: boolean;
  /** Whether it has a `viewBox`, or a width and a height. */
  hasSize: boolean;
}

export type DrawingProblem = { what: string; hint: string };

interface Element {
  /** The ids that it refers to. */
  refers: string[];
  parts: Element[];
  /** How many elements are drawn for it. */
  count?: number;
}

const plain = 'Export it again as a plain drawing, or as PNG.';
const count = (number: number) => number.toLocaleString('en');

/** Reads an SVG file, as far as it is well-formed, without drawing it. Returns a problem if it could not be drawn in reasonable time. */
export function readDrawing(bytes: Buffer): Drawing | DrawingProblem {
  const { drawingBytes, elements } = pictureLimits;
  if (bytes.length > drawingBytes)
    return { what: `has ${count(bytes.length)} bytes; at most ${count(drawingBytes)} are taken`, hint: plain };
  if (!isUtf8(bytes)) return { what: 'is not saved as UTF-8, so browsers show nothing', hint: 'Save it as UTF-8.' };
  const root: Element = { refers: [], parts: [] };
  const byId = new Map<string, Element>();
  const open = [root];
  const drawing: Drawing = { hasNamespace: false, hasSize: false };
  let nested = false;
  const parser = new SaxesParser();
  // The check of its content tells what is not well-formed.
  parser.on('error', () => {});
  parser.on('doctype', (declared) => {
    for (const [, parameter, name = '', quoted = ''] of declared.matchAll(entity)) {
      if (parameter || /[&%<]/.test(quoted)) nested = true;
      parser.ENTITIES[name] = quoted.slice(1, -1);
    }
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes);
    if (open.length === 1) {
      drawing.hasNamespace ||= values.some(([key, value]) => /^xmlns(:|$)/.test(key) && value === namespace);
      drawing.hasSize ||= 'viewBox' in attributes || ('width' in attributes && 'height' in attributes);
    }
    const refers = values.flatMap(([key, value]) =>
      /^(.+:)?href$/.test(key) && name !== 'a'
        ? (/^\s*#(.+?)\s*$/.exec(value)?.[1] ?? [])
        : [...value.matchAll(/url\(\s*["']?#([^"')]+)/gi)].map(([, id = '']) => id),
    );
    const element = { refers, parts: [] };
    open.at(-1)?.parts.push(element);
    open.push(element);
    if (attributes.id && !byId.has(attributes.id)) byId.set(attributes.id, element);
  });
  parser.on('closetag', () => void (open.length > 1 && open.pop()));
  parser.write(bytes.toString('utf8').replace(/^\ufeff/, '')).close();
  if (nested) return { what: 'has entities that hold others', hint: plain };
  const drawn = countElements(root, byId);
  // Of a file without an element, too, the check of its content tells what is wrong.
  if (drawn <= elements) return root.parts.length > 0 ? drawing : { hasNamespace: true, hasSize: true };
  const total = drawn > 1e9 ? 'billions of' : count(drawn);
  return { what: `draws ${total} elements; at most ${count(elements)} are allowed`, hint: plain };
}

const namespace = 'http://www.w3.org/2000/svg';
const entity = /<!ENTITY\s+(%\s+)?([^\s%]+)\s+("[^"]*"|'[^']*')/g;

/** Counts the elements below one, each as often as it is referred to. It does not recurse, as drawings may be of any depth. */
function countElements(root: Element, byId: ReadonlyMap<string, Element>): number {
  const partsOf = ({ parts, refers }: Element) => [...parts, ...refers.flatMap((id) => byId.get(id) ?? [])];
  const entered = new Set<Element>();
  const rest = [root];
  for (let element = rest.at(-1); element; element = rest.at(-1)) {
    if (entered.has(element)) {
      rest.pop();
      // An element that refers to one around it has no count yet, and browsers do not draw it.
      element.count ??= 1 + partsOf(element).reduce((sum, { count = 0 }) => sum + count, 0);
      continue;
    }
    entered.add(element);
    rest.push(...partsOf(element).filter((part) => !entered.has(part)));
  }
  return root.count ?? 0;
}
