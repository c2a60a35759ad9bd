import { describe, expect, it } from 'vitest';
import { boxOfPath } from '../../src/ui/box-of-path.ts';

describe('boxOfPath', () => {
  it('follows absolute and relative lines', () => {
    expect(boxOfPath('M2 3h10v4H2z')).toEqual({ x: 2, y: 3, width: 10, height: 4 });
    expect(boxOfPath('m1 1 4 0 0 6-4 0z')).toEqual({ x: 1, y: 1, width: 4, height: 6 });
  });

  it('reads numbers that stand without a space between them', () => {
    expect(boxOfPath('M.5.5l10-1.5')).toEqual({ x: 0.5, y: -1, width: 10, height: 1.5 });
  });

  it('reads the flags of an arc where they stand close together', () => {
    expect(boxOfPath('M0 12a12 12 0 1024 0')).toEqual({ x: 0, y: 12, width: 24, height: 0 });
  });

  it('goes back to the start of a part when it is closed', () => {
    expect(boxOfPath('M10 10h5v5zl-4 0')).toMatchObject({ x: 6, width: 9 });
  });
});
