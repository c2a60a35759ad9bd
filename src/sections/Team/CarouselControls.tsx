import { ActionIcon } from '@mantine/core';
import ChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import ChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import Pause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import Play from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { Texts } from '../../../schema/texts.ts';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  carousel: { paused: boolean; togglePause: () => void; previous: () => void; next: () => void };
  texts: Texts['carousel'];
  rotates: boolean;
}

/** Pause, back and on. They come before the slides, so that whoever uses the keyboard meets the pause first. */
export function CarouselControls({ carousel, texts, rotates }: CarouselControlsProps) {
  const look = { variant: 'default', size: 44, className: styles.control } as const;
  const Rotation = carousel.paused ? Play : Pause;
  return (
    <div className={styles.controls}>
      {rotates && (
        <ActionIcon
          {...look}
          aria-label={carousel.paused ? texts.play : texts.pause}
          data-rotation
          onClick={carousel.togglePause}
        >
          <Rotation size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon {...look} aria-label={texts.previous} data-step onClick={carousel.previous}>
        <ChevronLeft size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} aria-label={texts.next} data-step onClick={carousel.next}>
        <ChevronRight size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  );
}
