import { Group, type GroupProps, Text } from '@mantine/core';
import type { Action } from '../../schema/action.ts';
import { Actions } from './Actions.tsx';
import { useIsCentered } from './align.ts';

interface SectionEndProps extends Omit<GroupProps, 'children'> {
  footnote?: string | undefined;
  actions?: Action[];
}

/** What a section ends with: a footnote in small type, and buttons. Renders nothing if there are neither. */
export function SectionEnd({ footnote, actions = [], ...rest }: SectionEndProps) {
  const isCentered = useIsCentered();
  if (!footnote && actions.length === 0) return null;
  return (
    <Group justify={isCentered && !footnote ? 'center' : 'space-between'} gap="lg" {...rest}>
      {footnote && (
        <Text size="sm" c="dimmed">
          {footnote}
        </Text>
      )}
      <Actions actions={actions} />
    </Group>
  );
}
