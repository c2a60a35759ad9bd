import { Container } from '@mantine/core';
import { SectionIntro, type SectionProps } from 'site-from-json/ui';
import type mySection from './section.ts';

/** My section: a heading and a sentence. */
export default function MySection({ section, heading }: SectionProps<typeof mySection>) {
  const { id, title, text } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
    </Container>
  );
}
