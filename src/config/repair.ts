import type { z } from 'zod';

/** Proposes a text that the schema accepts and that the given one was probably meant to be. */
export function repair(given: string, schema: z.ZodType): string | undefined {
  if (given.length > 300 || /^\s*(javascript|data|vbscript|file|blob):/i.test(given)) return undefined;
  return candidates(given.trim()).find((text) => text !== given && schema.safeParse(text).success);
}

function* others(text: string): Iterable<string> {
  yield text;
  yield text.toLowerCase();
  yield text.replace(/^http:/i, 'https:');
  yield `https://${text.replace(/^(\w+:)?\/+/, '').replace(/\/+$/, '')}`;
  yield text.replace(/\/+$/, '');
  yield text.replace(/\\/g, '/');
  yield text.replace(/^(\.?\/?public)?\/?/, '/');
  if (text.includes('@')) yield `mailto:${text}`;
  if (/^\+?[\d\s()-]{6,}$/.test(text)) yield `tel:${text.replace(/[()]/g, '').replace(/\s+/g, ' ')}`;
  yield `#${text.replace(/^#/, '')}`;
  yield text.replace(/^#?(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
  yield text.split(/[/\\]/).pop() ?? '';
  yield `${text}.pdf`;
  yield `tabler:${slug(text.replace(/^Icon/, ''))}`;
  yield slug(text);
  yield `/${text.split('/').map(slug).filter(Boolean).join('/')}`;
  yield text.replace(/[^/.]+(?=[/.])/g, slug).replace(/^\/*/, '/');
}

// A host such as www.example.com is an address, and a plain word is a page of this site: the first that fits wins.
const candidates = (text: string): string[] => {
  const all = [...others(text)];
  const host = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|in|eu|de))(\/|$)/i.test(text);
  const path = /^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/.test(text);
  if (host) return all;
  return [...(path ? [`/${text}`] : []), ...all.filter((other) => !other.startsWith('https://') || /^(https?:|\w*\/\/)/i.test(text))];
};

/** Writes words as an id: lower case, with hyphens. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
