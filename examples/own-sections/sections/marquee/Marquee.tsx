import { Checkbox, Container, Group, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Logo, type SectionProps, titleId } from 'site-from-json/ui';
import styles from './Marquee.module.css';
import type marquee from './section.ts';

/** Words and logos that pass by, until the visitor stops them. Without motion they stand below each other, once. */
export default function Marquee({ section, heading }: SectionProps<typeof marquee>) {
  const { id, title, items, seconds, pause } = section;
  const row = items.map(({ name, logo }) => (
    <li key={name} className={styles.item}>
      {logo && <Logo logo={logo} tint="ink" />}
      {name}
    </li>
  ));
  return (
    <div className={styles.marquee} style={{ '--seconds': `${seconds}s` } as CSSProperties}>
      <Container>
        <Group justify="space-between" mb="lg">
          <Title id={titleId(id)} order={heading} size="h3">
            {title}
          </Title>
          <Checkbox label={pause} className={styles.pause} />
        </Group>
      </Container>
      <div className={styles.window}>
        <ul className={styles.row}>{row}</ul>
        <ul className={styles.row} aria-hidden="true">
          {row}
        </ul>
      </div>
    </div>
  );
}
