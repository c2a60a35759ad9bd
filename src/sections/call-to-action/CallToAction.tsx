import { IntroText, Motif, type SectionProps, TwoColumns, useHasMotif } from 'site-from-json/ui';
import styles from './CallToAction.module.css';
import type callToAction from './section.ts';

// The drawing has two halves: a wireframe near the text, solid blocks at the far end.
const sketch = [
  [3, 2, 2, 1],
  [2, 1, 1, 1],
];
const solid = [
  [5, 4, 2],
  [4, 2, 1],
  [2, 1, 1],
];

/** A banner with one sentence and actions. */
export default function CallToAction({ section, heading }: SectionProps<typeof callToAction>) {
  const { id, title, text, actions } = section;
  const hasMotif = useHasMotif();
  return (
    <TwoColumns columns={hasMotif ? '7fr 5fr' : undefined}>
      <IntroText {...{ id, title, text, actions }} level={heading} titleWidth="15ch" textWidth="34em" />
      {hasMotif && (
        <div className={styles.art}>
          <Motif stage="wire" heights={sketch} className={styles.sketch} />
          <Motif stage="solid" heights={solid} className={styles.solid} />
        </div>
      )}
    </TwoColumns>
  );
}
