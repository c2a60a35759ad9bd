import { Blockquote, Container, Group, Stack, Text } from '@mantine/core';
import type { SectionDataOf } from 'site-from-json/schema';
import { Logo, PictureView, SectionIntro, type SectionProps, sizesInFrame } from 'site-from-json/ui';
import type testimonials from './section.ts';
import styles from './Testimonials.module.css';

/** Quotes of clients: the first in the size of a headline, the others in columns below it. */
export default function Testimonials({ section, heading }: SectionProps<typeof testimonials>) {
  const { id, title, text, items } = section;
  const others = items.length - 1;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.list} data-columns={others === 4 ? 2 : Math.min(others, 3)}>
        {items.map((item, index) => (
          <li key={item.quote} className={styles.item} data-portrait={item.portrait ? '' : undefined}>
            <Testimonial {...item} first={index === 0} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

type Item = SectionDataOf<typeof testimonials>['items'][number];

function Testimonial({ quote, name, role, portrait, company, logo, first }: Item & { first: boolean }) {
  return (
    <Stack component="figure" gap={first ? 'xl' : 'lg'} className={styles.figure}>
      <Blockquote className={styles.quote}>
        <p>{quote}</p>
      </Blockquote>
      <Group component="figcaption" gap="0.75rem 2rem" className={styles.caption}>
        <Group wrap="nowrap">
          {portrait && (
            <PictureView
              picture={portrait}
              sizes={sizesInFrame(first ? '(min-width: 48em) 384px, 72px' : '48px', 1, portrait)}
              ratio="own"
              className={styles.portrait}
            />
          )}
          <div>
            <Text inherit fw={600}>
              {name}
            </Text>
            {role && (
              <Text inherit c="dimmed">
                {role}
              </Text>
            )}
          </div>
        </Group>
        {(company || logo) && (
          <Group wrap="nowrap" gap="0.625rem" c="dimmed" fw={600}>
            {logo && <Logo logo={logo} tint="ink" />}
            {company}
          </Group>
        )}
      </Group>
    </Stack>
  );
}
