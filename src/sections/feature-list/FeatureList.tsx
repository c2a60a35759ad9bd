import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Heading, levelBelow } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { beside, SideIntro } from '../../ui/SideIntro.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './FeatureList.module.css';
import type { featureList } from './schema.ts';

/** A heading, and beside it a ruled list of features. */
export default function FeatureList({ section, heading }: SectionProps<typeof featureList>) {
  const { id, title, text, items } = section;
  return (
    <div className={`measure ${beside}`}>
      <SideIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            {item.icon && (
              <span className={styles.icon}>
                <Icon name={item.icon} size={28} />
              </span>
            )}
            <div>
              <Heading level={levelBelow(heading)} look={3} className={styles.name}>
                {item.title}
              </Heading>
              {item.description && <Text className={styles.description}>{item.description}</Text>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
