import { z } from 'zod';
import { filePath, httpsAddress, linkPattern } from './link-pattern.ts';

/** The metadata of a text: what code editors show, how to fix a wrong value, and what kind of thing the value names. */
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
    | 'locale'
    | 'date'
    | 'time';
};

/** A string of at most `max` characters that matches a pattern. The length comes first, as very long strings exhaust the stack. */
export const matching = (pattern: RegExp, max: number) => z.string().max(max, { abort: true }).regex(pattern);

/** How to fix a blank text. */
export const textForm = 'Write at least one visible character.';

/** A text for visitors, not blank. Tokens such as `{product}` are filled in later. */
export const text = (title: string, description: string, ...examples: string[]) =>
  z
    .string()
    .regex(/\S/)
    .max(5000)
    .meta(hint(title, description, examples, textForm));

/** The name of a group. The items of a list with the same name are shown together. */
export const groupName = (title: string, description: string, ...examples: string[]) =>
  text(title, description, ...examples).meta({ isGroup: true });

/** A list of paragraphs. */
export const paragraphs = (title: string, description: string) =>
  z
    .array(text('Paragraph', 'One paragraph of plain text.', 'We listen first, then we build.'))
    .min(1)
    .meta({ title, description });

/** The maximum length of a Markdown text, and of a block between two empty lines in it. Longer ones may take long to parse. */
export const [longestMarkdown, longestBlock] = [100_000, 8000];

/** A text in Markdown (CommonMark with tables): paragraphs, headings, lists, quotes, code, tables, links, pictures; no HTML. */
export const markdown = (title: string, description: string, ...examples: string[]) =>
  z
    .string()
    .regex(/\S/)
    .max(longestMarkdown)
    .brand<'Markdown'>()
    .meta(hint(title, description, examples, textForm, 'markdown'));

/** The long text of an item for its own page. */
export const body = () =>
  markdown(
    'Body',
    'The long text: Markdown, or the path of a Markdown file beside the config.',
    'content/first.md',
    '## How it began\n\nWe had an idea.',
  );

/** A text in Markdown. */
export type Markdown = z.output<ReturnType<typeof markdown>>;

const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const idForm = 'Use lower-case letters, digits and single hyphens, and begin with a letter.';

/** A stable name for references and links (`#id`): lower-case letters, digits and hyphens. */
export const id = (description: string, ...examples: string[]) =>
  matching(idPattern, 60).meta(hint('Id', description, examples, idForm));

/** The key of a dialog, a list or a footer variant of the site. */
export const named = (what: 'dialog' | 'list' | 'footer', title: string, description: string, ...examples: string[]) =>
  matching(idPattern, 60).meta(hint(title, description, examples, idForm, what));

/** The id of an item of a kind, in any list of the site. @public for section types of one site. */
export const itemId = <K extends string>(of: K, title: string, description: string, ...examples: string[]) =>
  matching(idPattern, 60).meta({
    ...hint(title, description, examples, idForm, 'item'),
    itemKind: of,
  }) as unknown as z.core.$ZodBranded<z.ZodString, K>;

/** The authors of a text, by the ids of people. */
export const authors = () =>
  z
    .array(itemId('people', 'Author', 'The id of a person in a list of people.', 'asha'))
    .max(6)
    .default([])
    .meta({ title: 'Authors', description: 'Who wrote it, by the ids of people in `lists`.', examples: [['asha']] });

/** Up to eight short tags. */
export const tags = (description: string, example: string) =>
  z
    .array(text('Tag', 'One or two words.', example))
    .max(8)
    .default([])
    .meta({ title: 'Tags', description, examples: [[example]] });

/** A language code, as in the HTML attribute `lang`. */
export const language = (description: string, ...examples: string[]) =>
  matching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 35).meta(
    hint('Language', description, examples, 'Write a language code, such as en, hi or pt-BR.', 'locale'),
  );

const leapYear = '(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)';
/** The pattern of an existing day as year, month and day. */
export const dayPattern = `(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|${leapYear}-02-29)`;

/** A date as year, month and day. */
export const date = (title: string, description: string, example: string) =>
  matching(new RegExp(`^${dayPattern}$`), 40).meta(
    hint(title, description, [example], 'Write year, month and day, such as 2030-12-24.', 'date'),
  );

/** An id as the key of a record. */
export const idKey = matching(idPattern, 60).meta({ patternErrorMessage: idForm });

/** The name of a token as the key of a record: "salesEmail" defines {salesEmail}. */
export const tokenName = matching(/^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/, 60).meta({
  patternErrorMessage: 'Use letters, digits and single hyphens, and begin with a letter.',
});

/** The path of a route: `/`, or lower-case words between slashes, without a slash at the end. `{id}` is replaced by the id of an item. */
export const path = () =>
  matching(/^(\/|(\/([a-z0-9]+(-[a-z0-9]+)*|\{id\}))+)$/, 200).meta(
    hint(
      'Path',
      'The path of the page on this site. With "each", {id} is replaced by the id of the item.',
      ['/', '/about', '/blog/{id}'],
      'Begin with a slash, use lower-case letters, digits and single hyphens, and end without a slash.',
    ),
  );

const linkForm = 'Write a link without spaces that begins with https://, mailto:, tel:, / or #, or a {token} for one.';

/** Marks a part that is not published yet. */
export const draft = z
  .boolean()
  .meta({
    title: 'Draft',
    description: 'Not published: the build leaves it out, and `npm run dev` marks it as a draft.',
  })
  .optional();

/** A link: `https:`, `mailto:`, `tel:`, a path of this site, or `#id` on the same page. */
export const link = (description: string, ...examples: string[]) =>
  matching(linkPattern, 2000).meta(
    hint('Link', `${description} Allowed: https:, mailto:, tel:, /path and #id.`, examples, linkForm, 'link'),
  );

/** An e-mail address in the plain form that every mail client supports. */
export const email = (description: string, ...examples: string[]) =>
  matching(/^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/, 254).meta(
    hint('E-mail address', description, examples, 'Write one plain address, such as info@example.com.'),
  );

/** The path of a file below `public/` with one of the given extensions. */
const asset = (extensions: string) => matching(new RegExp(`^${filePath}\\.(${extensions})$`), 300);

const fileForm = (extensions: string) =>
  `Write the path from the site's root: a slash, then names of letters, digits, ".", "-" and "_", with the extension ${extensions}.`;

const pictureExtensions = 'svg|png|jpg|jpeg|webp|avif|gif';

/** The path of a picture below `public/`. */
export const imagePath = (description = 'A picture below public/.', ...examples: string[]) =>
  asset(pictureExtensions).meta(
    hint(
      'Picture file',
      description,
      examples.length > 0 ? examples : ['/images/picture.svg'],
      fileForm('.svg, .png, .jpg, .jpeg, .webp, .avif or .gif'),
      'image',
    ),
  );

/** The path of a film below `public/`. */
export const videoPath = () =>
  asset('mp4|webm').meta(
    hint('Film file', 'A film below public/.', ['/media/how-we-work.mp4'], fileForm('.mp4 or .webm'), 'film'),
  );

/** A video: the address of its page on another site, or the path of a film below `public/`. */
export const video = () =>
  matching(new RegExp(`^(${httpsAddress}|${filePath}\\.(mp4|webm))$`), 2000).meta(
    hint(
      'Video',
      'The address of the video’s page on YouTube, Vimeo or a PeerTube site, or a film below public/.',
      ['/media/how-we-work.mp4', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
      'Write the address of the video’s page, beginning with https://, or the path of a film, such as /media/film.mp4.',
      'video',
    ),
  );

/** The address of a page of another site for a frame. Its origin must be listed in `security.frames`. */
export const frameAddress = (description: string, ...examples: string[]) =>
  matching(new RegExp(`^${httpsAddress}$`), 2000).meta(
    hint(
      'Frame',
      `${description} Its origin must be listed in \`security.frames\`.`,
      examples,
      'Write an address without spaces that begins with https://.',
      'frame',
    ),
  );

/** The ratio of width to height of a video or a frame. */
export const ratio = () =>
  z
    .enum(['16:9', '4:3', '1:1', '9:16'])
    .default('16:9')
    .meta({ title: 'Ratio', description: 'Width to height; 9:16 is portrait format.' });

/** The path of a WebVTT captions file below `public/`. */
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

/** The name of a download of a list item, without a folder, with the given extension. */
export const fileName = (extension: string, title: string, description: string, ...examples: string[]) =>
  matching(new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]*\\.${extension}$`), 100).meta(
    hint(
      title,
      description,
      examples,
      `Write only a file name, without a folder: letters, digits, "-" and "_", ending in .${extension}.`,
      'download',
    ),
  );

/** A picture with its alternative text, which is empty only for pure decoration. */
export const image = (description: string) =>
  z
    .strictObject({
      src: imagePath(),
      alt: z
        .string()
        .max(300)
        .meta(
          hint('Alternative text', 'What the picture shows; empty if it is only decoration.', [
            'The team at a whiteboard',
          ]),
        ),
    })
    .meta({ title: 'Picture', description });

const iconName = '(tabler|simple-icons):[a-z0-9]+(-[a-z0-9]+)*';

/** The name of an icon: its set and its name in the set. */
export const icon = (description = 'An icon, by set and name.') =>
  matching(new RegExp(`^${iconName}$`), 100).meta(
    hint(
      'Icon',
      `${description} Sets: tabler (tabler.io/icons) and simple-icons (simpleicons.org).`,
      ['tabler:code', 'simple-icons:react'],
      'Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.',
      'icon',
    ),
  );

/** A logo: the name of an icon, or the path of a picture below `public/`. */
export const logo = (description: string) =>
  matching(new RegExp(`^(${iconName}|${filePath}\\.(${pictureExtensions}))$`), 300).meta(
    hint(
      'Logo',
      `${description} An icon (simple-icons:react, tabler:brain) or a picture below public/.`,
      ['simple-icons:react', '/images/technologies/custom.svg'],
      'Write an icon, such as simple-icons:react, or the path of a picture, such as /images/technologies/custom.svg.',
      'logo',
    ),
  );

/** A time in whole milliseconds with a default. */
export const milliseconds = (title: string, description: string, value: number) =>
  z
    .int()
    .min(0)
    .max(3_600_000)
    .default(value)
    .meta({ title, description: `${description} In milliseconds.` });

/** A length in whole CSS pixels with a default. */
export const pixels = (title: string, description: string, value: number) =>
  z
    .int()
    .min(0)
    .max(2000)
    .default(value)
    .meta({ title, description: `${description} In pixels.` });

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
