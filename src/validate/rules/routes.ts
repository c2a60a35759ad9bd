import { pagedSections } from '../../content/pages.ts';
import { instead } from '../../diagnostics/advice.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { isObject, keyOf, listOf } from '../../json/values.ts';
import type { Names } from './names.ts';

/** Checks the paths of all routes: one is the home page, and none is reserved for files or another language. */
export function* checkRoutes(value: unknown): Iterable<Diagnostic> {
  const routes = keyOf(value, 'routes');
  if (!Array.isArray(routes) || routes.length === 0) return;
  const paths = listOf(routes).map((one) => keyOf(one, 'path'));
  if (!paths.includes('/')) {
    yield {
      path: ['routes'],
      code: 'routes/home',
      needs: 'pages',
      message: 'No page has the path "/".',
      hint: 'Give the home page "path": "/".',
    };
  }
  for (const [at, path] of paths.entries()) {
    if (typeof path !== 'string' || !/^\/(404|assets)(\/|$)/.test(path)) continue;
    const use = path.startsWith('/404') ? 'the page for unknown addresses' : 'files';
    const message = `The path ${quote(path)} is reserved for ${use}.`;
    yield { path: ['routes', at, 'path'], code: 'routes/reserved', message, hint: 'Choose another path.' };
  }
  const locales = keyOf(value, 'locales');
  const keys = isObject(locales) ? Object.keys(locales) : [];
  for (const [at, path] of paths.entries()) {
    const key = keys.find((key) => path === `/${key}` || String(path).startsWith(`/${key}/`));
    if (key === undefined || key === keyOf(keyOf(value, 'seo'), 'lang')) continue;
    const message = `The pages of the language ${quote(key)} are below /${key}.`;
    yield { path: ['routes', at, 'path'], code: 'routes/reserved', message, hint: 'Choose another path.' };
  }
}

/** The length up to which search results show a title completely. */
const longestTitle = 60;

/** Checks the keys of a route that depend on each other or on other parts of the config. Paths begin at the route. */
export function* checkRoute(route: Record<string, unknown>, names: Names): Iterable<Diagnostic> {
  const { title, each } = route;
  const { lists } = names;
  const hasId = typeof route.path === 'string' && route.path.includes('{id}');
  if (typeof each === 'string' && !lists.has(each)) {
    const advice = instead(each, lists.keys(), 'Write it under "lists".');
    const message = `There is no list ${quote(each)}.`;
    yield { path: ['each'], code: 'reference/list', message, ...advice, needs: 'lists' };
  }
  if (each !== undefined && !hasId) {
    const message = 'All items of the list would have a page with this path.';
    yield {
      path: ['path'],
      code: 'routes/each',
      message,
      hint: 'Add {id}, which is replaced by the id of the item.',
    };
  } else if (each === undefined && hasId) {
    const message = 'This path has {id}, but the route has no "each".';
    const hint = 'Name the list whose items have these pages, such as "each": "posts".';
    yield { path: ['path'], code: 'routes/each', message, hint };
  }
  const second = pagedSections(route)[1];
  if (second) {
    const at = ['sections', listOf(route.sections).indexOf(second), 'perPage'];
    const message = 'Two sections of this page have "perPage".';
    yield {
      path: at,
      at: 'key',
      code: 'routes/pages',
      message,
      hint: 'Keep one of them, which decides the number of pages.',
    };
  }
  if (typeof title !== 'string' || title.length <= longestTitle) return;
  const message = `The title has ${title.length} characters; search results show about ${longestTitle}.`;
  yield { path: ['title'], code: 'title/long', message, hint: 'Shorten it.', severity: 'warning' };
}
