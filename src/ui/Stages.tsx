import { Motif } from './Motif.tsx';
import styles from './Stages.module.css';

const block = [[1]];

/** Three small blocks, from points to a solid: the motif as a mark before a line of text. Decoration. */
export function Stages() {
  return (
    <span className={styles.stages} aria-hidden="true">
      <Motif stage="points" heights={block} className={styles.block} />
      <Motif stage="wire" heights={block} className={styles.block} />
      <Motif stage="solid" heights={block} className={styles.block} />
    </span>
  );
}
