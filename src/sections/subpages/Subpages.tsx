import { Container, Text, Title } from '@mantine/core';
import type { PageLink } from 'site-from-json/schema';
import { CardGrid, LinkCard, levelBelow, SectionIntro, type SectionProps } from 'site-from-json/ui';
import type subpages from './section.ts';

/** A card for each page below this one. */
export default function Subpages({ section, heading }: SectionProps<typeof subpages>) {
  const { id, title, text, columns = 3 } = section;
  // What `ofPage` adds.
  const { pages = [] } = section as { pages?: PageLink[] };
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <CardGrid columns={columns}>
        {pages.map(({ label, href, description }) => (
          <li key={href}>
            <LinkCard href={href}>
              <Title order={levelBelow(heading)} size="h3">
                {label}
              </Title>
              {description && (
                <Text c="dimmed" mt="xs">
                  {description}
                </Text>
              )}
            </LinkCard>
          </li>
        ))}
      </CardGrid>
    </Container>
  );
}
