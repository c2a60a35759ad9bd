import { createElement } from 'react';
import type { Drawing } from '../../schema/section-data.ts';
import styles from './Icon.module.css';

/** An icon of a set whose drawing came with the data, for live content. Decoration. */
export const DrawnIcon = ({ drawing: { nodes, filled }, size }: { drawing: Drawing; size: number }) => (
  <svg
    className={filled ? undefined : styles.line}
    fill={filled ? 'currentColor' : undefined}
    width={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    {nodes.map(([element, attributes], key) => createElement(element, { ...attributes, key }))}
  </svg>
);
