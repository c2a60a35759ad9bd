import left from 'virtual:icon/chevron-left';
import right from 'virtual:icon/chevron-right';
import pause from 'virtual:icon/player-pause';
import play from 'virtual:icon/player-play';
import { Carousel, type CarouselProps } from '@mantine/carousel';
import { ActionIcon, Container, Group, useMatches } from '@mantine/core';
import { getHotkeyHandler, useMediaQuery, useReducedMotion } from '@mantine/hooks';
import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  LineIcon,
  levelBelow,
  numberFormat,
  PersonCard,
  SectionIntro,
  type SectionProps,
  useStyleAlone,
} from 'site-from-json/ui';
import type team from './section.ts';
import styles from './Team.module.css';

type Embla = Parameters<NonNullable<CarouselProps['getEmblaApi']>>[0];

// The HTML does not depend on these media queries, so the first render can read them.
const atOnce = { getInitialValueInEffect: false };

/** The breakpoint from which so many people fit side by side. */
const fitFrom: Record<number, 'xs' | 'sm'> = { 2: 'xs', 3: 'sm' };

/** A looping carousel of people. Before hydration, and without script, it is a row that scrolls horizontally. */
export default function Team({ section, site, heading }: SectionProps<typeof team>) {
  const { id, title, text, items, autoplay } = section;
  const texts = site.texts.carousel;
  const number = numberFormat(site.lang);
  const position = (index: number) =>
    texts.position.replace('{index}', number.format(index + 1)).replace('{count}', number.format(items.length));

  const alone = useStyleAlone(items.length === 1);
  const root = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<Embla>();
  const still = useReducedMotion(false, atOnce);
  const canMove = items.length > useMatches({ base: 1, xs: 2, sm: 3 }, atOnce) && canWatchSlides();
  const [paused, setPaused] = useState(false);
  const { plugins, resume } = useRotation({ embla, root, paused, delay: canMove && !still ? autoplay : 0 });
  const [announced, setAnnounced] = useState<number>();

  // Steps that the visitor took before Embla runs.
  const early = useRef<(1 | -1)[]>([]);
  const move = (step: 1 | -1, carousel = embla) => {
    if (!carousel) return void early.current.push(step);
    if (!canWatchSlides()) return scrollRow(carousel, site.dir === 'rtl' ? -step : step);
    if (!canMove) return;
    if (step > 0) carousel.scrollNext();
    else carousel.scrollPrev();
    setAnnounced(carousel.selectedScrollSnap());
  };
  const makeEarlySteps = useEffectEvent((carousel: Embla) => {
    for (const step of early.current.splice(0)) move(step, carousel);
  });

  useEffect(() => {
    if (!embla || !canMove) return;
    takeOverRow(embla);
    const load = () => loadPictures(embla);
    load();
    embla.on('select', load);
    // Only the visitor's steps are announced, not those of autoplay.
    const announce = () => setAnnounced(embla.plugins().autoplay?.isPlaying() ? undefined : embla.selectedScrollSnap());
    embla.on('select', announce);
    makeEarlySteps(embla);
    return () => {
      embla.off('select', announce).off('select', load);
      delete embla.rootNode().dataset.ready;
    };
  }, [embla, canMove]);

  const forward = site.dir === 'rtl' ? -1 : 1;
  return (
    <Container
      ref={root}
      role="group"
      aria-roledescription={texts.roleDescription}
      aria-label={title}
      onKeyDown={getHotkeyHandler([
        ['ArrowRight', () => move(forward)],
        ['ArrowLeft', () => move(forward === 1 ? -1 : 1)],
      ])}
      onFocus={resume}
      onBlur={resume}
    >
      <SectionIntro id={id} level={heading} title={title} text={text}>
        {items.length > 1 && (
          // Before the slides, so that Tab reaches the pause button first.
          <Group className={styles.controls} gap="xs" wrap="nowrap" hiddenFrom={fitFrom[items.length]}>
            {autoplay > 0 && (
              <ActionIcon
                className={`${styles.control} ${styles.rotation}`}
                aria-label={paused ? texts.play : texts.pause}
                onClick={() => setPaused(!paused)}
              >
                <LineIcon of={paused ? play : pause} size={20} />
              </ActionIcon>
            )}
            <ActionIcon className={styles.control} aria-label={texts.previous} data-step onClick={() => move(-1)}>
              <LineIcon of={left} size={22} />
            </ActionIcon>
            <ActionIcon className={styles.control} aria-label={texts.next} data-step onClick={() => move(1)}>
              <LineIcon of={right} size={22} />
            </ActionIcon>
          </Group>
        )}
      </SectionIntro>
      <Carousel
        // The element around it has the carousel's role. (With undefined, Mantine would set its own value.)
        role="presentation"
        aria-roledescription={null as unknown as undefined}
        slideSize={{ base: '100%', xs: '50%', sm: '33.333333%' }}
        slideGap="clamp(0.75rem, 2vw, 1.5rem)"
        emblaOptions={{
          active: canMove,
          align: 'start',
          direction: site.dir,
          duration: still ? 0 : 22,
          loop: true,
          watchFocus: showFocused,
        }}
        plugins={plugins}
        getEmblaApi={setEmbla}
        withControls={false}
        withKeyboardEvents={false}
        classNames={{
          root: styles.carousel,
          viewport: styles.viewport,
          container: styles.container,
          slide: styles.slide,
        }}
      >
        {items.map((person, index) => (
          <Carousel.Slide key={person.id} aria-roledescription={texts.slide} aria-label={position(index)} style={alone}>
            <PersonCard person={person} level={levelBelow(heading)} texts={site.texts} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <div className="visually-hidden" aria-live="polite">
        {announced !== undefined && `${items[announced]?.name}, ${position(announced)}`}
      </div>
    </Container>
  );
}

interface Rotation {
  embla: Embla | undefined;
  /** The element in which the pointer or focus stops autoplay. */
  root: { current: HTMLElement | null };
  paused: boolean;
  /** Milliseconds between steps; 0 for no autoplay. */
  delay: number;
}

/**
 * Embla's autoplay, stopped while it is paused and while the pointer or keyboard focus is in the carousel. The plugin starts its
 * timer on several occasions; each time, this checks whether it must stop. `resume` starts it again.
 */
function useRotation({ embla, root, paused, delay }: Rotation) {
  const hasPointer = useMediaQuery('(hover: hover)', false, atOnce);
  const plugins = useMemo(() => {
    if (delay === 0) return [];
    const rootNode = () => root.current;
    return [Autoplay({ delay, rootNode, stopOnMouseEnter: true, stopOnInteraction: false, stopOnFocusIn: false })];
  }, [delay, root]);
  const [autoplay] = plugins;

  useEffect(() => {
    if (!embla || !autoplay) return;
    const mustRest = () =>
      paused || root.current?.querySelector(':focus-visible') || (hasPointer && root.current?.matches(':hover'));
    // The plugin emits this event before its state is "playing", and cannot be stopped until then.
    const restIfNeeded = () => queueMicrotask(() => mustRest() && autoplay.stop());
    embla.on('autoplay:timerset', restIfNeeded);
    if (embla.canScrollNext()) autoplay.play();
    return () => void embla.off('autoplay:timerset', restIfNeeded);
  }, [embla, autoplay, root, paused, hasPointer]);

  return { plugins, resume: () => embla?.canScrollNext() && autoplay?.play() };
}

/** Replaces native scrolling with Embla, at the slide with the keyboard focus, or else at the one to which the visitor has scrolled. */
function takeOverRow(embla: Embla): void {
  const row = embla.rootNode();
  const scrolled = Math.round(Math.abs(row.scrollLeft) / widthOfSlide(embla));
  const focused = focusedSlide(embla);
  row.dataset.ready = '';
  jumpTo(embla, focused < 0 ? scrolled : focused);
}

/**
 * Shows the slide with the keyboard focus. Returns false, which keeps Embla's own handler away: that one needs the focus within
 * 10 ms of the Tab key, and a busy processor is slower.
 */
function showFocused(embla: Embla): false {
  const focused = focusedSlide(embla);
  if (focused >= 0) jumpTo(embla, focused);
  return false;
}

/** The index of the slide with the keyboard focus, or -1. */
const focusedSlide = (embla: Embla) => embla.slideNodes().findIndex((slide) => slide.querySelector(':focus-visible'));

/** Shows a slide at once, without what the browser has scrolled by itself. */
function jumpTo(embla: Embla, index: number): void {
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(index, true);
}

/**
 * Loads the pictures of the slides in view, of which there are three at most, and of the slide to each side. The browser would load those of
 * the slide before the first one, which is the last one, when they are in view already.
 */
function loadPictures(embla: Embla): void {
  const slides = embla.slideNodes();
  for (const step of [-1, 0, 1, 2, 3]) {
    const slide = slides.at((embla.selectedScrollSnap() + step) % slides.length);
    for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
  }
}

/** Moves one step by native scrolling, where Embla cannot run. */
function scrollRow(embla: Embla, step: number): void {
  embla.rootNode().scrollBy(step * widthOfSlide(embla), 0);
}

const widthOfSlide = (embla: Embla) => embla.slideNodes()[0]?.offsetWidth || 1;

/** Whether IntersectionObserver works, which Embla needs. */
function canWatchSlides(): boolean {
  try {
    new IntersectionObserver(() => {}).disconnect();
    return true;
  } catch {
    return false;
  }
}
