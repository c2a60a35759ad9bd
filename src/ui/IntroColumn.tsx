import type { ReactNode } from 'react';
import type { Action } from '../../schema/action.ts';
import { useIsCentered } from './align.ts';
import styles from './IntroColumn.module.css';
import { IntroText } from './IntroText.tsx';
import { TwoColumns } from './TwoColumns.tsx';

interface IntroColumnProps {
  id: string;
  level: 1 | 2;
  title: string;
  text?: string | undefined;
  actions?: Action[];
  /** What stands below the heading and its text. */
  aside?: ReactNode;
  /** The content of the section. */
  children: ReactNode;
}

/** A section with its heading, text and buttons beside the content; they stay in view while the content scrolls. */
export function IntroColumn({ children, aside, ...intro }: IntroColumnProps) {
  return (
    <TwoColumns columns="5fr 7fr" gap="var(--mantine-spacing-xl) 4rem" align="start">
      <IntroText {...intro} className={useIsCentered() ? undefined : styles.sticky}>
        {aside}
      </IntroText>
      {children}
    </TwoColumns>
  );
}
