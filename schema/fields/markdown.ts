import { z } from 'zod';
import { type FieldType, fieldMeta, type TextReference } from './field-type.ts';
import { imageField } from './image.ts';
import { linkField } from './link.ts';
import { text, textForm } from './text.ts';

/** Languages of code, which have no files. */
const codeLanguage = { what: 'a language of code', extensions: [], otherwise: 'code' } as const;

/** Markdown (CommonMark with tables). */
const markdownField: FieldType = {
  control: 'markdown',
  isWords: true,
  isMarkdown: true,
  check: (text: string, { checkMarkdown }) => checkMarkdown(text),
  *files(text, site) {
    for (const { type, name, at } of site.referencesIn(text)) {
      if (type === 'code') yield { address: name, at, asset: codeLanguage };
      else if (type === 'link') for (const file of linkField.files(name)) yield { ...file, at };
      // The check reports what is no picture.
      else if (isPicture.test(name)) yield { address: name, at, asset: imageField.asset };
    }
  },
  mapLinks: (text, to, referencesIn) => mapReferences(text, 'link', to, referencesIn),
  mapFiles: (text, to, referencesIn) =>
    mapReferences(text, 'image', (name) => (isPicture.test(name) ? to(name) : name), referencesIn),
};

/** A picture of the site, or one from elsewhere. */
const isPicture = /^(\/|https?:)/;

/** Returns a text with other names of its links or pictures. */
const mapReferences = (
  text: string,
  of: TextReference['type'],
  to: (name: string) => string,
  referencesIn: (text: string) => Iterable<TextReference>,
): string =>
  [...referencesIn(text)]
    .filter(({ type }) => type === of)
    .sort((a, b) => b.at.from - a.at.from)
    .reduce(
      (rest, { name, at: { from, to: end } }) =>
        rest.slice(from, end) === name ? rest.slice(0, from) + to(name) + rest.slice(end) : rest,
      text,
    );

/**
 * The maximum length of a Markdown text, of a block between two empty lines in it, and the number of its lines, in which marks of lists
 * and quotes count as lines. The time to parse others grows with the square of their size.
 */
export const [longestMarkdown, longestBlock, mostLines] = [100_000, 8000, 5000];

/** A text in Markdown (CommonMark with tables): paragraphs, headings, lists, quotes, code, tables, links, pictures; no HTML. */
export const markdown = (title: string, description: string, ...examples: string[]) =>
  z
    .string()
    .regex(/\S/)
    .max(longestMarkdown)
    .brand<'Markdown'>()
    .meta(fieldMeta(markdownField, title, description, examples, textForm));

/** The long text of an item for its own page. */
export const body = () =>
  markdown(
    'Body',
    'The long text: Markdown, or the path of a Markdown file beside the config.',
    'content/first.md',
    '## How it began\n\nWe had an idea.',
  );

/** The words above the contents of a long text, which has contents if it has these. */
export const contents = () =>
  text(
    'Contents',
    'The words above a list of the headings of the text, which lead to them. Default: no such list.',
    'On this page',
  ).optional();

/** A text in Markdown. */
export type Markdown = z.output<ReturnType<typeof markdown>>;
