import type { CSSProperties } from 'react';

/** The variables of a grid of equal columns: `--columns` on a wide screen, `--few` on one of middle width, `--span` for an item. */
export const columnsUpTo = (columns: number | undefined, few: number) =>
  columns ? ({ '--columns': columns, '--few': Math.min(columns, few), '--span': 1 } as CSSProperties) : undefined;
