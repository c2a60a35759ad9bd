import type { Diagnostic } from './diagnostics.ts';
import { applyEdits, type Edit, type Fix, offsetAfter, offsetBefore, pathAt, possibleFixes } from './fixes.ts';
import { indexLines, type Lines, placeAt } from './lines.ts';
import { type JsonScan, scanJson } from './scan-json.ts';
import type { JsonTree } from './tree.ts';

export type { Diagnostic } from './diagnostics.ts';
export { limits } from './limits.ts';
export { indexLines, type Lines, placeAt } from './lines.ts';
export { quote } from './quote.ts';
export type { JsonTree } from './tree.ts';

export interface JsonReading {
  /** The outermost value, if there is one. */
  root: JsonTree | undefined;
  /** What is wrong with the text. */
  diagnostics: Diagnostic[];
  /** Whether the text is no JSON; a duplicate key alone does not make it so. */
  broken: boolean;
}

/** Beyond this a text is not read again to try fixes, as that would take too long. */
const longestTried = 1_000_000;
const mostFixes = 5;

/**
 * Reads where everything stands in a JSON text and names each message. Where a bracket is missing or too many, what is proposed
 * has been tried: the rest of the text can then be read, and is.
 */
export function readJson(text: string, lines: Lines = indexLines(text)): JsonReading {
  const first = scanJson(text, lines);
  if (!first.impasse || text.length > longestTried) return first;
  const told: (Diagnostic & { of: number })[] = [];
  const done: Edit[][] = [];
  const before = (offset: number) => done.reduceRight((at, edits) => offsetBefore(edits, at), offset);
  const after = (offset: number) => done.reduce((at, edits) => offsetAfter(edits, at), offset);
  let [scan, current] = [first, text];
  while (scan.impasse && told.length < mostFixes) {
    const better = bestFix(current, scan);
    if (!better) break;
    const [code, fact, fix] = better.fix.message;
    const at = { start: before(better.fix.at[0]), end: before(better.fix.at[1]) };
    told.push({ path: [], at, code, fact, fix, of: before(better.fix.of) });
    done.push(better.fix.edits);
    [scan, current] = [better.scan, better.fixed];
  }
  const rest = scan.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    at: { start: before(diagnostic.at.start), end: before(diagnostic.at.end) },
  }));
  const fixed = told.map(({ of, ...diagnostic }) => ({ ...diagnostic, path: pathAt(scan, after(of)) }));
  return { root: scan.root, diagnostics: [...fixed, ...rest], broken: true };
}

/** The fix behind which most of the text can be read, if that is some lines more than without it. */
function bestFix(text: string, scan: JsonScan): { fix: Fix; fixed: string; scan: JsonScan } | undefined {
  if (!scan.impasse) return undefined;
  const lines = indexLines(text);
  let best: { fix: Fix; fixed: string; scan: JsonScan } | undefined;
  for (const fix of possibleFixes(text, lines, scan.impasse)) {
    const fixed = applyEdits(text, fix.edits);
    const tried = scanJson(fixed, indexLines(fixed));
    if (!isBetter(tried, best?.scan ?? scan)) continue;
    best = { fix, fixed, scan: tried };
  }
  if (!best) return undefined;
  const gained =
    placeAt(lines, Math.min(best.scan.end, text.length)).line - placeAt(lines, scan.impasse.token.start).line;
  return best.scan.impasse && gained < 2 ? undefined : best;
}

function isBetter(one: JsonScan, other: JsonScan): boolean {
  if (!one.impasse !== !other.impasse) return !one.impasse;
  if (one.impasse && other.impasse && one.end !== other.end) return one.end > other.end;
  return one.diagnostics.length < other.diagnostics.length;
}
