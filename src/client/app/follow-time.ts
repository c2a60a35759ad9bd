import type { createBrowserRouter } from 'react-router-dom';
import { pagesFrom } from './built-html.ts';
import type { PageLoader } from './load-page.ts';
import type { TimedChange } from './page-view.ts';
import { allSectionsLive } from './when-to-start.ts';

/** Shows pages as they are now, at once and while they are open, where they change between two builds. */
export async function followTime(
  router: ReturnType<typeof createBrowserRouter>,
  pages: PageLoader,
  changes: TimedChange[],
): Promise<void> {
  const now = Date.now();
  const [next] = changes.filter(({ time }) => time > now);
  // Timers cannot be longer.
  if (next) setTimeout(() => followTime(router, pages, changes), Math.min(next.time - now, 2 ** 31 - 1));
  const last = changes.filter(({ time }) => time <= now).at(-1);
  const response = last && (await fetch(last.file).catch(() => undefined));
  // It is gone after a new build, which knew the time. Without it, the page stays as it was built.
  if (!response?.ok) return;
  const views = await pagesFrom(response);
  await allSectionsLive();
  pages.replace(views);
  await router.revalidate();
}
