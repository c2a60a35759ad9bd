import { Menu, Text } from '@mantine/core';
import type { Outline } from '../../../diagnostics/outline.ts';

interface Props {
  /** What can be chosen, by name. */
  outlines: Iterable<[name: string, outline: Outline]>;
  onChoose: (name: string, outline: Outline) => void;
}

/** The items of a menu of what can be added, each with its title and description. */
export function OutlineItems({ outlines, onChoose }: Props) {
  return [...outlines].map(([name, outline], at) => (
    <Menu.Item key={name} data-autofocus={at === 0 || undefined} onClick={() => onChoose(name, outline)}>
      <Text size="xs" fw={600}>
        {outline.title ?? name}
      </Text>
      <Text size="xs" c="dimmed">
        {outline.description}
      </Text>
    </Menu.Item>
  ));
}
