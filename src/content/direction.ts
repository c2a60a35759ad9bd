import type { SiteConfig } from '../../schema/site.ts';
import { localeOf } from './locale.ts';

export type Direction = 'ltr' | 'rtl';

const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

/** Returns the direction of the texts of a site in one language: its own, or that of the language's script. */
export const directionOf = ({ lang, dir }: Pick<SiteConfig['seo'], 'lang' | 'dir'>): Direction =>
  dir ?? (rightToLeft.includes(localeOf(lang).script ?? '') ? 'rtl' : 'ltr');

/** Characters that go from right to left: letters of such scripts, their marks, and Arabic digits. Those of Persian go the other way. */
export const rightToLeftCharacters = `(?![۰-۹])[\\u061c\\u200f٠-٩${rightToLeft.map((script) => `\\p{Script=${script}}`).join('')}]`;
