import type { ComponentType } from 'react';
import type { IconNode } from '../../ui/LineIcon.tsx';
import * as icons from './icons.ts';
import { setState } from './store.ts';
import { words } from './words.ts';

/** A part of Studio that opens from the top bar and is loaded only then, such as the code. */
interface Panel {
  name: string;
  title: string;
  icon: IconNode;
  load: () => Promise<{ default: ComponentType<{ close: () => void }> }>;
  /** Whether it stands below the page or in place of the form. */
  place: 'below' | 'beside';
}

/** The panels of Studio, in the order of their buttons. */
export const panels: Panel[] = [
  { name: 'code', title: words.code, icon: icons.code, load: () => import('./code/CodePanel.tsx'), place: 'below' },
];

/** Opens the file as code, at a place of it. */
export const openCode = (place?: { line: number; column: number }): void =>
  setState({ panel: 'code', codePlace: place && { line: place.line, column: place.column }, open: undefined });
