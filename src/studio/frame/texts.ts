import { type IdPath, isSameStep } from '../../config/edit/id-path.ts';
import type { MarkedText } from '../../config/provenance.ts';
import type { MarkNews } from '../../dev/marked-site.ts';

// What the numbers in marks stand for, as the server tells: all at first, then what is new, before the page that shows it is there.

const texts: (MarkedText | undefined)[] = [];
const numbers = new Map<string, number>();
const routes = new Map<string, IdPath>();
let tellKnown = () => {};

/** Settles once the server has told of what is on the page. */
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

/** The longest path that all of some paths begin with. */
export function commonPath([first = [], ...others]: IdPath[]): IdPath {
  const end = first.findIndex((step, at) => others.some((other) => !isSameStep(step, other[at])));
  return end < 0 ? first : first.slice(0, end);
}

/** The path of the page that is shown, in its address. */
export const pagePath = (): string => decodeURI(location.pathname).replace(/(?!^)\/+$/, '');

/** Where in the config the page that is shown is made of; undefined for unknown addresses. */
export const route = (): IdPath | undefined => routes.get(pagePath());
