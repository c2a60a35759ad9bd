import { Stack, type StackProps, Text, Title } from '@mantine/core';
import type { Action } from '../../schema/action.ts';
import { Actions } from './Actions.tsx';
import { useIsCentered } from './align.ts';
import styles from './IntroText.module.css';
import { titleId } from './ids.ts';

interface IntroTextProps extends Omit<StackProps, 'title'> {
  id: string;
  level: 1 | 2;
  title: string;
  titleWidth?: string;
  text?: string | undefined;
  textWidth?: string;
  /** A line above the heading. */
  eyebrow?: string | undefined;
  actions?: Action[];
}

/** The heading of a section with its text and buttons below each other; `children` stand above the buttons. */
export function IntroText(props: IntroTextProps) {
  const {
    id,
    level,
    title,
    titleWidth,
    text,
    textWidth = '26em',
    eyebrow,
    actions = [],
    children,
    className,
    ...rest
  } = props;
  const heading = (
    <Title id={titleId(id)} order={level} size="h2" maw={titleWidth}>
      {title}
    </Title>
  );
  return (
    <Stack
      gap="lg"
      {...useStackAlign()}
      {...rest}
      className={className ? `${styles.intro} ${className}` : styles.intro}
    >
      {eyebrow ? (
        <div>
          <Text size="sm" fw={600} c="accent" mb="sm">
            {eyebrow}
          </Text>
          {heading}
        </div>
      ) : (
        heading
      )}
      {text && (
        <Text size="xl" c="dimmed" maw={textWidth}>
          {text}
        </Text>
      )}
      {children}
      <Actions actions={actions} />
    </Stack>
  );
}

/** The props of a stack whose parts are aligned as the section wants its heading. */
export const useStackAlign = (): Pick<StackProps, 'align' | 'ta' | 'mx'> =>
  useIsCentered() ? { align: 'center', ta: 'center', mx: 'auto' } : { align: 'start' };
