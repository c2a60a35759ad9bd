/** A line of a text before or after, or of both, with its index in each. */
interface Row {
  sign: ' ' | '-' | '+';
  line: string;
  old: number;
  now: number;
}

/** How many lines that are the same stand around each change. */
const around = 3;
/** How many lines behind a change are searched at most for where the texts are the same again. */
const farthest = 10_000;

/** Says how a text has changed, line by line, as a unified diff; what a terminal would obey is left out. */
export function lineDiff(before: string, after: string): string {
  const rows = compareLines(linesOf(before), linesOf(after));
  const changed = rows.flatMap(({ sign }, at) => (sign === ' ' ? [] : [at]));
  let text = '';
  for (let at = 0; at < changed.length; at++) {
    const start = Math.max(0, (changed[at] as number) - around);
    while ((changed[at + 1] ?? Number.POSITIVE_INFINITY) - (changed[at] as number) <= 2 * around) at++;
    const hunk = rows.slice(start, (changed[at] as number) + around + 1);
    const [{ old, now }] = hunk as [Row];
    const count = (without: Row['sign']) => hunk.filter(({ sign }) => sign !== without).length;
    text += `@@ -${old + 1},${count('+')} +${now + 1},${count('-')} @@\n`;
    text += hunk.map(({ sign, line }) => `${sign}${line.replace(/(?!\t)[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')}\n`).join('');
  }
  return text;
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');

function compareLines(before: string[], after: string[]): Row[] {
  const rows: Row[] = [];
  let [old, now] = [0, 0];
  while (old < before.length || now < after.length) {
    const [oldEnd, nowEnd] = before[old] === after[now] ? [old, now] : nextSame(before, after, old, now);
    while (old < oldEnd) rows.push({ sign: '-', line: before[old] as string, old: old++, now });
    while (now < nowEnd) rows.push({ sign: '+', line: after[now] as string, old, now: now++ });
    if (old < before.length) rows.push({ sign: ' ', line: before[old] as string, old: old++, now: now++ });
  }
  return rows;
}

/** The nearest place from which two texts go on with the same line; brackets alone do not count, as they are everywhere. */
function nextSame(before: string[], after: string[], old: number, now: number): [old: number, now: number] {
  const isSame = (one: number, other: number) =>
    one === before.length || other === after.length
      ? one - before.length === other - after.length
      : before[one] === after[other] && /\w/.test(before[one] as string);
  for (let lines = 1; lines <= farthest; lines++) {
    for (let gone = 0; gone <= lines; gone++) {
      let [one, other] = [old + gone, now + lines - gone];
      if (one > before.length || other > after.length || !isSame(one, other)) continue;
      while (one > old && other > now && before[one - 1] === after[other - 1]) {
        one--;
        other--;
      }
      return [one, other];
    }
  }
  return [before.length, after.length];
}
