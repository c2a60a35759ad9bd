import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Action } from '../../schema/action.ts';
import { Actions } from './Actions.tsx';
import styles from './IntroColumn.module.css';
import { titleId } from './ids.ts';
import { TwoColumns } from './TwoColumns.tsx';

interface SideIntroProps {
  id: string;
  level: 1 | 2;
  title: string;
  text?: string | undefined;
  actions?: Action[];
  /** The content of the section. */
  children: ReactNode;
}

/** A section with its heading, text and buttons beside the content; they stay in view while the content scrolls. */
export function IntroColumn({ id, level, title, text, actions = [], children }: SideIntroProps) {
  return (
    <TwoColumns columns="5fr 7fr" gap="var(--mantine-spacing-xl) 4rem" align="start">
      <Stack gap="lg" align="start" className={styles.intro}>
        <Title id={titleId(id)} order={level} size="h2">
          {title}
        </Title>
        {text && (
          <Text size="xl" c="dimmed" maw="26em">
            {text}
          </Text>
        )}
        <Actions actions={actions} />
      </Stack>
      {children}
    </TwoColumns>
  );
}
