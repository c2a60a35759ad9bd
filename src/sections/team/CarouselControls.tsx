import { __iconNode as left } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as right } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { __iconNode as pause } from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { __iconNode as play } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { Texts } from '../../../schema/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LineIcon } from '../../ui/LineIcon.tsx';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  carousel: { paused: boolean; togglePause: () => void; previous: () => void; next: () => void };
  texts: Texts['carousel'];
  rotates: boolean;
}

/** Pause, back and on. They come before the slides, so that whoever uses the keyboard meets the pause first. */
export function CarouselControls({ carousel, texts, rotates }: CarouselControlsProps) {
  return (
    <div className={styles.controls}>
      {rotates && (
        <IconButton
          className={styles.control}
          aria-label={carousel.paused ? texts.play : texts.pause}
          data-rotation
          onClick={carousel.togglePause}
        >
          <LineIcon of={carousel.paused ? play : pause} size={20} />
        </IconButton>
      )}
      <IconButton className={styles.control} aria-label={texts.previous} data-step onClick={carousel.previous}>
        <LineIcon of={left} size={22} />
      </IconButton>
      <IconButton className={styles.control} aria-label={texts.next} data-step onClick={carousel.next}>
        <LineIcon of={right} size={22} />
      </IconButton>
    </div>
  );
}
