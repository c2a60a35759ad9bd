import { indexLines, type Lines, placeAt } from '../lines.ts';
import type { JsonFinding } from './findings.ts';
import { applyEdits, type Edit, type Mend, offsetAfter, offsetBefore, pathAt, possibleMends } from './mends.ts';
import { type JsonScan, scanJson } from './scan-json.ts';
import type { JsonNode } from './tree.ts';

export interface JsonReading {
  /** The outermost value, if there is one. */
  root: JsonNode | undefined;
  /** What is wrong with the text. */
  findings: JsonFinding[];
  /** Whether the text is no JSON; a duplicate key alone does not make it so. */
  broken: boolean;
}

/** Beyond this a text is not read again to try remedies, as that would take too long. */
const longestTried = 1_000_000;
const mostMends = 5;

/**
 * Reads where everything stands in a JSON text and names each slip. Where a bracket is missing or too many, what is proposed
 * has been tried: the rest of the text can then be read, and is.
 */
export function readJson(text: string, lines: Lines): JsonReading {
  const first = scanJson(text, lines);
  if (!first.impasse || text.length > longestTried) return first;
  const told: (JsonFinding & { of: number })[] = [];
  const done: Edit[][] = [];
  const before = (offset: number) => done.reduceRight((at, edits) => offsetBefore(edits, at), offset);
  const after = (offset: number) => done.reduce((at, edits) => offsetAfter(edits, at), offset);
  let [scan, current] = [first, text];
  while (scan.impasse && told.length < mostMends) {
    const better = bestMend(current, scan);
    if (!better) break;
    const { mend, mended } = better;
    const [code, fact, remedy] = mend.slip;
    const at = { start: before(mend.at[0]), end: before(mend.at[1]) };
    told.push({ path: [], at, code, fact, remedy, of: before(mend.of) });
    done.push(mend.edits);
    [scan, current] = [better.scan, mended];
  }
  const rest = scan.findings.map((finding) => ({
    ...finding,
    at: { start: before(finding.at.start), end: before(finding.at.end) },
  }));
  const mended = told.map(({ of, ...finding }) => ({ ...finding, path: pathAt(scan, after(of)) }));
  return { root: scan.root, findings: [...mended, ...rest], broken: true };
}

/** The mend behind which most of the text can be read, if that is some lines more than without it. */
function bestMend(text: string, scan: JsonScan): { mend: Mend; mended: string; scan: JsonScan } | undefined {
  if (!scan.impasse) return undefined;
  const lines = indexLines(text);
  let best: { mend: Mend; mended: string; scan: JsonScan } | undefined;
  for (const mend of possibleMends(text, lines, scan.impasse)) {
    const mended = applyEdits(text, mend.edits);
    const tried = scanJson(mended, indexLines(mended));
    if (!isBetter(tried, best?.scan ?? scan)) continue;
    best = { mend, mended, scan: tried };
  }
  if (!best) return undefined;
  const gained =
    placeAt(lines, Math.min(best.scan.end, text.length)).line - placeAt(lines, scan.impasse.token.start).line;
  return best.scan.impasse && gained < 2 ? undefined : best;
}

function isBetter(one: JsonScan, other: JsonScan): boolean {
  if (!one.impasse !== !other.impasse) return !one.impasse;
  if (one.impasse && other.impasse && one.end !== other.end) return one.end > other.end;
  return one.findings.length < other.findings.length;
}
