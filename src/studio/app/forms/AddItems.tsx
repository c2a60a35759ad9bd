import { Menu, Text } from '@mantine/core';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';

interface Props {
  /** What can be chosen, by name. */
  schemaNodes: Iterable<[name: string, schemaNode: SchemaNode]>;
  onChoose: (name: string, schemaNode: SchemaNode) => void;
}

/** The items of a menu of what can be added, each with its title and description. */
export function AddItems({ schemaNodes, onChoose }: Props) {
  return [...schemaNodes].map(([name, schemaNode], at) => (
    <Menu.Item key={name} data-autofocus={at === 0 || undefined} onClick={() => onChoose(name, schemaNode)}>
      <Text size="xs" fw={600}>
        {schemaNode.title ?? name}
      </Text>
      <Text size="xs" c="dimmed">
        {schemaNode.description}
      </Text>
    </Menu.Item>
  ));
}
