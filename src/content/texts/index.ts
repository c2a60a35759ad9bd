import type { SectionType } from '../../../schema/define-section.ts';
import type { Registry } from '../../../schema/registry.ts';
import type { BuiltInTexts, OwnTexts, Texts } from '../../../schema/texts.ts';
import { keyOf } from '../../json/values.ts';
import { localeOf } from '../locale.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };

/** All texts of a site. */
export type AllTexts = Texts & Pick<BuiltInTexts, 'search' | 'hours' | 'code' | 'credits'>;

/** The built-in texts by language. */
const shipped: Record<string, BuiltInTexts> = { ar, de, en, es, fr, hi };

/** Returns whether there are built-in texts for a language. */
export const hasTexts = (lang: string): boolean => Object.hasOwn(shipped, languageOf(lang));

/** Returns the texts for a site: its own, else the built-in ones of its language, else English ones, or of a section type the first ones. */
export function textsFor({ sections }: Pick<Registry, 'sections'>, lang: string, own: OwnTexts): AllTexts {
  const ofTypes = sections.flatMap(({ type, texts }) => (texts ? [[type, textsIn(texts, lang)]] : []));
  return merge({ ...(shipped[languageOf(lang)] ?? en), sections: Object.fromEntries(ofTypes) }, own);
}

/** The texts of a section type in a language, which may have its region; else those of the first language. */
const textsIn = (texts: NonNullable<SectionType['texts']>, lang: string) =>
  texts[lang] ?? texts[languageOf(lang)] ?? Object.values(texts)[0] ?? {};

/** Returns the language that the texts of a section type have in place of another one, and the paths of those that the site does not set itself. */
export function missingTextsOf({ type, texts = {} }: SectionType, lang: string, own: unknown) {
  const [[first, words] = ['', {}]] = Object.entries(texts);
  if (Object.hasOwn(texts, lang) || Object.hasOwn(texts, languageOf(lang))) return { first, paths: [] };
  return { first, paths: missing(words, keyOf(keyOf(own, 'sections'), type), `texts.sections.${type}`) };
}

/** Returns the paths of the texts that the site does not set itself. */
export function missingTexts(own: unknown): string[] {
  return missing(en, own, 'texts');
}

const languageOf = (lang: string) => localeOf(lang).language;

function merge<T extends object>(whole: T, own: object): T {
  const parts = Object.entries(own).filter(([, value]) => value !== undefined);
  return {
    ...whole,
    ...Object.fromEntries(
      parts.map(([key, value]) => [
        key,
        typeof value === 'object' ? merge(whole[key as keyof T] as object, value) : value,
      ]),
    ),
  };
}

function missing(whole: object, own: unknown, path: string): string[] {
  return Object.entries(whole).flatMap(([key, value]) => {
    const mine = typeof own === 'object' && own !== null ? (own as Record<string, unknown>)[key] : undefined;
    if (typeof value === 'object') return missing(value, mine, `${path}.${key}`);
    return mine === undefined ? [`${path}.${key}`] : [];
  });
}
