import type { z } from 'zod';

// A host such as www.example.com is meant as an address, and not as a page of this site.
const host = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|in|eu|de)(\/|$))/i;

/** Proposes a text that the schema accepts and that the given one was probably meant to be. */
export function repair(given: string, schema: z.ZodType): string | undefined {
  const text = given.trim();
  if (text.length > 300 || /\p{Cc}/u.test(text) || /^(?!https?:)[a-z][\w+.-]*:/i.test(text)) return undefined;
  for (const other of others(text)) if (other !== given && schema.safeParse(other).success) return other;
  return undefined;
}

function* others(text: string): Iterable<string> {
  yield text;
  yield text.toLowerCase();
  yield text.replace(/^http:/i, 'https:');
  if (text.includes('@')) yield `mailto:${text}`;
  if (host.test(text) || /^https?:/i.test(text)) yield `https://${text.replace(/^(\w+:)?\/+/, '').replace(/\/+$/, '')}`;
  yield text.replace(/\/+$/, '');
  yield text.replace(/\\/g, '/').replace(/^[./]*(public\/)?/, '/');
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
