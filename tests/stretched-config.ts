import { siteSchema } from '../schema/site.ts';
import { outlineOf, walk } from '../src/config/outline.ts';
import type { Path } from '../src/config/report/issue.ts';
import { setAt } from './config/whole-config.ts';

/** A copy of a config in which `stretch` has made every text that a visitor reads into another. */
export function stretchTexts<C extends object>(config: C, stretch: (text: string) => string): C {
  const copy = structuredClone(config);
  const texts: { path: Path; text: string; most: number }[] = [];
  walk(copy, outlineOf(siteSchema), (value, { schema, holds }, path) => {
    if (typeof value !== 'string' || holds === 'markdown' || holds === 'address') return;
    // What takes any words is read as words; ids, links, colours and names of files have a form.
    if (!schema.safeParse('Any words (1), also: these!').success) return;
    texts.push({ path: [...path], text: value, most: (schema as { maxLength?: number | null }).maxLength ?? 5000 });
  });
  for (const { path, text, most } of texts) setAt(copy, path, stretch(text).slice(0, most));
  return copy;
}

const withoutTokens = (text: string) => text.replace(/\{\w+\}/g, '').trim();

/** Three times as long, as a language of long sentences would have it. */
export const threeTimes = (text: string) => [text, withoutTokens(text), withoutTokens(text)].join(' ').trim();

/** One word that no space breaks, as a language of long words would have it. */
export const oneWord = (text: string) => {
  const letters = withoutTokens(text).replace(/[^\p{L}\p{N}]/gu, '') || 'x';
  return (
    letters.repeat(Math.ceil(40 / letters.length)).slice(0, 60) +
    (text.match(/\{(index|count|name|page)\}/g) ?? []).join('')
  );
};
