import { Badge, Group, type GroupProps } from '@mantine/core';

interface TagsProps extends Omit<GroupProps, 'children'> {
  tags: string[];
}

/** Short words in a row, each in a frame. Renders nothing if there are none. */
export function Tags({ tags, ...rest }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <Group component="ul" gap={6} {...rest}>
      {tags.map((tag) => (
        <Badge key={tag} component="li">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
