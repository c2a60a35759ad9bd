import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';
import type { Issue } from '../diagnostics/issue.ts';
import { codeFrame } from '../diagnostics/locate.ts';
import { indexLines, placeAt } from '../json/parse/read-json.ts';
import { packageRoot } from '../project/package-root.ts';
import { fileIssue } from '../project/read-config.ts';

/** An error of Rolldown, as far as it says so, with its place: `column` counts from 0. `reason` is that of PostCSS, without a place. */
interface BundleError extends Error {
  errors?: BundleError[];
  reason?: string;
  loc?: { file?: string; line: number; column: number };
}

/** Describes why code could not be bundled; undefined if the error names no place in a file. */
export function bundleIssue(error: unknown): Issue | undefined {
  if (!(error instanceof Error)) return undefined;
  const { loc, message, reason } = (error as BundleError).errors?.[0] ?? (error as BundleError);
  const [first = '', ...drawn] = stripVTControlCharacters(message).split('\n');
  // Errors of the syntax name their file only in the drawing of the place.
  const [, named] = /\[ (.+):\d+:\d+ \]/.exec(drawn.join('\n')) ?? [];
  const file = loc?.file ?? (named && resolve(packageRoot, named));
  if (!loc || !file || !existsSync(file)) return undefined;
  const says = (reason ?? first.replace(/^\[[\w:-]+\] /, '')).replace(/[^.!?]$/, '$&.');
  const text = readFileSync(file, 'utf8');
  const place = placeOfName(text, says) ?? {
    line: loc.line,
    column: loc.column + 1,
    endLine: loc.line,
    endColumn: loc.column + 2,
  };
  const frame = codeFrame(text, indexLines(text), place);
  const words = /" is not found\.$/.test(says)
    ? {
        message: says,
        hint: says.startsWith('"virtual:icon/')
          ? 'The names of icons are at tabler.io/icons.'
          : 'Install the package, or correct the path.',
      }
    : { message: `This code has a mistake: ${says}`, hint: 'Correct it.' };
  return fileIssue(file, { code: 'code/bundle', ...words }, 'error', { ...place, frame });
}

/** The place of what `"…" is not` found or exported: Rolldown tells that of the JavaScript which the code was made into. */
function placeOfName(text: string, says: string) {
  const [, name = ''] = /^"([^"]+)" is not /.exec(says) ?? [];
  const written = [`'${name}'`, `"${name}"`, name].find((one) => name && text.includes(one));
  if (!written) return undefined;
  const { line, column } = placeAt(indexLines(text), text.indexOf(written));
  return { line, column, endLine: line, endColumn: column + written.length };
}

/** A Vite plugin that stops a bundle at an import of what is not there, which Rolldown only warns of. */
export const missingImports: Plugin = {
  name: 'missing-imports',
  onLog(_, { code, exporter, loc }) {
    if (code === 'UNRESOLVED_IMPORT' && loc) throw Object.assign(new Error(`"${exporter}" is not found.`), { loc });
  },
};
