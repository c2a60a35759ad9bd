import { z } from 'zod';
import { httpsAddress, linkPattern } from './link-pattern.ts';

/** What an editor's tooltip and completion show for a key; the form that its text must have, in words; what the text names. */
export type Hint = {
  title: string;
  description: string;
  examples?: string[];
  patternErrorMessage?: string;
  holds?:
    | 'link'
    | 'markdown'
    | 'icon'
    | 'logo'
    | 'image'
    | 'font'
    | 'film'
    | 'video'
    | 'captions'
    | 'download'
    | 'contact'
    | 'address'
    | 'frame'
    | 'item'
    | 'dialog'
    | 'list'
    | 'footer'
    | 'colour'
    | 'date';
};

/** A text of a form, of at most so many characters: it is measured first, as a pattern runs out of stack on millions of them. */
export const formed = (pattern: RegExp, most: number) => z.string().max(most, { abort: true }).regex(pattern);

/** The form of every text that a visitor reads. */
export const textForm = 'Write at least one visible character.';

/** A text that a visitor reads; tokens such as `{product}` are filled in later. Refuses blank text. */
export const text = (title: string, description: string, ...examples: string[]) =>
  z
    .string()
    .regex(/\S/)
    .max(5000)
    .meta(hint(title, description, examples, textForm));

/** The name of a group: the items of a list that have the same one stand together under it. */
export const groupName = (title: string, description: string, ...examples: string[]) =>
  text(title, description, ...examples).meta({ isGroup: true });

/** A list of paragraphs, each a text of its own. */
export const paragraphs = (title: string, description: string) =>
  z
    .array(text('Paragraph', 'One paragraph of plain text.', 'We listen first, then we build.'))
    .min(1)
    .meta(hint(title, description));

/** The most characters of a Markdown text, and of what stands in it between two empty lines, as long ones may take long to read. */
export const [longestMarkdown, longestBlock] = [100_000, 8000];

/** A text in Markdown (CommonMark with tables): paragraphs, headings, lists, quotes, code, tables, links, pictures; no HTML. */
export const markdown = (title: string, description: string, ...examples: string[]) =>
  z
    .string()
    .regex(/\S/)
    .max(longestMarkdown)
    .brand<'Markdown'>()
    .meta(hint(title, description, examples, textForm, 'markdown'));

/** The long text of an item, which its own page shows. */
export const body = () =>
  markdown(
    'Body',
    'The long text in Markdown, for the page of its own: written here, or the path of a file beside the config.',
    'content/first.md',
    '## How it began\n\nWe had an idea.',
  );

/** A text that is known to be Markdown. */
export type Markdown = z.output<ReturnType<typeof markdown>>;

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const idForm = 'Use lower-case letters, digits and single hyphens, and begin with a letter.';

/** A stable name in lower case, digits and hyphens, used to refer to a thing or to link to it (`#id`). */
export const id = (description: string, ...examples: string[]) =>
  formed(idPattern, 60).meta(hint('Id', description, examples, idForm));

/** Names a dialog, a list or a footer variant of the site by its key. */
export const named = (what: 'dialog' | 'list' | 'footer', title: string, description: string, ...examples: string[]) =>
  formed(idPattern, 60).meta(hint(title, description, examples, idForm, what));

/** Names an item of a kind, in whatever list of the site it stands. */
export const itemId = <K extends string>(of: K, title: string, description: string, ...examples: string[]) =>
  formed(idPattern, 60).meta({
    ...hint(title, description, examples, idForm, 'item'),
    itemKind: of,
  }) as unknown as z.core.$ZodBranded<z.ZodString, K>;

/** A day, as year, month and day. */
export const date = (title: string, description: string, example: string) =>
  formed(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 10).meta(
    hint(title, description, [example], 'Write year, month and day, such as 2030-12-24.', 'date'),
  );

/** The same rule as a record's key. */
export const idKey = formed(idPattern, 60).meta({ patternErrorMessage: idForm });

/** The name of a token of the editor's own, as a record's key: "salesEmail" makes {salesEmail}. */
export const tokenName = formed(/^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/, 60).meta({
  patternErrorMessage: 'Use letters, digits and single hyphens, and begin with a letter.',
});

/** A route's path: `/` or lower-case words between slashes, with no slash at the end; `{id}` stands for the id of an item. */
export const path = () =>
  formed(/^(\/|(\/([a-z0-9]+(-[a-z0-9]+)*|\{id\}))+)$/, 200).meta(
    hint(
      'Path',
      'The address of the page on this site; with "each", {id} stands for the id of the item.',
      ['/', '/about', '/blog/{id}'],
      'Begin with a slash, use lower-case letters, digits and single hyphens, and end without a slash.',
    ),
  );

const linkForm =
  'Write a link without spaces that begins with https://, mailto:, tel:, / or #, or a {token} that stands for one.';

/** Marks what is not published yet. */
export const draft = z
  .boolean()
  .optional()
  .meta({
    title: 'Draft',
    description: 'Not published: the build leaves it out, and `npm run dev` shows it with a mark.',
    examples: [true],
  });

/** A link: `https:`, `mailto:`, `tel:`, a path of this site, or `#id` on the same page; nothing else. */
export const link = (description: string, ...examples: string[]) =>
  formed(linkPattern, 2000).meta(
    hint('Link', `${description} Allowed: https:, mailto:, tel:, /path and #id.`, examples, linkForm, 'link'),
  );

/** An e-mail address, kept to the plain form that every mail client understands. */
export const email = (description: string, ...examples: string[]) =>
  formed(/^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/, 254).meta(
    hint('E-mail address', description, examples, 'Write one plain address, such as info@example.com.'),
  );

/** A file below `public/`, named from the site's root, with one of the given endings. */
const asset = (endings: string) => formed(new RegExp(`^(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.(${endings})$`), 300);

const fileForm = (endings: string) =>
  `Write the path from the site's root: a slash, then names of letters, digits, ".", "-" and "_", and one of the endings ${endings}.`;

/** A picture below `public/`. */
export const imagePath = (description = 'A picture below public/.', ...examples: string[]) =>
  asset('svg|png|jpg|jpeg|webp|avif|gif').meta(
    hint(
      'Picture file',
      description,
      examples.length > 0 ? examples : ['/images/picture.svg'],
      fileForm('.svg, .png, .jpg, .jpeg, .webp, .avif and .gif'),
      'image',
    ),
  );

/** A film below `public/`. */
export const videoPath = () =>
  asset('mp4|webm').meta(
    hint('Film file', 'A film below public/.', ['/media/how-we-work.mp4'], fileForm('.mp4 and .webm'), 'film'),
  );

/** A video: the address of its page elsewhere, or a film below `public/`. */
export const video = () =>
  formed(new RegExp(`^(${httpsAddress}|(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.(mp4|webm))$`), 2000).meta(
    hint(
      'Video',
      'The address of the video’s page on YouTube, Vimeo or a PeerTube site, or a film of your own below public/.',
      ['/media/how-we-work.mp4', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
      'Write the address of the video’s page, beginning with https://, or the path of a film, such as /media/film.mp4.',
      'video',
    ),
  );

/** The address of something on another site that is shown in a frame; `security.frames` must have its origin. */
export const frameAddress = (description: string, ...examples: string[]) =>
  formed(new RegExp(`^${httpsAddress}$`), 2000).meta(
    hint(
      'Frame',
      `${description} Its origin must stand in \`security.frames\`.`,
      examples,
      'Write an address without spaces that begins with https://.',
      'frame',
    ),
  );

/** How wide a video or a frame is to its height. */
export const ratio = () =>
  z
    .enum(['16:9', '4:3', '1:1', '9:16'])
    .default('16:9')
    .meta({ title: 'Ratio', description: 'Width to height; 9:16 is a film that was taken upright.' });

/** A WebVTT captions file below `public/`. */
export const captionsPath = () =>
  asset('vtt').meta(
    hint(
      'Captions file',
      'WebVTT captions below public/.',
      ['/media/how-we-work.en.vtt'],
      fileForm('.vtt'),
      'captions',
    ),
  );

/** The file name (no folder) of a download of a kind's list, with one ending. */
export const fileName = (ending: string, title: string, description: string, ...examples: string[]) =>
  formed(new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]*\\.${ending}$`), 100).meta(
    hint(
      title,
      description,
      examples,
      `Write a file name alone, without a folder: letters, digits, "-" and "_", ending in .${ending}.`,
      'download',
    ),
  );

/** A picture with the text that stands for it; `alt` is empty only for pure decoration. */
export const image = (description: string) =>
  z
    .strictObject({
      src: imagePath(),
      alt: z
        .string()
        .max(300)
        .meta(
          hint('Alternative text', 'What the picture shows; empty if it only decorates.', ['The team at a whiteboard']),
        ),
    })
    .meta(hint('Picture', description));

/** The name of a drawn icon: a set and the icon's name in it. */
export const icon = (description = 'An icon by set and name.') =>
  formed(/^(tabler|simple-icons):[a-z0-9]+(-[a-z0-9]+)*$/, 100).meta(
    hint(
      'Icon',
      `${description} Sets: tabler (tabler.io/icons) and simple-icons (simpleicons.org).`,
      ['tabler:code', 'simple-icons:react'],
      'Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.',
      'icon',
    ),
  );

/** A logo: the name of a drawn icon, or a picture below `public/`. */
export const logo = (description: string) =>
  formed(
    /^((tabler|simple-icons):[a-z0-9]+(-[a-z0-9]+)*|(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.(svg|png|jpg|jpeg|webp|avif|gif))$/,
    300,
  ).meta(
    hint(
      'Logo',
      `${description} An icon (simple-icons:react, tabler:brain) or a picture below public/.`,
      ['simple-icons:react', '/images/technologies/custom.svg'],
      'Write an icon, such as simple-icons:react, or the path of a picture, such as /images/technologies/custom.svg.',
      'logo',
    ),
  );

/** Whole milliseconds. */
export const milliseconds = (title: string, description: string, value: number) =>
  z
    .int()
    .min(0)
    .max(3_600_000)
    .default(value)
    .meta(hint(title, `${description} In milliseconds.`));

/** Whole CSS pixels. */
export const pixels = (title: string, description: string, value: number) =>
  z
    .int()
    .min(0)
    .max(2000)
    .default(value)
    .meta(hint(title, `${description} In pixels.`));

function hint(
  title: string,
  description: string,
  examples: string[] = [],
  patternErrorMessage?: string,
  holds?: Hint['holds'],
): Hint {
  return {
    title,
    description,
    ...(examples.length > 0 && { examples }),
    ...(patternErrorMessage && { patternErrorMessage }),
    ...(holds && { holds }),
  };
}
