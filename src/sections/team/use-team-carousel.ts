import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { prefersStill } from '../../ui/prefers-still.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Everything that moves the carousel: rotation and its pause, arrow keys, buttons, and taking over from native scrolling.
 * Where the browser lacks what Embla is made of, the row stays one to scroll, and the buttons scroll it.
 */
export function useTeamCarousel(autoplay: number, dir: 'ltr' | 'rtl') {
  const root = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const [told, setTold] = useState<number>();
  const steps = useRef(0);

  // A pause takes the plugin away instead of stopping it, since it would start anew when the pointer leaves.
  const plugins = useMemo(() => (autoplay > 0 && !paused ? [rotation(autoplay, root)] : []), [autoplay, paused]);
  const viewport = useRef<HTMLDivElement>(null);
  const inUse = useRef(plugins);
  const [api, setApi] = useState<EmblaCarouselType>();
  const [scrolls, setScrolls] = useState(false);

  // Behind the first frame: it measures every slide.
  useEffect(() => {
    if (!viewport.current) return;
    if (!emblaCanRun()) return setScrolls(true);
    const embla = EmblaCarousel(viewport.current, emblaOptions(dir), inUse.current);
    setApi(embla);
    return () => embla.destroy();
  }, [dir]);

  useEffect(() => {
    if (inUse.current === plugins) return;
    inUse.current = plugins;
    api?.reInit(undefined, plugins);
  }, [api, plugins]);

  useEffect(() => {
    if (!api) return;
    keepPlace(api);
    // While it rotates by itself nothing is said; only the steps of a visitor are.
    const tell = () => setTold(clockOf(api)?.isPlaying() ? undefined : api.selectedScrollSnap());
    // However the clock was set going, it stands still for whoever is in the carousel with the keyboard.
    const hold = () => queueMicrotask(() => hasKeyboardFocus(root.current) && clockOf(api)?.stop());
    api.on('select', tell).on('autoplay:timerset', hold);
    // A pointer that was here before does not enter any more.
    if (root.current?.matches(':hover')) clockOf(api)?.stop();
    for (; steps.current > 0; steps.current -= 1) api.scrollNext();
    for (; steps.current < 0; steps.current += 1) api.scrollPrev();
    return () => void api.off('select', tell).off('autoplay:timerset', hold);
  }, [api]);

  // What is asked for before the carousel runs is done when it does.
  const move = (step: number) => {
    if (!emblaCanRun()) scrollRow(viewport.current, step, dir);
    else if (!api) steps.current += step;
    else if (step > 0) api.scrollNext();
    else api.scrollPrev();
  };

  return {
    root,
    viewport,
    told,
    rotates: autoplay > 0 && !scrolls,
    paused,
    togglePause: () => setPaused((was) => !was),
    previous: () => move(-1),
    next: () => move(1),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = stepOf(event, dir);
        if (!step) return;
        event.preventDefault();
        move(step);
      },
      onFocus: () => {
        if (hasKeyboardFocus(root.current)) clockOf(api)?.stop();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')) return;
        clockOf(api)?.play();
      },
    },
  };
}

const emblaOptions = (direction: 'ltr' | 'rtl'): EmblaOptionsType => ({
  align: 'start',
  direction,
  duration: 22,
  loop: true,
  slidesToScroll: 1,
  breakpoints: { [STILL]: { duration: 0 } },
});

function rotation(delay: number, root: { current: HTMLElement | null }) {
  return Autoplay({
    delay,
    stopOnFocusIn: false,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    rootNode: () => root.current,
    breakpoints: { [STILL]: { active: false } },
  });
}

/** Goes, without a jump, to the slide to which the visitor has scrolled the row by hand before. */
function keepPlace(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  if ('ready' in viewport.dataset) return;
  const slide = embla.slideNodes()[0]?.getBoundingClientRect().width ?? 0;
  const index = slide > 0 ? Math.round(Math.abs(viewport.scrollLeft) / slide) : 0;
  // First the end of native scrolling and snapping, or it would answer each move of the carousel with one of its own.
  viewport.dataset.ready = '';
  viewport.scrollLeft = 0;
  if (index > 0) embla.scrollTo(index, true);
}

/** 1 or -1 for an arrow key that means the carousel, and not the field in which it was pressed. */
function stepOf(event: KeyboardEvent, dir: 'ltr' | 'rtl'): number | undefined {
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (modified || (event.target as Element).closest('input, textarea, select, [contenteditable]')) return undefined;
  const right = dir === 'rtl' ? -1 : 1;
  if (event.key === 'ArrowRight') return right;
  return event.key === 'ArrowLeft' ? -right : undefined;
}

/** The clock of the rotation; none where nothing rotates, as the plugin answers only once it was started. */
function clockOf(api: EmblaCarouselType | undefined) {
  const still = !api || prefersStill() || api.scrollSnapList().length < 2;
  return still ? undefined : api.plugins().autoplay;
}

/** Whether the browser has what Embla asks of it as it starts, and lets it be used. */
function emblaCanRun(): boolean {
  try {
    for (const Observer of [IntersectionObserver, ResizeObserver, MutationObserver])
      new Observer(() => {}).disconnect();
    return typeof matchMedia(STILL).addEventListener === 'function';
  } catch {
    return false;
  }
}

function scrollRow(row: HTMLElement | null, step: number, dir: 'ltr' | 'rtl'): void {
  const slide = row?.querySelector('[role=group]')?.getBoundingClientRect().width ?? 0;
  row?.scrollBy(step * slide * (dir === 'rtl' ? -1 : 1), 0);
}

const hasKeyboardFocus = (root: Element | null) => root?.querySelector(':focus-visible') != null;
