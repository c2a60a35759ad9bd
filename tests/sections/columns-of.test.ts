import { expect, it } from 'vitest';
import { columnsOf } from '../../src/sections/logo-cloud/columns-of.ts';

it('keeps few logos in one row', () => {
  expect([1, 2, 5].map((count) => columnsOf(count, 5))).toEqual([1, 2, 5]);
});

it('leaves no hole in the last row where that can be had', () => {
  expect([6, 8, 9, 10, 12].map((count) => columnsOf(count, 5))).toEqual([3, 4, 3, 5, 4]);
});

it('takes the most columns where there is a hole in any case', () => {
  expect([7, 11, 13].map((count) => columnsOf(count, 5))).toEqual([5, 5, 5]);
});
