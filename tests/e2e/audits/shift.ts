import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** How far things have moved that the visitor did not move, as browsers count it since the document began, and what it was. */
export const shiftOf = (page: Page): Promise<{ far: number; what: string }> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const answer = (shifts: Shift[]) => {
          const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
          const names = nodes.map((node) => (node instanceof Element ? node.outerHTML : `${node?.textContent}`));
          done({
            far: shifts.reduce((sum, { value }) => sum + value, 0),
            what: names.map((name) => name.slice(0, 120)).join('\n'),
          });
        };
        const observer = new PerformanceObserver((list) => answer(list.getEntries() as Shift[]));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The observer keeps silent where there was none.
        setTimeout(() => answer([]), 500);
      }),
  );
