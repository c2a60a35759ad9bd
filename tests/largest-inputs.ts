import { longestMarkdown, mostLines } from '../schema/fields/index.ts';
import { countLines } from '../src/content/markdown.ts';
import { minimalConfig } from './config/minimal-config.ts';

/** A kind of input that someone may make large: how large it can be at most, and the config of a size. */
interface Kind {
  most: number;
  config: (size: number) => unknown;
  /** A file of another language. */
  german?: (size: number) => unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: the config is broken on purpose
type Draft = any;

const changed = (change: (config: Draft, size: number) => void) => (size: number) => {
  const config = structuredClone(minimalConfig) as Draft;
  change(config, size);
  return config;
};

const listOf = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const recordOf = <T>(length: number, name: string, make: (at: number) => T) =>
  Object.fromEntries(listOf(length, (at) => [`${name}${at}`, make(at)]));

const page = (at: number, ...sections: object[]) => ({
  ...{ id: `p-${at}`, path: `/p/${at}-x`, label: `P ${at}`, title: `P ${at}`, description: 'Words.' },
  sections,
});
const linking = (at: number, action: object) => ({
  ...{ type: 'call-to-action', id: `a-${at}`, title: 'Title' },
  actions: [{ label: 'Go', ...action }],
});
const item = (at: number) => ({ id: `o-${at}`, icon: 'tabler:code', title: `Title ${at}`, description: 'Words.' });

const mostPages = 20_000;

/** Pages with a section each. */
const pages = (
  sectionAt: (at: number, size: number) => object,
  more: (config: Draft, size: number) => void = () => {},
): Kind => ({
  most: mostPages,
  config: changed((config, size) => {
    config.routes.push(...listOf(size, (at) => page(at, sectionAt(at, size))));
    more(config, size);
  }),
});
const links = (hrefAt: (at: number, size: number) => string, more?: (config: Draft, size: number) => void) =>
  pages((at, size) => linking(at, { href: hrefAt(at, size) }), more);

const redirects = (from: string, toAt: (at: number, size: number) => string): Kind => ({
  most: 2000,
  config: changed((config, size) => {
    config.redirects = listOf(size, (at) => ({ from: from.replace('#', String(at)), to: toAt(at, size) }));
  }),
});
const addRedirects = (config: Draft) => {
  config.redirects = listOf(2000, (at) => ({ from: `/r-${at}/*`, to: '/about' }));
};

/** A text of one unit again and again, up to one of the limits of Markdown. */
const markdown = (unitAt: (at: number) => string): Kind => ({
  most: longestMarkdown,
  config: changed((config, size) => {
    let text = '';
    for (let at = 0, lines = 0; ; at++) {
      const unit = unitAt(at);
      lines += countLines(unit);
      if (text.length + unit.length > size || lines > mostLines * (size / longestMarkdown)) break;
      text += unit;
    }
    config.routes[1].sections.push({ type: 'rich-text', id: 'terms', title: 'Terms', blocks: [text] });
  }),
});

const translated = (german: (size: number) => unknown): Kind => ({
  most: 5000,
  config: changed((config, size) => {
    config.locales = { de: {} };
    config.dialogs.company.paragraphs = listOf(size, (at) => `Paragraph ${at}`);
    config.lists.offers.items.push(...listOf(size, item));
  }),
  german,
});

/** Kinds of mistakes and of content of which a config may have very many. */
export const largestInputs: Record<string, Kind> = {
  'redirects in a chain': redirects('/r-#', (at, size) => (at === size - 1 ? '/about' : `/r-${at + 1}`)),
  'redirects in a loop': redirects('/r-#', (at, size) => `/r-${(at + 1) % size}`),
  'redirects of folders, and pages': links(() => '/about', addRedirects),
  'links to what is redirected': links((at) => `/r-${at % 2000}/x`, addRedirects),
  'the same broken link': links(() => '/nowhere-at-all'),
  'a broken link on each page': links((at) => `/nowhere-at-all-${at}`),
  'a link with a typing error on each page': links((at) => `/p/${at}-y`),
  'a link to no section on each page': links((at) => `#nowhere-${at}`),
  'a link to a section of another page': links((_, size) => `#a-${size - 1}`),
  'links to sections as if they were pages': links((at, size) => `/a-${size - at - 1}`),
  'pages with the same path': links(
    () => '/about',
    (config) => {
      for (const route of config.routes) route.path = '/same';
    },
  ),
  'an unknown section type on each page': pages(() => ({ type: 'heroo', id: 'hero', title: 'Title' })),
  'an unknown key on each page': pages(() => ({ type: 'hero', id: 'hero', titel: 'Title' })),
  'dialogs, and names of others': pages(
    (at) => linking(at, { dialog: `e-${at}` }),
    (config, size) =>
      Object.assign(
        config.dialogs,
        recordOf(size, 'd-', () => ({ kind: 'text', title: 'T', paragraphs: ['Words.'] })),
      ),
  ),
  'lists, and names of others': pages(
    (at) => ({ type: 'services', id: 'services', title: 'Title', list: `other-${at}` }),
    (config, size) =>
      Object.assign(
        config.lists,
        recordOf(size, 'list-', () => ({ of: 'services', items: [item(0)] })),
      ),
  ),
  'tokens, and names of others': pages(
    (at) => ({ ...linking(at, { href: '/' }), title: `{u${at}x}` }),
    (config, size) =>
      Object.assign(
        config.tokens,
        recordOf(size, 't', () => 'Value'),
      ),
  ),
  'tokens that are used': pages(
    (at) => ({ ...linking(at, { href: '/' }), title: `{t${at}}` }),
    (config, size) =>
      Object.assign(
        config.tokens,
        recordOf(size, 't', () => 'Value'),
      ),
  ),
  'footers with links to sections of pages': links(
    () => '/about',
    (config, size) =>
      Object.assign(
        config.footer.variants,
        recordOf(size / 10, 'v-', (at) => ({ columns: [{ title: 'T', items: [{ label: 'L', href: `#a-${at}` }] }] })),
      ),
  ),
  'items with the same id': {
    most: mostPages,
    config: changed((config, size) => config.lists.offers.items.push(...listOf(size, () => item(0)))),
  },
  'translations in another order': translated((size) => ({
    dialogs: { company: { paragraphs: listOf(size, (at) => ({ of: `Paragraph ${size - at}`, text: 'Absatz' })) } },
  })),
  'translations of what is gone': translated((size) => ({
    dialogs: { company: { paragraphs: listOf(size, (at) => ({ of: `Gone ${at}`, text: 'Absatz' })) } },
    lists: { offers: { items: recordOf(size, 'gone-', () => ({ title: 'Titel' })) } },
  })),
  'Markdown: headings': markdown(() => '# a\n\n'),
  'Markdown: underlined headings': markdown(() => 'a\n=\n\n'),
  'Markdown: lists in lists, in one line': markdown(() => `${'- '.repeat(9)}a\n\n`),
  'Markdown: lists in lists, by lines': markdown((at) => `${'  '.repeat(at % 9)}- a\n\n`),
  'Markdown: quotes': markdown(() => '> a\n\n'),
  'Markdown: code': markdown(() => '```js\na\n```\n\n'),
  'Markdown: links': markdown(() => '[a](/abut)\n\n'),
  'Markdown: pictures': markdown(() => '![](/images/logo.svg)\n\n'),
  'Markdown: definitions': markdown((at) => `[a${at}]\n\n[a${at}]: /about\n\n`),
  'Markdown: tables': markdown(() => '|a|b|\n|-|-|\n|c|d|\n\n'),
};
