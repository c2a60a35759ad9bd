import { expect, it } from 'vitest';
import { drawingOf } from '../../src/sections/steps/drawing-of.ts';

const stagesOf = (count: number) => Array.from({ length: count }, (_, index) => drawingOf(index, count).stage);
const blocksOf = (index: number, count: number) =>
  drawingOf(index, count)
    .heights.flat()
    .reduce((sum, height) => sum + height, 0);

it('three steps are the three stages', () => {
  expect(stagesOf(3)).toEqual(['points', 'wire', 'solid']);
});

it.each([1, 2, 3, 4, 5, 6, 12])('the last of %i steps is solid and whole', (count) => {
  expect(drawingOf(count - 1, count)).toEqual(drawingOf(0, 1));
  expect(stagesOf(count).at(-1)).toBe('solid');
});

it('no step is less real or lower than the one before it', () => {
  const order = ['points', 'wire', 'solid'];
  for (let index = 1; index < 12; index++) {
    const [before = '', now = ''] = stagesOf(12).slice(index - 1, index + 1);
    expect(order.indexOf(now)).toBeGreaterThanOrEqual(order.indexOf(before));
    expect(blocksOf(index, 12)).toBeGreaterThanOrEqual(blocksOf(index - 1, 12));
  }
});
