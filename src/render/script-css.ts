import { localeOf } from '../config/locale.ts';

/** The scripts that the type scale was designed for. */
const western = ['Latn', 'Cyrl', 'Grek'];

/** Returns adjustments for the script of a language: others than western ones need normal letter spacing and more line height. */
export function scriptCss(lang: string): string {
  const { script = 'Latn' } = localeOf(lang);
  if (western.includes(script)) return '';
  // `html:root` wins over the `:root` of the later `tokens.css`.
  return 'html:root{--tracking:0;--least-leading:1.3}';
}
