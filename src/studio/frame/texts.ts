import { type IdPath, isSameStep } from '../../config/edit/id-path.ts';
import type { MarkedText } from '../../config/provenance.ts';
import type { MarkNews } from '../../dev/marked-site.ts';

// The texts of the numbers in marks. The server sends all at first, and then new ones before the page that shows them.

const texts: (MarkedText | undefined)[] = [];
const numbers = new Map<string, number>();
const routes = new Map<string, IdPath>();
let tellKnown = () => {};

/** Resolves when the server has sent the texts of the page. */
export const known = new Promise<void>((done) => {
  tellKnown = done;
});

import.meta.hot?.on('studio:marks', (news: MarkNews) => {
  for (const [number, text] of news.texts) {
    texts[number] = text;
    numbers.set(JSON.stringify(text.path), number);
  }
  for (const [page, route] of news.routes) routes.set(page, route);
  tellKnown();
});
import.meta.hot?.send('studio:marks');

export const textOf = (number: number): MarkedText | undefined => texts[number];

export const numberOf = (path: IdPath): number | undefined => numbers.get(JSON.stringify(path));

/** Returns the longest common beginning of paths. */
export function commonPath([first = [], ...others]: IdPath[]): IdPath {
  const end = first.findIndex((step, at) => others.some((other) => !isSameStep(step, other[at])));
  return end < 0 ? first : first.slice(0, end);
}

/** Returns the path of the shown page, from the address. */
export const pagePath = (): string => decodeURI(location.pathname).replace(/(?!^)\/+$/, '');

/** Returns the path of the shown page in the config; undefined for unknown addresses. */
export const route = (): IdPath | undefined => routes.get(pagePath());
