import type { z } from 'zod';
import type { Texts, texts } from '../../../schema/texts.ts';
import { localeOf } from '../locale.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };

/** The built-in texts by language. */
const shipped: Record<string, Texts> = { ar, de, en, es, fr, hi };

/** Returns whether there are built-in texts for a language. */
export const hasTexts = (lang: string): boolean => Object.hasOwn(shipped, languageOf(lang));

/** Returns the texts for a site: its own, else the built-in ones of its language, else English ones. */
export function textsFor(lang: string, own: z.output<typeof texts>): Texts {
  return merge(shipped[languageOf(lang)] ?? en, own);
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
