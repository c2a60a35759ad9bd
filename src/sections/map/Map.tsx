import mapIcon from 'virtual:icon/map-2';
import { Button } from '@mantine/core';
import {
  Address,
  ClickToLoad,
  IntroText,
  PictureView,
  type SectionProps,
  sizesInFrame,
  TwoColumns,
} from 'site-from-json/ui';
import type map from './section.ts';

const sizes = '(min-width: 76em) 640px, (min-width: 62em) 52vw, 92vw';

/** An address beside its map. */
export default function MapSection({ section, site, heading }: SectionProps<typeof map>) {
  const { id, title, text, address, link, picture, frame } = section;
  return (
    <TwoColumns columns="5fr 7fr" gap="var(--mantine-spacing-xl) clamp(3rem, 6vw, 6rem)">
      <IntroText id={id} level={heading} title={title} text={text}>
        <Address lines={address} />
        <Button component="a" href={link.href} variant="default">
          {link.label}
        </Button>
      </IntroText>
      {frame ? (
        <ClickToLoad
          src={frame}
          title={title}
          label={site.texts.frame.show}
          icon={mapIcon}
          ratio="4:3"
          picture={picture}
          sizes={sizes}
        />
      ) : (
        <PictureView
          picture={picture}
          sizes={sizesInFrame(sizes, 4 / 3, picture)}
          ratio="4 / 3"
          style={{ borderRadius: 'var(--mantine-radius-lg)' }}
        />
      )}
    </TwoColumns>
  );
}
