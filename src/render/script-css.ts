import { localeOf } from '../config/locale.ts';

// Letters that stand apart, with little above and below: what the type scale was drawn for.
const western = ['Latn', 'Cyrl', 'Grek'];

/**
 * What the script of a language asks of the type: where letters hang together, or carry signs above and below, none is moved nearer to
 * its neighbour, and lines have room between them.
 */
export function scriptCss(lang: string): string {
  const { script = 'Latn' } = localeOf(lang);
  if (western.includes(script)) return '';
  // The page's own rules, which set both for western letters, come after these.
  return 'html:root{--tracking:0;--least-leading:1.3}';
}
