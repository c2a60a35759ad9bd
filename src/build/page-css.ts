import { createCache } from '../render/cache.ts';
import { createFinder, type Markup } from '../render/markup.ts';
import { cutSheet } from './css/cut-sheet.ts';
import { readSheet, variablesIn } from './css/read-sheet.ts';
import { lasting } from './css/selector.ts';

/** Gives the part of a style sheet that a piece of HTML uses, minified already if the sheet was. */
export type CssFor = (html: Markup) => string;

/**
 * Prepares `sheet` for being cut down to single pages. A rule stays if all classes of one of its selectors (and what `lasting` attributes they ask for) stand in
 * the HTML (or in `always`, the HTML of what may appear later); keyframes and variables stay if something that
 * stays refers to them. Pages that use the same classes share one result.
 */
export function createCssFor(sheet: string, always = ''): CssFor {
  const parts = readSheet(sheet);
  const alwaysUsed = [...marksOf(always)];
  const alwaysReferred = variablesIn([...attributesIn(always)].join(''));
  const byAttributes = createCache<string>(200);
  const byMarks = createCache<string>(200);
  return (html) => {
    // Most pages write their attributes in the order of others, which is quickly seen.
    const attributes = [...attributesOf(html)].join('');
    return byAttributes(attributes, () => {
      const used = new Set([...alwaysUsed, ...marksOf(attributes)]);
      // Style attributes refer to variables too.
      const referred = new Set([...alwaysReferred, ...variablesIn(attributes)]);
      return byMarks([...used, ...referred].sort().join(' '), () => cutSheet(parts, used, referred));
    });
  };
}

/** The attributes of some HTML that rules can ask for or that refer to variables, as they are written. */
const attributesOf = createFinder(attributesIn);

function attributesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const start of [' class="', ' style="', ' data-variant="', ' data-size="', ' data-orientation="']) {
    for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at + 1))
      found.add(html.slice(at, html.indexOf('"', at + start.length) + 1));
  }
  return found;
}

/** The classes of a piece of HTML, and the values of its lasting attributes as `name=value`. */
function marksOf(html: string): Set<string> {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/));
  const values = [...html.matchAll(/ (data-[\w-]+)="([^"]*)"/g)].filter(([, name]) => lasting.test(name ?? ''));
  return new Set([...classes, ...values.map(([, name, value]) => `${name}=${value}`)]);
}
