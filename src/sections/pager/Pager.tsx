import { Container, Group, Text } from '@mantine/core';
import type { PageLink } from 'site-from-json/schema';
import { Icon, LinkCard, type SectionProps } from 'site-from-json/ui';
import styles from './Pager.module.css';
import type pager from './section.ts';

/** A card for the page before this one, and one for the page after it. */
export default function Pager({ section, site }: SectionProps<typeof pager>) {
  // What `ofPage` adds.
  const { previous, next } = section as { previous?: PageLink; next?: PageLink };
  const { texts } = site;
  return (
    <Container>
      <div className={styles.pages}>
        {previous && (
          <LinkCard href={previous.href} rel="prev" p="md">
            <Group gap="xs" fz="sm" c="dimmed">
              <Icon name="tabler:arrow-left" size={16} />
              {texts.pages.previous}
            </Group>
            <Text fw={600}>{previous.label}</Text>
          </LinkCard>
        )}
        {next && (
          <LinkCard href={next.href} rel="next" p="md" className={styles.next}>
            <Group gap="xs" fz="sm" c="dimmed" justify="flex-end">
              {texts.pages.next}
              <Icon name="tabler:arrow-right" size={16} />
            </Group>
            <Text fw={600}>{next.label}</Text>
          </LinkCard>
        )}
      </div>
    </Container>
  );
}
