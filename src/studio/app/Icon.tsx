import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { LineIcon } from '../../ui/LineIcon.tsx';

/** An icon without a name, beside a text. */
export const Icon = ({ of, size = 16 }: { of: string; size?: number }) => <LineIcon of={of} size={size} />;

/** A button with an icon. A tooltip and screen readers tell its label. */
export function IconButton({
  icon,
  label,
  keys,
  ...props
}: { icon: string; label: string; keys?: string | undefined } & ActionIconProps & ComponentPropsWithRef<'button'>) {
  return (
    <Tooltip label={keys ? `${label}  ${keys}` : label}>
      <ActionIcon aria-label={label} {...props}>
        <LineIcon of={icon} size={17} />
      </ActionIcon>
    </Tooltip>
  );
}
