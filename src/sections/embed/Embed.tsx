import world from 'virtual:icon/world';
import { Container } from '@mantine/core';
import { ClickToLoad, SectionIntro, type SectionProps } from 'site-from-json/ui';
import type embed from './section.ts';

/** A frame with content of another site, as wide as the page. */
export default function Embed({ section, site, heading }: SectionProps<typeof embed>) {
  const { id, title, text, src, picture, ratio, height } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ClickToLoad
        src={src}
        title={title}
        label={site.texts.frame.show}
        icon={world}
        href={src}
        ratio={ratio}
        height={height}
        picture={picture}
        sizes="(min-width: 76em) 1120px, 94vw"
      />
    </Container>
  );
}
