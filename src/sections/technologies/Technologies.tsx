import { Container, Paper, Text, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Logo, levelBelow, SectionIntro, type SectionProps } from 'site-from-json/ui';
import type technologies from './section.ts';
import styles from './Technologies.module.css';

/** A grid of technologies: logo, name and use. */
export default function Technologies({ section, heading }: SectionProps<typeof technologies>) {
  const { id, title, text, items, columns } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <Paper
        component="ul"
        withBorder
        shadow="sm"
        className={styles.table}
        style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
      >
        {items.map((item) => (
          <li key={item.id} className={styles.cell}>
            <Logo logo={item.logo} />
            <div>
              <Title order={levelBelow(heading)} size="h3" className={styles.name}>
                {item.name}
              </Title>
              <Text c="dimmed" className={styles.text}>
                {item.description}
              </Text>
            </div>
          </li>
        ))}
      </Paper>
    </Container>
  );
}
