import { bracketRepairs, entryEnds, stillOpen } from './brackets.ts';
import { collectDiagnostics, type Diagnostic } from './diagnostics.ts';
import { draftOf } from './draft.ts';
import { indexLines, type Lines, lineOf, placeAt } from './lines.ts';
import { programRepairs } from './program.ts';
import { quote } from './quote.ts';
import { bare, bestRepair, find, type Repair, roleAt, type Words } from './repair.ts';
import { limits, type Stop, scan, stateBefore } from './scan.ts';
import { bracketTypos, missingComma, separatorRepairs } from './separators.ts';
import { cutShort, textRepairs } from './texts.ts';
import { buildTree, type JsonTree, pathAt, type SemanticError } from './tree.ts';
import { certainlyUnexpected, unexpectedCharacters, unexpectedLines } from './unexpected-characters.ts';

export { indexLines, type Lines, placeAt } from './lines.ts';
export { quote } from './quote.ts';
export type { TextEdit } from './repair.ts';
export { applyTextEdits } from './repair.ts';
export { limits } from './scan.ts';
export type { JsonTree, Path } from './tree.ts';

export interface JsonReading {
  /** The outermost value, if there is one. */
  root: JsonTree | undefined;
  diagnostics: Diagnostic[];
  /** Whether the text is not valid JSON. A duplicate key is a diagnostic, but valid. */
  broken: boolean;
}

/** How many characters are read again at most: in a large text with many errors, the later errors are not found. */
const mostRead = 200_000_000;
/** Repairs of brackets read the whole text again, so they end earlier. */
const mostReadForBrackets = 10_000_000;

/**
 * Reads the positions of all values in a JSON text, and finds its syntax errors. It reads strictly up to an error, tries the possible
 * repairs on a copy, chooses the one after which most of the text can be read, and continues with the repaired text.
 */
export function readJson(text: string, lines: Lines = indexLines(text)): JsonReading {
  const draft = draftOf(text);
  const { add, joined } = collectDiagnostics(lines);
  const found: { diagnostic: Diagnostic; of: number }[] = [];
  let stop = scan(text);
  const broken = stop !== undefined;
  for (let read = 0; stop && read < mostRead; read += text.length) {
    const repair =
      tooDeep(stop) ??
      certainlyUnexpected(stop) ??
      cutShort(stop) ??
      bestRepair(stop, repairsOf(stop, read < mostReadForBrackets), certainlyUnexpected) ??
      giveUp(stop);
    const { edits, at, words, of = at[0], isChoice } = repair;
    const [start, end] = [draft.origin(at[0]), draft.origin(at[1])];
    const [code, message, hint] = words;
    const fix = draft.inOriginal(repair.fix ?? edits);
    const edit = fix.length > 0 && { op: 'write' as const, edits: fix, ...(isChoice && { isChoice }) };
    const diagnostic = {
      path: [],
      at: { start, end: Math.max(start, end) },
      code,
      message,
      hint,
      ...(edit && { edit }),
    };
    const [first] = edits;
    found.push({ diagnostic, of: first ? draft.origin(of) : -1 });
    if (!add(diagnostic) || !first) break;
    const state = stateBefore(stop, first.start);
    draft.edit(edits);
    stop = scan(draft.text, state);
  }
  const { root, semanticErrors, path } = buildTree(draft.text, stop?.at ?? draft.text.length, draft.origin);
  for (const { diagnostic, of } of found) diagnostic.path = of < 0 ? path : pathAt(root, of);
  for (const error of semanticErrors) {
    const [start, end] = error.at;
    const [code, message, hint] = semanticErrorMessage(error, lines);
    add({ path: pathAt(root, start), at: { start, end }, code, message, hint });
  }
  const isBeyond = semanticErrors.some(({ what }) => what === 'values' || what === 'entries');
  // A comma is also missing before a duplicate key that was pasted there; that is one error.
  const isBeforeSemanticError = (error: Diagnostic) =>
    error.code === missingComma && semanticErrors.some(({ at }) => text.slice(error.at.end, at[0]).trim() === '');
  return { root, diagnostics: joined().filter((error) => !isBeforeSemanticError(error)), broken: broken || isBeyond };
}

function* repairsOf(stop: Stop, withBrackets: boolean): Iterable<Repair> {
  if (withBrackets) yield* entryEnds(stop);
  yield* programRepairs(stop);
  yield* unexpectedCharacters(stop, true);
  if (stop.expects === ':') yield* textRepairs(stop);
  yield* separatorRepairs(stop);
  if (stop.expects !== ':') yield* textRepairs(stop);
  yield* unexpectedCharacters(stop, false);
  yield* unexpectedLines(stop);
  if (withBrackets) yield* bracketRepairs(stop);
  yield* bracketTypos(stop);
}

function tooDeep({ text, at, expects, open }: Stop): Repair | undefined {
  if (open?.depth !== limits.depth || !expects.startsWith('value') || !/[{[]/.test(text[at] ?? '')) return undefined;
  const hint = 'No site needs that: look for brackets that belong elsewhere.';
  const words: Words = ['json/depth', `The nesting is deeper than ${limits.depth} levels.`, hint];
  return { edits: [], at: [at, at + 1], words };
}

function semanticErrorMessage({ what, first }: SemanticError, lines: Lines): Words {
  const repeated = 'No site needs that many: look for something that was repeated by mistake.';
  const count = (number: number) => number.toLocaleString('en');
  if (what === 'values') return ['json/too-many', `The file has more than ${count(limits.values)} values.`, repeated];
  if (what === 'entries') {
    return ['json/too-many', `There are more than ${count(limits.entries)} entries here.`, repeated];
  }
  if (what === 'proto') return ['json/proto-key', 'A key cannot be named "__proto__".', 'Remove it.'];
  const { line } = placeAt(lines, first?.keyStart ?? 0);
  const message = `The key ${quote(first?.key ?? '')} is in this object twice; the first is in line ${line}.`;
  return ['json/duplicate-key', message, 'Remove one of the two, or rename it.'];
}

/** Describes the error at a stop if no repair helps. */
function giveUp(stop: Stop): Repair {
  const { text, at, expects, open } = stop;
  const char = text[at] ?? '';
  const word = find(text, /[^\s{}[\]:,;"]{0,80}/y, at) || char;
  const here = (...words: Words): Repair => ({ edits: [], at: [at, at + word.length], words });
  if (!open && expects === 'value' && char !== '"') {
    const hint = 'It must contain one object { … }.';
    if (!char) return { edits: [], at: [0, 0], words: ['json/empty', 'The file is empty.', hint] };
    const isFollowedByObject = /^[^<{]{1,80}\{\s*["}]/.test(text.slice(0, 200));
    const message = `The file is not JSON: it begins with ${quote(word)}.`;
    return here('json/no-json', message, isFollowedByObject ? 'Remove everything before the first {.' : hint);
  }
  if (!open && expects === ', or end') {
    const isSecond = char === '{';
    const message = isSecond
      ? 'A second object begins here; the file can contain only one.'
      : 'There is text after the end of the object.';
    const hint = isSecond ? 'Remove one of the two.' : 'Remove it, or look above for a bracket that closes too early.';
    return here('json/after-end', message, hint);
  }
  if (open && /^[}\]]?$/.test(char)) {
    return here(...stillOpen(open.bracket, lineOf(text, open.before.at), char || 'end of the file'));
  }
  if (char === ':' && roleAt(stop) === 'item') {
    return here('json/unexpected', 'A list [ … ] has no keys.', 'Put { and } around the keys and values.');
  }
  const expected = expects === ', or end' ? `, or ${open?.bracket === '[' ? ']' : '}'}` : expects;
  return here('json/unexpected', `Expected ${expected} here, not ${bare(word)}.`, 'Look for a mistake in this line.');
}
