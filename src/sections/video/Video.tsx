import play from 'virtual:icon/player-play';
import { Container } from '@mantine/core';
import { ClickToLoad, Film, SectionIntro, type SectionProps, Transcript } from 'site-from-json/ui';
import { playerOf } from './player.ts';
import type videoSection from './section.ts';

/** A video as wide as the page. */
export default function Video({ section, site, heading }: SectionProps<typeof videoSection>) {
  const { id, title, text, video, poster, ratio, captions, transcript } = section;
  const player = playerOf(video);
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      {player ? (
        <ClickToLoad
          src={player}
          title={title}
          label={site.texts.frame.play}
          icon={play}
          href={video}
          ratio={ratio}
          picture={poster}
          sizes="(min-width: 76em) 1120px, 94vw"
        />
      ) : (
        <Film
          src={video}
          captions={captions}
          poster={poster.src}
          style={{ aspectRatio: ratio.replace(':', ' / ') }}
          aria-label={title}
        />
      )}
      {transcript && <Transcript>{transcript}</Transcript>}
    </Container>
  );
}
