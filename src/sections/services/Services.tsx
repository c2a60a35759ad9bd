import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Heading, levelBelow } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Motif } from '../../ui/Motif.tsx';
import { SectionIntro } from '../../ui/SectionIntro.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Services.module.css';
import type { services } from './schema.ts';

// The wide cards carry one drawing through its three stages, so that the section itself materialises on the way down.
const stages = ['points', 'wire', 'solid'] as const;
const heights = [
  [4, 3, 2],
  [3, 1, 1],
  [1, 1, 0],
];

/** Services in pairs of a wide and a narrow card, changing sides from pair to pair. */
export default function Services({ section, heading }: SectionProps<typeof services>) {
  const { id, title, text, items } = section;
  return (
    <div className="measure">
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.cards}>
        {items.map((item, index) => {
          const wide = isWide(index);
          const stage = stages[Math.floor(index / 2) % stages.length] ?? 'solid';
          return (
            <li
              key={item.id}
              className={styles.card}
              data-wide={wide || undefined}
              data-stage={wide ? stage : undefined}
            >
              <div className={styles.icon}>
                <Icon name={item.icon} size={26} />
              </div>
              <div className={styles.words}>
                <Heading level={levelBelow(heading)} look={3} className={styles.name}>
                  {item.title}
                </Heading>
                <Text className={styles.text}>{item.description}</Text>
              </div>
              {wide && <Motif stage={stage} heights={heights} className={styles.motif} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** First of the first pair, second of the second, and so on. */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;
