import type { Lines } from './read/read-json.ts';

const widest = 110;
const before = 40;

/** Shows the lines around a place with a mark under it; long lines are cut, tabs and control characters become one space. */
export function codeFrame(
  text: string,
  lines: Lines,
  place: { line: number; column: number; endLine: number; endColumn: number },
): string {
  const { line, column } = place;
  // All lines of a frame are cut at the same column, so that they stay aligned.
  const cut = column + 10 > widest ? column - before : 0;
  const numbers = [line - 2, line - 1, line, line + 1].filter((number) => number > 0 && number <= lines.length);
  const digits = String(numbers.at(-1)).length;
  const shown = numbers.flatMap((number) => {
    const code = lineOf(text, lines, number, cut);
    const row = `${number === line ? '>' : ' '} ${String(number).padStart(digits)} | ${code}`.trimEnd();
    if (number !== line) return [row];
    const end = place.endLine === line ? place.endColumn : column + 1;
    const marks = '^'.repeat(Math.max(1, Math.min(end - column, widest - (column - cut) + 1)));
    return [row, `  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - cut)}${marks}`];
  });
  return shown.join('\n');
}

function lineOf(text: string, lines: Lines, number: number, cut: number): string {
  const start = lines[number - 1] as number;
  const end = (lines[number] ?? text.length + 1) - 1;
  const code = text.slice(start + cut, Math.min(end, start + cut + widest + 1));
  const whole = code.length <= widest ? code : `${code.slice(0, widest - 1)}…`;
  // What a terminal would obey must not reach it.
  return whole.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');
}
