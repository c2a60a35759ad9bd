const whole = [
  [4, 2, 1],
  [3, 2, 1],
  [1, 1, 1],
];

const stages = ['points', 'wire', 'solid'] as const;

/** What is drawn at one of `count` steps: on the same ground, as high and as real as it is by then. */
export function drawingOf(index: number, count: number) {
  const done = (index + 1) / count;
  const stage = stages[Math.ceil(done * stages.length) - 1] ?? 'solid';
  const heights = whole.map((row) => row.map((height) => Math.max(1, Math.round(height * done))));
  return { stage, heights };
}
