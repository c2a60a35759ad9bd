import { Anchor, Container, Text, Breadcrumbs as Trail } from '@mantine/core';
import type { PageLink } from 'site-from-json/schema';
import type { SectionProps } from 'site-from-json/ui';
import type breadcrumbs from './section.ts';

/** Mantine sets the steps on their bare height, in which the signs of some scripts would touch. */
const leading = 'max(1.45, var(--least-leading))';

/** The pages above this one as links, and this one as text. */
export default function Breadcrumbs({ section }: SectionProps<typeof breadcrumbs>) {
  // What `ofPage` adds.
  const { steps = [] } = section as { steps?: PageLink[] };
  return (
    <Container>
      <Trail separatorMargin="xs" style={{ flexWrap: 'wrap' }}>
        {steps.map(({ label, href }, at) =>
          at < steps.length - 1 ? (
            <Anchor key={href} href={href} fz="sm" lh={leading} c="dimmed" py="xs">
              {label}
            </Anchor>
          ) : (
            <Text key={href} fz="sm" lh={leading} aria-current="page">
              {label}
            </Text>
          ),
        )}
      </Trail>
    </Container>
  );
}
