import { Badge, Group, type GroupProps } from '@mantine/core';

interface TagsProps extends Omit<GroupProps, 'children'> {
  tags: string[];
  /** The addresses of the pages of tags. */
  pages?: Readonly<Record<string, string>> | undefined;
}

/** Short words in a row, each in a frame, as links where they have pages. Renders nothing if there are none. */
export function Tags({ tags, pages = {}, ...rest }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <Group component="ul" gap={6} {...rest}>
      {tags.map((tag) =>
        pages[tag] ? (
          <li key={tag}>
            <Badge component="a" href={pages[tag]}>
              {tag}
            </Badge>
          </li>
        ) : (
          <Badge key={tag} component="li">
            {tag}
          </Badge>
        ),
      )}
    </Group>
  );
}
