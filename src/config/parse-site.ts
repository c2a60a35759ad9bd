import { type SiteConfig, siteSchema } from '../../schema/site.ts';
import type { Finding, Issue } from './issue.ts';
import { keepsAll } from './keeps-all.ts';
import { readSource, type Source } from './locate.ts';
import { currentVersion } from './migrations/index.ts';
import { migrate } from './migrations/migrate.ts';
import { pathText } from './path-text.ts';
import { findReferences } from './references.ts';
import { type ShapeIssue, shapeFindings } from './shape.ts';
import { toIssues } from './to-issue.ts';
import { checkVersion } from './version.ts';

export type ParsedSite =
  | { ok: true; site: SiteConfig; source: Source; warnings: Issue[] }
  | { ok: false; issues: Issue[]; source: Source };

/** The longest text that is read, in characters: room for ten thousand pages of 10 kB each, and still answered in seconds if it is rubbish. */
export const longestText = 100_000_000;

/** The most problems that are told at once; whoever has more has one cause for many. */
export const mostIssues = 500;

/** Turns the text of a config into a checked site, or into every problem that it has, each with its place in the text. */
export function parseSite(text: string, file = 'site.config.json'): ParsedSite {
  if (text.length > longestText) {
    const source = readSource('', file);
    return { ok: false, issues: toIssues(source, [tooLong(text)], 1), source };
  }
  const source = readSource(text, file);
  const { ok, site, findings } = check(source);
  const issues = toIssues(source, findings, mostIssues);
  if (ok && site) return { ok, site, source, warnings: issues };
  return {
    ok: false,
    issues: issues.length < mostIssues ? issues : [...issues, ...toIssues(source, [andMore], 1)],
    source,
  };
}

function check(source: Source): { ok: boolean; site?: SiteConfig; findings: Finding[] } {
  const json = parseJson(source);
  if (!json) {
    const errors = syntaxErrors(source);
    return { ok: false, findings: errors.length > 0 ? errors : [invalid] };
  }
  const { value, findings } = json;
  const { value: newest, changes } = migrate(value);
  source.value = newest;
  const version = checkVersion(source.value);
  const found = [...findings, ...changes.map(migrated), ...(version.finding ? [version.finding] : [])];
  if (!version.readable) return { ok: false, findings: found };
  const shape = siteSchema.safeParse(source.value);
  const shapeIssues = shape.error?.issues.slice(0, mostIssues * 2) ?? [];
  found.push(...take(shapeFindings(source.value, shapeIssues), mostIssues));
  found.push(...withoutEchoes(findReferences(source.value, mostIssues), found, shapeIssues));
  const ok = shape.success && found.every(({ severity }) => severity === 'warning');
  return { ok, findings: found, ...(shape.success && { site: shape.data }) };
}

/** The values of a JSON text with what its keys hide; undefined for a text that is no JSON. */
function parseJson(source: Source): { value: unknown; findings: Finding[] } | undefined {
  try {
    const value: unknown = JSON.parse(source.text);
    if (keepsAll(source.text, value)) return { value, findings: [] };
    return source.reading.broken ? undefined : { value, findings: syntaxErrors(source) };
  } catch {
    return undefined;
  }
}

const syntaxErrors = ({ reading }: Source): Finding[] =>
  reading.diagnostics.map(({ fix, ...diagnostic }) => ({ ...diagnostic, remedy: fix }));

/** Leaves out what a wrong shape alone has caused: a link is not dangling because the page it leads to is misspelt. */
function withoutEchoes(references: Finding[], found: Finding[], issues: ShapeIssue[]): Finding[] {
  const told = new Set(found.map(({ path }) => pathText(path)));
  const misspelt = new Set(
    found.flatMap(({ code, path }) => (code === 'shape/unknown-key' ? [pathText(path.slice(0, -1))] : [])),
  );
  const unsure = new Set(issues.flatMap(({ path, code }) => (code === 'invalid_union' ? [] : namesBehind(path))));
  // Of two pages with one path one should have another, to which links may lead.
  if (references.some(({ code }) => code === 'duplicate/path')) {
    for (const name of ['reference/page', 'reference/anchor', 'routes/home']) unsure.add(name);
  }
  return references.filter(({ path, code }) => {
    if (code === 'action/none' && misspelt.has(pathText(path))) return false;
    if (code === 'brand/years' && told.has('brand.founded')) return false;
    return !told.has(pathText(path)) && !unsure.has(code.split('-')[0] as string);
  });
}

/** Which kinds of reference cannot be judged when the value at a path is wrong. */
function namesBehind([first, ...rest]: PropertyKey[]): string[] {
  const last = rest.at(-1);
  if (first === 'dialogs' && rest.length < 2) return ['reference/dialog'];
  if (first === 'lists' && rest.length < 2) return ['reference/list'];
  if (first === 'footer' && rest.length < 3) return ['reference/footer'];
  if (first === 'tokens' && rest.length < 2) return ['token/unknown'];
  const names =
    last === undefined || typeof last === 'number' || last === 'path' || last === 'id' || last === 'sections';
  return first === 'routes' && names ? ['reference/page', 'reference/anchor', 'routes/home'] : [];
}

function* take<T>(all: Iterable<T>, most: number): Iterable<T> {
  let count = 0;
  for (const one of all) {
    if (count++ >= most) return;
    yield one;
  }
}

const invalid: Finding = {
  path: [],
  code: 'json/invalid',
  fact: 'The file is not JSON.',
  remedy: 'Check the file with the JSON view of an editor.',
};

const migrated = (change: string): Finding => ({
  path: ['version'],
  code: 'version/older',
  fact: `The file is of an older version, and is read as version ${currentVersion}: ${change}`,
  remedy: 'Change the file in the same way, with the new version.',
  severity: 'warning',
});

const tooLong = (text: string): Finding => ({
  path: [],
  code: 'json/too-long',
  fact: `The file has ${text.length.toLocaleString('en')} characters; at most ${longestText.toLocaleString('en')} are read.`,
  remedy: 'Look for something that was repeated by mistake.',
});

const andMore: Finding = {
  path: [],
  code: 'more',
  fact: `There may be more: ${mostIssues} problems are told at once.`,
  remedy: 'Mend these first; many of them probably have one cause.',
};
