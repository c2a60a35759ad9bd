import { useSite } from '../Providers.tsx';
import { blocks } from './Blocks.tsx';
import { dots } from './Dots.tsx';
import type { Heights, MotifDrawing, Stage } from './drawing.ts';
import { lines } from './Lines.tsx';
import styles from './Motif.module.css';

const drawings: Record<string, MotifDrawing | undefined> = { blocks, dots, lines };

const useDrawing = () => drawings[useSite().theme.motif];

interface MotifProps {
  stage: Stage;
  heights: Heights;
  className?: string | undefined;
}

/** The site's motif as points, as a wireframe, or solid. Decoration; renders nothing if the theme has none. For static content only. */
export function Motif({ stage, heights, className = '' }: MotifProps) {
  const drawing = useDrawing();
  if (!drawing) return null;
  const { box, content } = drawing.draw(stage, heights);
  return (
    <svg
      className={`${styles.motif} ${className}`}
      viewBox={box}
      // Without CSS, it would fill the window.
      height="40"
      data-stage={stage}
      aria-hidden="true"
    >
      {content}
    </svg>
  );
}

const one = [[1]];

/** The motif three times, from points to solid, as a mark before a line of text. Decoration. */
export function Stages() {
  if (!useDrawing()) return null;
  return (
    <span className={styles.stages} aria-hidden="true">
      {(['points', 'wire', 'solid'] as const).map((stage) => (
        <Motif key={stage} stage={stage} heights={one} className={styles.block} />
      ))}
    </span>
  );
}

/** The background pattern of the motif; `className` positions it. Decoration. */
export function Paper({ className }: { className: string | undefined }) {
  const drawing = useDrawing();
  return drawing ? <div className={className} style={{ background: drawing.paper }} aria-hidden="true" /> : null;
}

/** Whether the site has a motif. */
export const useHasMotif = () => useDrawing() !== undefined;
