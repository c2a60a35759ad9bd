import { Button, type ButtonProps, Group } from '@mantine/core';
import type { Action } from '../../schema/action.ts';
import { openDialog } from './invoke.ts';

/** The buttons of a section: links, and buttons that open a dialog or copy a link. Renders nothing if there are none. */
export function Actions({ actions }: { actions: Action[] }) {
  if (actions.length === 0) return null;
  return (
    <Group gap="sm" mod="actions">
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
