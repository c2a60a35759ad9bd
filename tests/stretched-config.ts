import type { Path } from '../src/diagnostics/issue.ts';
import { type SchemaNode, schemaNodeOf, walk } from '../src/diagnostics/schema-node.ts';
import { setAt } from './config/whole-config.ts';
import { siteSchema } from './registry.ts';

/** A copy of a config in which `stretch` has made every text that a visitor reads into another. */
export function stretchTexts<C extends object>(config: C, stretch: (text: string) => string): C {
  const copy = structuredClone(config);
  const texts: { path: Path; text: string; most: number }[] = [];
  walk(copy, schemaNodeOf(siteSchema), (value, schemaNode, path) => {
    if (typeof value !== 'string' || !isWords(schemaNode)) return;
    const { maxLength } = schemaNode.schema as { maxLength?: number | null };
    texts.push({ path: [...path], text: value, most: maxLength ?? 5000 });
  });
  for (const { path, text, most } of texts) setAt(copy, path, stretch(text).slice(0, most));
  return copy;
}

/** Whether a text is read as words: it takes any. Ids, links, colors and names of files have a form. */
export const isWords = ({ field }: SchemaNode): boolean => field?.isWords === true && !field.isMarkdown;

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
