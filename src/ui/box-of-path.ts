/** Where a path's ink lies, in the path's own units. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The box around an SVG path. Lines and curves count by their points and handles, and arcs by their ends, which
 * for logos comes close enough to what the eye measures.
 */
export function boxOfPath(path: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  const pen = { x: 0, y: 0, startX: 0, startY: 0 };
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = arity[letter.toLowerCase()] ?? 0;
    const values = numbersOf(letter, rest);
    for (let at = 0; at < Math.max(values.length, 1); at += size || 1) {
      // What follows a move's first place is a line to each further one.
      const command = at > 0 && /m/i.test(letter) ? (letter === 'm' ? 'l' : 'L') : letter;
      move(pen, command, values.slice(at, at + size));
      xs.push(pen.x);
      ys.push(pen.y);
    }
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

// An arc's two flags may stand without a space before what follows them, so arcs are read with a pattern of their own.
function numbersOf(letter: string, rest: string): number[] {
  const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?';
  if (letter.toLowerCase() !== 'a') return (rest.match(new RegExp(number, 'gi')) ?? []).map(Number);
  const gap = '[\\s,]*';
  const arc = new RegExp(
    `(${number})${gap}(${number})${gap}(${number})${gap}([01])${gap}([01])${gap}(${number})${gap}(${number})`,
    'gi',
  );
  return [...rest.matchAll(arc)].flatMap((match) => match.slice(1).map(Number));
}

function move(pen: { x: number; y: number; startX: number; startY: number }, letter: string, values: number[]): void {
  const command = letter.toLowerCase();
  const relative = letter === command;
  const [last = 0, beforeLast = 0] = values.toReversed();
  const [baseX, baseY] = relative ? [pen.x, pen.y] : [0, 0];
  if (command === 'z') [pen.x, pen.y] = [pen.startX, pen.startY];
  else if (command === 'h') pen.x = baseX + last;
  else if (command === 'v') pen.y = baseY + last;
  else [pen.x, pen.y] = [baseX + beforeLast, baseY + last];
  if (command === 'm') [pen.startX, pen.startY] = [pen.x, pen.y];
}
