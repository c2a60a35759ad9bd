import type { Group, Part, Property, SheetRule } from './read-sheet.ts';
import { areMet } from './selector.ts';

/**
 * The text of those parts of a sheet that a page needs: rules that can match where `used` stands, and of variables and keyframes
 * what these refer to, or what is among `referred`.
 */
export function cutSheet(sheet: Part[], used: ReadonlySet<string>, referred: Iterable<string>): string {
  const properties: Property[] = [];
  const parts = keepMatching(sheet, used, properties);
  const read = readVariables(properties, referred);
  const isNeeded = ({ sets }: Property) => sets === undefined || read.has(sets);
  const animated = new Set<string>();
  for (const property of properties)
    if (property.animations.length > 0 && isNeeded(property))
      for (const name of property.animations) animated.add(name);
  return write(parts, isNeeded, animated);
}

/** What is left of a rule or group, with what it is written as. */
interface Kept {
  of: SheetRule | Group;
  prelude: string;
  parts: (Kept | Part)[];
}

/** The parts without the rules and selectors that match nowhere; tells all declarations that are left. */
function keepMatching(parts: Part[], used: ReadonlySet<string>, properties: Property[]): Kept['parts'] {
  const kept: Kept['parts'] = [];
  for (const part of parts) {
    if (part.kind === 'statement') kept.push(part);
    else if (part.kind === 'property') {
      kept.push(part);
      properties.push(part);
    } else {
      const prelude = part.kind === 'group' ? part.prelude : matching(part, used);
      if (prelude !== '') kept.push({ of: part, prelude, parts: keepMatching(part.parts, used, properties) });
    }
  }
  return kept;
}

/** The selectors of a rule that can match, in a list; empty where there is none. */
function matching({ selectors }: SheetRule, used: ReadonlySet<string>): string {
  let list = '';
  for (const { text, needs } of selectors) if (areMet(needs, used)) list += list === '' ? text : `,${text}`;
  return list;
}

/** The variables that are read, also by those that set variables which are read. */
function readVariables(properties: Property[], referred: Iterable<string>): Set<string> {
  const setting = new Map<string, string[][]>();
  const read = new Set(referred);
  for (const { sets, reads } of properties) {
    if (reads.length === 0) continue;
    if (sets === undefined) for (const name of reads) read.add(name);
    else {
      const known = setting.get(sets);
      if (known) known.push(reads);
      else setting.set(sets, [reads]);
    }
  }
  // Names that are added meanwhile are come to as well.
  for (const name of read) for (const reads of setting.get(name) ?? []) for (const other of reads) read.add(other);
  return read;
}

/** The parts as text, without what is empty. */
function write(parts: Kept['parts'], isNeeded: (property: Property) => boolean, animated: ReadonlySet<string>): string {
  let text = '';
  // A declaration or statement has a semicolon before what follows it.
  let isOpen = false;
  for (const part of parts) {
    let next: string;
    if ('of' in part) {
      const { of, prelude } = part;
      if (of.kind === 'group' && of.keyframes !== undefined && !animated.has(of.keyframes)) continue;
      const inside = write(part.parts, isNeeded, animated);
      if (inside === '') continue;
      next = `${prelude}{${inside}}`;
    } else if (part.kind === 'statement') next = part.text;
    else if (part.kind === 'property' && isNeeded(part)) next = part.text;
    else continue;
    text += isOpen ? `;${next}` : next;
    isOpen = !('of' in part);
  }
  return text;
}
