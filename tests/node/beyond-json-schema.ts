import type { SiteConfigInput } from '../../schema/site.ts';
import { siteSchema } from '../../schema/site.ts';
import { outlineOf, walk } from '../../src/config/outline.ts';
import { setAt, wholeConfig } from '../config/whole-config.ts';

/** A rule of parseSite that the JSON Schema leaves out, why it does, and a text that breaks this rule alone. */
interface Rule {
  code: string;
  why: string;
  example: () => string;
}

type Edit = (config: SiteConfigInput, home: SiteConfigInput['routes'][number], about: typeof home) => void;

const broken = (edit: Edit) => () => {
  const config = wholeConfig('href');
  const [home, about] = config.routes;
  if (home && about) edit(config, home, about);
  return JSON.stringify(config);
};

const nav = (item: object) => broken(({ header }) => setAt(header, ['nav', 0], { label: 'Words', ...item }));
const redirects = (...all: [from: string, to: string][]) =>
  broken((config) => {
    config.redirects = all.map(([from, to]) => ({ from, to }));
  });
const link = (href: string) => nav({ href });
const say = (words: string) => broken(({ brand }) => setAt(brand, ['motto'], words));

/** Changes the fields of the form. */
const fields = (edit: (all: FormField[]) => void) =>
  broken((_, { sections }) => {
    for (const section of sections) if (section.type === 'form') edit(section.fields);
  });

type FormField = Extract<SiteConfigInput['routes'][number]['sections'][number], { type: 'form' }>['fields'][number];

/** The first field with answers to choose from. */
const chosen = (all: FormField[]) => all.find((field) => 'options' in field);

/** Writes into the first text that is read as Markdown. */
const markdown = (words: string) =>
  broken((config) => {
    let done = false;
    walk(config, outlineOf(siteSchema), (_, { holds }, path) => {
      if (holds === 'markdown' && !done) setAt(config, path, words);
      done ||= holds === 'markdown';
    });
  });

const names = 'JSON Schema cannot look a name up elsewhere in the file.';
const twice = 'JSON Schema cannot compare one key across the items of a list.';
const twoValues = 'JSON Schema cannot compare two values.';
const text = 'The file as text is the reader’s matter: JSON.parse, and with it Ajv, sees values alone.';
const within = 'A pattern could only refuse the whole text; told by the program, the place within it is marked.';
const syntax = 'Markdown has no pattern that a JSON Schema could hold.';
const readable = 'Said in JSON Schema it would reach an editor as a riddle; the program says it in words.';

/** Every rule beyond the JSON Schema; a shape is never one of them. */
export const beyondJsonSchema: Rule[] = [
  { code: 'json/duplicate-key', why: text, example: () => broken(() => {})().replace('{', '{"version":1,') },
  { code: 'json/too-long', why: text, example: () => broken(() => {})() + ' '.repeat(100_000_000) },
  {
    code: 'json/too-many',
    why: 'A bound on all lists and records at once, which keeps the program’s own time bounded.',
    example: broken((config) => {
      config.tokens = Object.fromEntries(Array.from({ length: 100_001 }, (_, at) => [`t${at}`, 'x']));
    }),
  },
  {
    code: 'more',
    why: 'No rule of its own: it stands for problems beyond the first 500.',
    example: broken((config) => {
      config.header = { nav: Array.from({ length: 501 }, () => ({ label: 'Nowhere', href: '/nowhere' })) };
    }),
  },
  { code: 'reference/page', why: names, example: link('/nowhere') },
  { code: 'reference/anchor', why: names, example: link('/#nowhere') },
  {
    code: 'reference/dialog',
    why: names,
    example: () => JSON.stringify(wholeConfig('dialog')).replaceAll('"dialog":"text"', '"dialog":"nowhere"'),
  },
  { code: 'reference/footer', why: names, example: broken((_, home) => setAt(home, ['footer'], 'nowhere')) },
  { code: 'reference/list', why: names, example: broken((_, home) => setAt(listed(home), ['list'], 'nowhere')) },
  { code: 'reference/list-kind', why: names, example: broken((_, home) => setAt(listed(home), ['list'], 'courses')) },
  { code: 'duplicate/id', why: twice, example: broken((_, home, about) => setAt(about, ['id'], home.id)) },
  { code: 'duplicate/path', why: twice, example: broken((_, home, about) => setAt(about, ['path'], home.path)) },
  {
    code: 'duplicate/pdf',
    why: twice,
    example: broken((config) => {
      const { items } = (config.lists as Record<string, unknown>).courses as { items: { id: string }[] };
      items.push({ ...(items[0] as { id: string }), id: 'another' });
    }),
  },
  { code: 'routes/home', why: readable, example: broken((_, home) => setAt(home, ['path'], '/home')) },
  { code: 'routes/reserved', why: readable, example: broken((_, __, about) => setAt(about, ['path'], '/assets/a')) },
  { code: 'brand/years', why: twoValues, example: broken(({ brand }) => setAt(brand, ['copyrightUntil'], 1900)) },
  {
    code: 'action/none',
    why: readable,
    example: () => broken(() => {})().replaceAll(/"href":"[^"]*","variant"/g, '"variant"'),
  },
  {
    code: 'action/several',
    why: readable,
    example: () => broken(() => {})().replaceAll('"variant":', '"copy":"/","variant":'),
  },
  { code: 'menu/none', why: readable, example: nav({}) },
  {
    code: 'menu/both',
    why: readable,
    example: nav({ href: 'https://www.example.org/', items: [{ label: 'Words', href: 'https://www.example.org/' }] }),
  },
  {
    code: 'header/bare',
    why: twoValues,
    example: broken(({ brand, header }) => {
      delete brand.headerLogo;
      setAt(header, ['showName'], false);
    }),
  },
  { code: 'duplicate/from', why: twice, example: redirects(['/a', '/about'], ['/a', '/about']) },
  { code: 'redirect/page', why: names, example: redirects(['/about', '/']) },
  { code: 'redirect/reserved', why: readable, example: redirects(['/assets/a', '/']) },
  { code: 'redirect/circle', why: names, example: redirects(['/a', '/b'], ['/b', '/a']) },
  { code: 'redirect/link', why: names, example: redirects(['/a', '/b'], ['/b', '/about']) },
  { code: 'draft/home', why: readable, example: broken((_, home) => setAt(home, ['draft'], true)) },
  { code: 'draft/all', why: readable, example: broken((_, __, about) => setAt(about, ['sections', 0, 'draft'], true)) },
  {
    code: 'draft/link',
    why: names,
    example: broken((config, _, about) => {
      setAt(about, ['draft'], true);
      setAt(config, ['header', 'nav', 0], { label: 'Words', href: '/about' });
    }),
  },
  {
    code: 'about/key',
    why: readable,
    example: broken(({ seo }) => setAt(seo, ['about'], { type: 'NGO', cuisine: 'x' })),
  },
  { code: 'about/starts', why: readable, example: broken(({ seo }) => setAt(seo, ['about'], { type: 'Event' })) },
  { code: 'link/mail', why: within, example: link('mailto:nobody') },
  {
    code: 'link/filled',
    why: 'JSON Schema cannot fill tokens.',
    example: broken((config) => {
      config.tokens = { ...config.tokens, sneaky: 'a@example.com?bcc=b@example.com' };
      setAt(config, ['header', 'nav', 0], { label: 'Words', href: 'mailto:{sneaky}' });
    }),
  },
  { code: 'text/control-character', why: within, example: say('a\u0007b') },
  { code: 'text/half-character', why: within, example: say('a\ud83d') },
  { code: 'token/unknown', why: names, example: say('{nothing}') },
  {
    code: 'token/unset',
    why: twoValues,
    example: broken(({ brand }) => {
      delete brand.motto;
      setAt(brand, ['name'], '{motto}');
    }),
  },
  {
    code: 'contact/email',
    why: twoValues,
    example: broken((config) => setAt(config, ['contacts', 'email'], 'nobody')),
  },
  { code: 'reference/contact', why: names, example: broken((_, home) => setAt(form(home), ['to'], 'nobody')) },
  {
    code: 'reference/mailbox',
    why: names,
    example: broken((config, home) => {
      config.contacts = { ...config.contacts, phone: '+1 555 0100' };
      setAt(form(home), ['to'], 'phone');
    }),
  },
  { code: 'form/name', why: twice, example: fields((all) => setAt(all, [1, 'name'], all[0]?.name)) },
  { code: 'form/limits', why: twoValues, example: fields((all) => setAt(all, [0, 'maxLength'], 1)) },
  { code: 'form/option', why: readable, example: fields((all) => setAt(chosen(all), ['options'], ['One', 'One'])) },
  {
    code: 'form/file',
    why: readable,
    example: broken((_, home) => {
      setAt(
        home.sections.find(({ type }) => type === 'form'),
        ['action'],
        'mailto',
      );
    }),
  },
  { code: 'token/nested', why: names, example: say('{product}') },
  { code: 'token/form', why: within, example: broken(({ footer }) => setAt(footer, ['copyright'], '{{product}}')) },
  { code: 'token/taken', why: names, example: broken((config) => setAt(config, ['tokens'], { email: 'x' })) },
  { code: 'markdown/deep', why: syntax, example: markdown(`${'> '.repeat(30)}deep`) },
  { code: 'markdown/html', why: syntax, example: markdown('<b>bold</b>') },
  { code: 'markdown/picture', why: syntax, example: markdown('<img src="/images/picture.svg" alt="words">') },
  { code: 'markdown/definition', why: syntax, example: markdown('words\n\n[a]: /about') },
  { code: 'markdown/empty', why: syntax, example: markdown('# \n\nwords') },
  { code: 'markdown/no-link', why: syntax, example: markdown('[words](/a b)') },
  { code: 'markdown/stars', why: syntax, example: markdown('** words **') },
  { code: 'markdown/tildes', why: syntax, example: markdown('~~words~~') },
  { code: 'markdown/heading', why: syntax, example: markdown('##Words') },
  { code: 'markdown/table', why: syntax, example: markdown('a\n--- | ---\n1 | 2') },
  { code: 'markdown/link', why: syntax, example: markdown('[words](javascript:alert)') },
];

/** The first section of a page with a form. */
const form = ({ sections }: SiteConfigInput['routes'][number]) => sections.find(({ type }) => type === 'contact');

/** The first section of a page that shows a list of something else than courses. */
const listed = ({ sections }: SiteConfigInput['routes'][number]) =>
  sections.find((section) => 'list' in section && section.type !== 'courses');
