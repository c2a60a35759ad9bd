import type { Registry } from '../../schema/registry.ts';
import type { PageView, TimedChange } from '../client/app/page-view.ts';
import { fileAddress } from '../content/page-address.ts';
import type { PreparedSite } from '../pages/prepare.ts';
import { changesAfter } from '../pages/published.ts';
import type { ValidSite } from '../pipeline.ts';
import { shortHash } from '../project/hash.ts';
import type { OutputStore } from './output-store.ts';
import type { PagePool } from './page-pool.ts';
import type { PageCommon } from './page-worker.ts';

// Parts with a period come and go between two builds: a build also makes the pages as they are then, and the browser shows these in time.

/** The pages of a site in one language as they are from a time on, in milliseconds since 1970. */
export interface LaterPages {
  time: number;
  prepared: PreparedSite;
}

const daysAhead = 31;
const mostChanges = 24;

/** The times at which pages change after a build: the next ones, as a site with periods is built again now and then. */
export function timesOfChanges(registry: Registry, { site, languages }: ValidSite, builtAt: number): number[] {
  const times = [site, ...languages.map((language) => language.site)].flatMap((one) =>
    changesAfter(registry, builtAt, one),
  );
  const end = builtAt + daysAhead * 86_400_000;
  return [...new Set(times)]
    .filter((time) => time <= end)
    .sort((a, b) => a - b)
    .slice(0, mostChanges);
}

/**
 * Writes, for each time at which pages of a language change, a file with the views of those that then differ from `now`, and returns its
 * addresses. The pages of items that are to come are among them.
 */
export async function writeChanges(
  now: PreparedSite,
  later: LaterPages[],
  commonOf: (prepared: PreparedSite) => PageCommon,
  pool: PagePool,
  store: OutputStore,
): Promise<TimedChange[]> {
  const modelOf = ({ resolved }: PreparedSite, path: string) =>
    resolved.paths.includes(path) ? JSON.stringify(resolved.page(path)) : undefined;
  const changes: TimedChange[] = [];
  for (const { time, prepared } of later) {
    const changed = prepared.resolved.routes.filter(({ path }) => modelOf(prepared, path) !== modelOf(now, path));
    const tasks = changed.map((route) => ({
      name: route.path,
      source: '',
      json: JSON.stringify(route),
      isView: true,
    }));
    const views = new Map<string, PageView>();
    await pool.write(commonOf(prepared), tasks, tasks.length, ({ name, view, contents }) => {
      for (const [path, content] of Object.entries(contents)) store.writeShared(path, content);
      views.set(name, JSON.parse(view ?? '') as PageView);
    });
    const inOrder = changed.flatMap(({ path }) => views.get(path) ?? []);
    // By the paths that browsers see.
    const json = JSON.stringify(Object.fromEntries(inOrder.map((view) => [view.path, view])));
    const file = `assets/changes-${shortHash(json)}.json`;
    store.writeShared(file, json);
    changes.push({ time, file: fileAddress(file, now.resolved.config.seo) });
  }
  return changes;
}
