import { bracketRepairs, entryEnds, stillOpen } from './brackets.ts';
import { type Diagnostic, gatherDiagnostics } from './diagnostics.ts';
import { draftOf } from './draft.ts';
import { indexLines, type Lines, lineOf, placeAt } from './lines.ts';
import { programRepairs } from './program.ts';
import { quote } from './quote.ts';
import { bare, bestRepair, find, lineFrom, type Message, type Repair, roleAt } from './repair.ts';
import { limits, type Stop, scan, stateBefore } from './scan.ts';
import { missingComma, separatorRepairs, signForBracket } from './separators.ts';
import { certainStray, strayLines, straySigns, strayWords } from './strays.ts';
import { cutOff, textRepairs, unclosed } from './texts.ts';
import { growTree, type JsonTree, type Misfit, pathAt } from './tree.ts';

export { indexLines, type Lines, placeAt } from './lines.ts';
export { quote } from './quote.ts';
export { limits } from './scan.ts';
export type { JsonTree, Path } from './tree.ts';

export interface JsonReading {
  /** The outermost value, if there is one. */
  root: JsonTree | undefined;
  /** What is wrong with the text. */
  diagnostics: Diagnostic[];
  /** Whether the text is no JSON; a duplicate key alone does not make it so. */
  broken: boolean;
}

/** How many characters are read again at most: of a large text with many errors the later ones are left. */
const mostRead = 200_000_000;
/** Beyond this, brackets are no longer tried, which takes the whole text each time. */
const mostReadForBrackets = 10_000_000;

/**
 * Reads where everything stands in a JSON text, and names each syntax error. It reads strictly; where that ends, it tries the
 * repairs that may be meant on a copy, takes the one behind which most can be read, and goes on with the repaired text.
 */
export function readJson(text: string, lines: Lines = indexLines(text)): JsonReading {
  const draft = draftOf(text);
  const { add, told } = gatherDiagnostics(lines);
  const found: { diagnostic: Diagnostic; of: number }[] = [];
  let stop = scan(text);
  const broken = stop !== undefined;
  for (let read = 0; stop && read < mostRead; read += text.length) {
    const repair =
      tooDeep(stop) ??
      certainStray(stop) ??
      bestRepair(stop, repairsOf(stop, read < mostReadForBrackets), certainStray) ??
      giveUp(stop);
    const { edits, at, message, of = at[0] } = repair;
    const [start, end] = [draft.origin(at[0]), draft.origin(at[1])];
    const [code, fact, fix] = message;
    const diagnostic = { path: [], at: { start, end: Math.max(start, end) }, code, fact, fix };
    const [first] = edits;
    found.push({ diagnostic, of: first ? draft.origin(of) : -1 });
    if (!add(diagnostic) || !first) break;
    const state = stateBefore(stop, first.start);
    draft.edit(edits);
    stop = scan(draft.text, state);
  }
  const { root, misfits, path } = growTree(draft.text, stop?.at ?? draft.text.length, draft.origin);
  for (const { diagnostic, of } of found) diagnostic.path = of < 0 ? path : pathAt(root, of);
  for (const misfit of misfits) {
    const [start, end] = misfit.at;
    const [code, fact, fix] = misfitMessage(misfit, lines);
    add({ path: pathAt(root, start), at: { start, end }, code, fact, fix });
  }
  const isBeyond = misfits.some(({ what }) => what === 'values' || what === 'entries');
  const isTwin = (comma: Diagnostic) =>
    comma.code === missingComma && misfits.some(({ at }) => text.slice(comma.at.end, at[0]).trim() === '');
  return { root, diagnostics: told().filter((diagnostic) => !isTwin(diagnostic)), broken: broken || isBeyond };
}

function* repairsOf(stop: Stop, withBrackets: boolean): Iterable<Repair> {
  if (withBrackets) yield* entryEnds(stop);
  yield* programRepairs(stop);
  yield* straySigns(stop, true);
  if (stop.expects === ':') yield* textRepairs(stop);
  yield* separatorRepairs(stop);
  if (stop.expects !== ':') yield* textRepairs(stop);
  yield* straySigns(stop, false);
  yield* strayLines(stop);
  if (withBrackets) yield* bracketRepairs(stop);
  yield* signForBracket(stop);
  yield* strayWords(stop);
}

function tooDeep({ text, at, expects, open }: Stop): Repair | undefined {
  if (open?.depth !== limits.depth || !expects.startsWith('value') || !/[{[]/.test(text[at] ?? '')) return undefined;
  const fix = 'Nothing in this file needs that: look for brackets that belong elsewhere.';
  const message: Message = ['json/depth', `The nesting is deeper than ${limits.depth} levels.`, fix];
  return { edits: [], at: [at, at + 1], message };
}

function misfitMessage({ what, first }: Misfit, lines: Lines): Message {
  const repeated = 'That is beyond any site; look for something that was repeated by mistake.';
  const count = (number: number) => number.toLocaleString('en');
  if (what === 'values') return ['json/too-many', `The file holds more than ${count(limits.values)} values.`, repeated];
  if (what === 'entries') {
    return ['json/too-many', `There are more than ${count(limits.entries)} entries here.`, repeated];
  }
  if (what === 'proto') return ['json/proto-key', 'A key cannot be named "__proto__".', 'Remove it.'];
  const { line } = placeAt(lines, first?.keyStart ?? 0);
  const fact = `The key ${quote(first?.key ?? '')} is here twice in the same object; the first is in line ${line}.`;
  return ['json/duplicate-key', fact, 'Remove one of the two, or rename it.'];
}

/** Says why reading ends where no repair gets any farther. */
function giveUp(stop: Stop): Repair {
  const { text, at, expects, open } = stop;
  const char = text[at] ?? '';
  const word = find(text, /[^\s{}[\]:,;"]{0,80}/y, at) || char;
  const tell = (start: number, end: number, ...message: Message): Repair => ({ edits: [], at: [start, end], message });
  const here = (...message: Message) => tell(at, at + word.length, ...message);
  if (!open && expects === 'value' && char !== '"') {
    const fix = 'It must hold one object: { "version": 1, … }.';
    if (!char) return tell(0, 0, 'json/empty', 'The file is empty.', fix);
    const follows = /^[^<{]{1,80}\{\s*["}]/.test(text.slice(0, 200));
    const fact = `The file is not JSON: it begins with ${quote(word)}.`;
    return here('json/no-json', fact, follows ? 'Remove what stands before the first {.' : fix);
  }
  if (!open && expects === ', or end') {
    const isSecond = char === '{';
    const fact = isSecond
      ? 'A second configuration begins here; the file can hold one.'
      : 'There is more text after the end of the configuration.';
    const fix = isSecond ? 'Remove one of the two.' : 'Remove it, or look above for a bracket that closes too early.';
    return here('json/after-end', fact, fix);
  }
  if (open && !char) {
    const closer = open.bracket === '{' ? '}' : ']';
    const fix = `Put a ${closer} where it ends. If it seems to have one, a bracket in between is missing.`;
    const start = open.before.at;
    return tell(start, start + 1, 'json/unclosed-bracket', `This ${open.bracket} is never closed.`, fix);
  }
  if (char === '"') {
    const { length } = lineFrom(text, at).trimEnd();
    const isLast = text.slice(at + length, at + length + 1000).trim() === '';
    return tell(at, at + length, ...(isLast ? cutOff : unclosed));
  }
  if (open && '}]'.includes(char)) return here(...stillOpen(open.bracket, lineOf(text, open.before.at), char));
  const role = roleAt(stop);
  if (char === ':' && role === 'item') {
    return here('json/unexpected', 'A list [ … ] has no keys.', 'Put { and } around the keys and values.');
  }
  if (expects === ', or end') {
    const fix = 'Remove it, or put it into the quotes of the text.';
    return here('json/unexpected', `Behind the value stands ${quote(word)}.`, fix);
  }
  const isKey = role === 'key';
  const fix = isKey
    ? 'In an object { … } each value has a key: "title": "…".'
    : 'Remove it, or write the value before it.';
  const fact = `A ${isKey ? 'key in quotes' : 'value'} must come here, not ${bare(word)}.`;
  return here(isKey ? 'json/missing-key' : 'json/unexpected', fact, fix);
}
