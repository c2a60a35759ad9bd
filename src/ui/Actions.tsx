import { Button, type ButtonProps, Group, type GroupProps } from '@mantine/core';
import type { Action } from '../../schema/action.ts';
import { useIsCentered } from './align.ts';
import { openDialog } from './invoke.ts';

interface ActionsProps extends Omit<GroupProps, 'children'> {
  actions: Action[];
}

/** The buttons of a section: links, and buttons that open a dialog or copy a link. Renders nothing if there are none. */
export function Actions({ actions, ...rest }: ActionsProps) {
  const isCentered = useIsCentered();
  if (actions.length === 0) return null;
  return (
    <Group gap="sm" justify={isCentered ? 'center' : undefined} {...rest}>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </Group>
  );
}

interface ActionButtonProps extends Pick<ButtonProps, 'size' | 'className' | 'visibleFrom' | 'hiddenFrom'> {
  action: Action;
}

/** One button. */
export function ActionButton({ action: { label, href, dialog, copy, variant }, ...rest }: ActionButtonProps) {
  const look = variant === 'secondary' ? 'default' : undefined;
  if (href !== undefined)
    return (
      <Button component="a" href={href} variant={look} {...rest}>
        {label}
      </Button>
    );
  return (
    <Button variant={look} {...rest} {...(dialog !== undefined ? openDialog(dialog) : { 'data-copy': copy })}>
      {label}
    </Button>
  );
}
