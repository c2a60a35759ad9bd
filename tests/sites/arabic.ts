import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfigInput } from '../../schema/site.ts';
import { exampleFrames, exampleLists, sectionTypes } from '../registry.ts';
import { companyPublic, writeSite } from '../served-site.ts';
import { stretchTexts } from '../stretched-config.ts';

/** The third config: the restaurant in Arabic. */
export const arabicFolder = join(import.meta.dirname, '../arabic');

const words =
  'الماء البحر القمر شمس كتاب مدينة طريق جديدة مطعم حديقة صباح مساء صغير كبير جميل عمل يوم ليلة باب بيت سؤال جواب فكرة مدرسة موعد خبرة مشروع فريق'.split(
    ' ',
  );

const hashOf = (word: string) =>
  [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 0);

/** A text with Arabic words in place of others; tokens, addresses and numbers stay. */
const inArabic = (text: string): string =>
  text.replace(/\{[^}]*\}|\S+[@/]\S+|\p{Script=Latin}[\p{Script=Latin}\p{M}’']*/gu, (word, at: number) =>
    /[{@/]/.test(word) ? word : (words[(hashOf(word) + at) % words.length] as string),
  );

const pointing = {
  type: 'feature-list',
  id: 'pointing',
  title: 'إلى الأمام',
  items: [{ icon: 'tabler:arrow-right', title: 'التالي' }],
};

const typed = {
  type: 'form',
  id: 'typed',
  title: 'اطلب',
  action: 'mailto',
  fields: [
    { type: 'tel', name: 'phone', label: 'الهاتف' },
    { type: 'email', name: 'mail', label: 'البريد' },
    { type: 'select', name: 'price', label: 'السعر', options: ['12 €', 'من 1 230 €', 'C++'] },
  ],
};

/** What an editor of Arabic writes in Markdown beside words: numbers, code, addresses, and marks of the direction. */
export const mixed = {
  type: 'rich-text',
  id: 'mixed',
  title: 'تعلّم C++ و.NET في 12 أسبوعًا',
  blocks: [
    'اتصل بالرقم +49 30 1234 5678 أو اكتب إلى info@lago.example، أو زر <https://lago.example/>.',
    'العنوان: 12 rue de la Paix, 75002 Paris. السعر € 1 230 بدلًا من 1 500 €، من 2030-12-24 إلى 2031-01-06.',
    '- مفتوح 9:00–17:00\n- خصم 10%\n- `npm run build -- --host`',
    '> قال: «المكتبة .NET».',
    'نیم\u200cفاصله و\u200fC++\u200f.',
    '```sh\nnpm install && npm start # (1)\n```',
  ],
};

const parts = ['kitchen', 'hours', 'guests', 'questions', 'numbers', 'oven'] as const;

/** Links to the parts of the home page and to the other pages, as they are called; the last two are in a submenu. */
function nav(names: Record<(typeof parts)[number] | 'menu' | 'all' | 'more', string>) {
  const links = parts.map((id) => ({ id: id as string, label: names[id], href: `/#${id}` }));
  const pages = [
    { id: 'menu', label: names.menu, href: '/menu' },
    { id: 'all', label: names.all, href: '/every-type' },
  ];
  return [...pages, ...links.slice(0, -2), { id: 'more', label: names.more, items: links.slice(-2) }];
}

const arabic = {
  ...{ kitchen: 'المطبخ', menu: 'قائمة الطعام', all: 'كل الأنواع', hours: 'الأوقات', guests: 'ضيوفنا' },
  ...{ questions: 'الأسئلة', more: 'المزيد', numbers: 'بالأرقام', oven: 'الفرن' },
};
const english = {
  ...{ kitchen: 'Kitchen', menu: 'Menu', all: 'All types', hours: 'Hours', guests: 'Guests' },
  ...{ questions: 'Questions', more: 'More', numbers: 'In numbers', oven: 'The oven' },
};

/** The restaurant with many links in its header, a search, English and Hebrew beside Arabic, and a page with each section type. */
export function writeArabicSite(name: string): string {
  const written: SiteConfigInput = JSON.parse(readFileSync(join(arabicFolder, 'site.config.json'), 'utf8'));
  const sections = sectionTypes.map(({ type, examples }) => ({ ...examples[0], id: `one-${type}` }));
  const every = { id: 'every-type', path: '/every-type', label: 'كل الأنواع', title: 'كل الأنواع', sections };
  const { lists, routes } = stretchTexts(
    { ...written, lists: exampleLists, routes: [{ ...every, description: 'كل نوع مرة واحدة.' }] } as SiteConfigInput,
    inArabic,
  );
  // The links of the examples lead to parts of another site.
  const here = ([page]: object[]) =>
    JSON.parse(JSON.stringify(page).replace(/"href":"(?:\/(?!every-type)[^"]*|#[^"]*)"/g, '"href":"/menu"'));
  const page: (typeof written.routes)[0] = here(routes);
  const config: SiteConfigInput = {
    ...written,
    seo: { ...written.seo, shareImages: 'one' },
    header: {
      ...written.header,
      nav: nav(arabic),
      search: true,
    },
    lists: { ...lists, ...written.lists },
    security: { frames: exampleFrames },
    routes: [
      ...written.routes,
      { ...page, sections: [...page.sections, mixed, pointing, typed] as typeof page.sections },
    ],
    locales: { en: {}, he: {} },
  };
  const labels = Object.entries(english).map(([id, text]) => [
    id,
    { label: { of: arabic[id as keyof typeof english], text } },
  ]);
  const translated = {
    header: { nav: Object.fromEntries(labels.filter(([id]) => id !== 'numbers' && id !== 'oven')) },
  };
  return writeSite(name, config, { 'site.config.en.json': JSON.stringify(translated) }, [
    companyPublic,
    'examples/restaurant/public',
  ]);
}
