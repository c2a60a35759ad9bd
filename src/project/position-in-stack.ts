import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { codeFrame } from '../diagnostics/locate.ts';
import { indexLines } from '../json/parse/read-json.ts';

/** Returns the file and line in the code of a section type where an error was thrown, in brackets, if its stack has them. */
export function positionInStack(error: unknown): string {
  const stack = error instanceof Error ? error.stack : undefined;
  const place =
    /(?<![\w-]|tests\/)(?:(?:src\/ui|(?:src\/)?(?:sections\/[\w-]+|collections|overrides))\/[^\s):]+\.[jt]sx?|(?:theme|site\.plugin)\.[jt]s):\d+:\d+/.exec(
      stack ?? '',
    )?.[0];
  return place ? ` (${place})` : '';
}

/** The place in a file where an error was thrown, if its stack has it. */
export function placeInStack(error: unknown, file: string) {
  const stack = (error instanceof Error && error.stack) || '';
  const [, line, column] = new RegExp(`${basename(file).replaceAll('.', '\\.')}:(\\d+):(\\d+)`).exec(stack) ?? [];
  if (!line) return undefined;
  const place = { line: Number(line), column: Number(column) };
  const text = readFileSync(file, 'utf8');
  const end = { endLine: place.line, endColumn: place.column + 1 };
  return { ...place, ...end, frame: codeFrame(text, indexLines(text), { ...place, ...end }) };
}
