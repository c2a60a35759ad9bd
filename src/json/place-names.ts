import type { Path } from './parse/read-json.ts';
import { quote } from './show-value.ts';

/** Writes 1st, 2nd, 3rd, 4th, 11th … */
export function ordinal(count: number): string {
  const teen = count % 100 > 10 && count % 100 < 14;
  return `${count}${(!teen && ['th', 'st', 'nd', 'rd'][count % 10]) || 'th'}`;
}

const deepest = 20;

/** Writes a path as text: `routes[0].sections[2].type`. */
export function pathText(path: Path): string {
  const steps = path.length > deepest ? path.slice(0, deepest) : path;
  const text = steps.map((step, at) => (typeof step === 'number' ? `[${step}]` : key(step, at === 0))).join('');
  return path.length > deepest ? `${text}…` : text;
}

function key(name: string, first: boolean): string {
  if (!/^[A-Za-z_$][\w$-]{0,60}$/.test(name)) return `[${quote(name)}]`;
  return first ? name : `.${name}`;
}
