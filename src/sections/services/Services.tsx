import { Anchor, Card, Container, Text, ThemeIcon, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Icon, levelBelow, Motif, SectionIntro, type SectionProps, useStyleAlone } from 'site-from-json/ui';
import styles from './Services.module.css';
import type services from './section.ts';

// The wide cards show one drawing in three stages, from points to a solid.
const stages = ['points', 'wire', 'solid'] as const;
const heights = [
  [4, 3, 2],
  [3, 1, 1],
  [1, 1, 0],
];

/** Services in rows of a wide and a narrow card with alternating sides, or in equal columns. */
export default function Services({ section, heading }: SectionProps<typeof services>) {
  const { id, title, text, items, columns } = section;
  const alone = useStyleAlone(Boolean(columns) && items.length === 1);
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul
        className={columns ? `${styles.cards} ${styles.equal}` : styles.cards}
        style={columns ? equal(columns) : undefined}
      >
        {items.map((item, index) => {
          const wide = !columns && (isWide(index) || (index === items.length - 1 && index % 2 === 0));
          const stage = stages[Math.floor(index / 2) % stages.length] ?? 'solid';
          return (
            <Card
              component="li"
              key={item.id}
              className={styles.card}
              mod={{ wide, stage: wide && stage }}
              style={alone}
            >
              <ThemeIcon className={styles.icon}>
                <Icon name={item.icon} size={26} />
              </ThemeIcon>
              <div className={styles.words}>
                <Title order={levelBelow(heading)} size="h3">
                  {item.href ? (
                    <Anchor href={item.href} c="inherit" underline="hover" className={styles.link}>
                      {item.title}
                    </Anchor>
                  ) : (
                    item.title
                  )}
                </Title>
                <Text c="dimmed" mt="xs" maw="26em">
                  {item.description}
                </Text>
              </div>
              {wide && <Motif stage={stage} heights={heights} className={styles.motif} />}
            </Card>
          );
        })}
      </ul>
    </Container>
  );
}

/** Whether a card is wide: the first of the first row, the second of the second row, and so on. */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

/** The CSS variables for equal columns. */
const equal = (columns: number) => ({ '--columns': columns, '--few': 2, '--span': 1 }) as CSSProperties;
