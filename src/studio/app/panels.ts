import type { ComponentType } from 'react';
import type { IconNode } from '../../ui/LineIcon.tsx';

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
export const panels: Panel[] = [];
