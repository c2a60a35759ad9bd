import arrows from 'virtual:icon/arrows-horizontal';
import { Container } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import type { SectionDataOf } from 'site-from-json/schema';
import { LineIcon, PictureView, percentFormat, SectionIntro, type SectionProps } from 'site-from-json/ui';
import styles from './BeforeAfter.module.css';
import type beforeAfter from './section.ts';

/** Two pictures over one another. A range input, which nobody sees, covers them: it has the keys, the pointer and the fingers of the browser. */
export default function BeforeAfter({ section, site, heading }: SectionProps<typeof beforeAfter>) {
  const { id, title, text, before, after } = section;
  const [part, setPart] = useState(50);
  const style = { '--part': `${part}%`, '--ratio': before.picture.width / before.picture.height };
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <div className={styles.frame} style={style as CSSProperties}>
        <Side {...before} isFirst={heading === 1} />
        <Side {...after} isFirst={heading === 1} className={styles.after} />
        <input
          type="range"
          className={styles.range}
          value={part}
          aria-label={`${before.label} / ${after.label}`}
          aria-valuetext={`${before.label}: ${percentFormat(site.lang).format(part / 100)}`}
          onChange={(event) => setPart(Number(event.currentTarget.value))}
        />
        <span className={styles.divider} aria-hidden>
          <span className={styles.handle}>
            <LineIcon of={arrows} size={22} />
          </span>
        </span>
      </div>
    </Container>
  );
}

interface SideProps {
  label: string;
  picture: SectionDataOf<typeof beforeAfter>['before']['picture'];
  /** Whether its section is the first of the page. */
  isFirst: boolean;
  className?: string | undefined;
}

function Side({ label, picture, isFirst, className = '' }: SideProps) {
  return (
    <figure className={`${styles.side} ${className}`.trim()}>
      <PictureView
        picture={picture}
        sizes="(min-width: 75em) 1120px, 92vw"
        load={isFirst ? 'eager' : 'lazy'}
        className={styles.picture}
      />
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}
