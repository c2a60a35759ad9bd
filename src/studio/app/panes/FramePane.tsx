import { Loader } from '@mantine/core';
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Issue } from '../../../diagnostics/issue.ts';
import { idPathOf } from '../../../json/edit/id-path.ts';
import { keyOf, listOf } from '../../../json/values.ts';
import { addressInFrame, pageInFrame, pageRoute, valueIn } from '../document/paths.ts';
import { hindranceOf } from '../document/slice.ts';
import { frameRef, showPage } from '../selection/go-to.ts';
import { getState, setState, useStudio } from '../store.ts';
import styles from './FramePane.module.css';
import type { Scheme } from './slice.ts';

const noIssues: Issue[] = [];
const none: never[] = [];

/** The edited page, in a frame of the chosen width. */
export function FramePane() {
  const width = useStudio((state) => state.width);
  const scheme = useStudio((state) => state.scheme);
  const page = useStudio((state) => state.page);
  const shown = useStudio((state) => state.frame);
  const issues = useStudio(({ file }) => file?.issues ?? noIssues);
  const invalidInputs = useStudio((state) => state.invalidInputs);
  const waiting = useStudio((state) => (hindranceOf(state) ? state.queue : none));
  // The frame loads only the first page by its address. Then the page itself shows others.
  const [first] = useState(() => addressInFrame(getState().value, page));
  const [isLoaded, setLoaded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isThere = useStudio(({ value }) => pageRoute(value, page) !== undefined);
  const lastThere = useRef<string>(undefined);

  // Leaves a page that is no longer in the file, such as after an undo. A missing page that was asked for is shown.
  useEffect(() => {
    if (isThere) lastThere.current = page;
    else if (lastThere.current === page) showPage('/');
  }, [isThere, page]);

  const order = useStudio(({ value }) => sectionIds(value, page).join());
  useEffect(() => shown?.order(addressInFrame(getState().value, page), order.split(',')), [shown, page, order]);

  useEffect(() => {
    const element = frameRef.current;
    if (!element) return;
    const dress = () => dressPage(element.contentDocument, scheme);
    dress();
    element.addEventListener('load', dress);
    return () => element.removeEventListener('load', dress);
  }, [scheme]);

  useEffect(() => {
    const paths = issues.flatMap(({ path, severity }) =>
      severity === 'error' ? [idPathOf(getState().value, path)] : [],
    );
    const unsaved = waiting.flatMap((one) => ('field' in one ? [one.field.path] : []));
    shown?.showIssues([...paths, ...[...invalidInputs.values()].map((one) => one.path), ...unsaved]);
  }, [shown, issues, invalidInputs, waiting]);

  return (
    <section className={styles.stage} data-pane="page" aria-label="The page">
      <div
        ref={box}
        className={styles.box}
        data-width={width}
        style={width === undefined ? undefined : ({ '--page-width': `${width}px` } as CSSProperties)}
      >
        <iframe
          ref={frameRef}
          className={styles.frame}
          src={first}
          data-tells-issues=""
          title={`The page ${page}`}
          onLoad={({ currentTarget }) => {
            setLoaded(true);
            noteAddress(currentTarget);
          }}
        />
        {!isLoaded && <Loader className={styles.loading} size="sm" role="img" aria-label="Loading the site…" />}
        <WidthHandle of={() => box.current?.offsetWidth ?? 0} />
        {width !== undefined && <span className={styles.size}>{width} px</span>}
      </div>
    </section>
  );
}

/** Returns the ids of the sections of a page, in their order. */
function sectionIds(value: unknown, page: string): string[] {
  const route = pageRoute(value, page);
  return route ? listOf(valueIn(value, [...route, 'sections'])).map((one) => String(keyOf(one, 'id'))) : [];
}

/** Reads the path of a page that has no script of the frame, such as an error page. */
function noteAddress(element: HTMLIFrameElement): void {
  if (element.contentWindow?.studioPage) return;
  const address = element.contentWindow?.location.pathname;
  const page = address?.startsWith('/') ? pageInFrame(getState().value, decodeURI(address)) : undefined;
  if (page && page !== getState().page) setState({ page });
}

/** Sets the color scheme of a page, as its own control does. */
function dressPage(page: Document | null, scheme: Scheme): void {
  const root = page?.documentElement;
  if (!root) return;
  root.dataset.mantineColorScheme = scheme;
  root.classList.toggle('dark', scheme === 'dark');
  root.classList.toggle('light', scheme === 'light');
}

const [least, most, oneStep] = [320, 2560, 20];

/** Changes the width of the frame, with the pointer or the arrow keys. */
function WidthHandle({ of }: { of: () => number }) {
  const width = useStudio((state) => state.width);
  const start = useRef<{ x: number; width: number }>(undefined);
  const set = (next: number) => setState({ width: Math.round(Math.min(most, Math.max(least, next))) });
  const drag = ({ clientX }: PointerEvent) => {
    // The frame is centered, so it grows on both sides.
    if (start.current) set(start.current.width + (clientX - start.current.x) * 2);
  };
  return (
    <hr
      className={styles.handle}
      aria-label="Width of the page"
      aria-orientation="vertical"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={width ?? of()}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: of() };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onDoubleClick={() => setState({ width: undefined })}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -oneStep, ArrowRight: oneStep }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        set((width ?? of()) + by);
      }}
    />
  );
}
