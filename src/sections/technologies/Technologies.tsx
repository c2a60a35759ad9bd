import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Heading, levelBelow } from '../../ui/Heading.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SectionIntro } from '../../ui/SectionIntro.tsx';
import { Text } from '../../ui/Text.tsx';
import type { technologies } from './schema.ts';
import styles from './Technologies.module.css';

/** A dense table of technologies: logo, name, and what each is used for. */
export default function Technologies({ section, heading }: SectionProps<typeof technologies>) {
  const { id, title, text, items } = section;
  return (
    <div className="measure">
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.table}>
        {items.map((item) => (
          <li key={item.id} className={styles.cell}>
            <Logo logo={item.logo} />
            <div>
              <Heading level={levelBelow(heading)} look={3} className={styles.name}>
                {/* Names are of their own script: '.NET' begins with its point in every language. */}
                <bdi>{item.name}</bdi>
              </Heading>
              <Text className={styles.text}>{item.description}</Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
