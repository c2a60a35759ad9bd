import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { titleId } from '../../ui/ids.ts';
import { Motif } from '../../ui/Motif.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './CallToAction.module.css';
import type { callToAction } from './schema.ts';

// A skyline of blocks in two halves, so that it is still a sketch where it leaves the words and solid where it ends.
const sketch = [
  [3, 2, 2, 1],
  [2, 1, 1, 1],
];
const solid = [
  [5, 4, 2],
  [4, 2, 1],
  [2, 1, 1],
];

/** A banner with one sentence and what to do about it. */
export default function CallToAction({ section, heading }: SectionProps<typeof callToAction>) {
  const { id, title, text, actions } = section;
  return (
    <div className={`measure ${styles.banner}`}>
      <div className={styles.words}>
        <Heading id={titleId(id)} level={heading} look={2} className={styles.title}>
          {title}
        </Heading>
        {text && <Text className={styles.text}>{text}</Text>}
        <Actions actions={actions} />
      </div>
      <div className={styles.art}>
        <Motif stage="wire" heights={sketch} className={styles.sketch} />
        <Motif stage="solid" heights={solid} className={styles.solid} />
      </div>
    </div>
  );
}
