import sharp from 'sharp';
import { galleryConfig } from '../../src/server/gallery.ts';
import { companyConfig } from '../company.ts';
import { drawPhoto } from '../photo.ts';
import { exampleFrames, exampleLists, layoutKeys, registry, sectionTypes } from '../registry.ts';
import { writeCompanySite } from '../served-site.ts';

/** The first example of a section type, laid out in another way. */
const example = (type: string, keys: object) => ({
  ...sectionTypes.find((one) => one.type === type)?.examples[0],
  id: type,
  ...keys,
});
/** ContactMethods to lay all section types out, in which each key has each of its values. */
const ways = Array.from({ length: Math.max(...Object.values(layoutKeys).map(({ length }) => length)) }, (_, at) =>
  Object.fromEntries(Object.entries(layoutKeys).map(([key, values]) => [key, values[at % values.length] as string])),
);
/** The first example of every section type, laid out in a way; its id is its type's, its links lead to itself. */
// biome-ignore lint/suspicious/noExplicitAny: sections as they are written
const laidOut = (config: any, way: Record<string, string>): object[] => {
  const { routes } = galleryConfig(registry, config, way);
  return sectionTypes.map(({ type }) => {
    const page = routes.find(({ path }: { path: string }) => path === `/${type}-1`);
    const section = { ...page.sections[0], id: `the-${type}` };
    return JSON.parse(JSON.stringify(section), (key, value) =>
      key === 'href' && /^#/.test(value) ? '#the-hero' : value,
    );
  });
};
const actions = [
  { label: 'Book a room', href: '/' },
  { label: 'See the rooms', href: '/', variant: 'secondary' },
];
const words = {
  eyebrow: 'By the water',
  title: 'A house with a long table under old trees',
  lead: 'Rooms, a kitchen and what grows around the house, all year.',
  actions,
};
const numbers = ['12,000+', '99.9 %', '7'].map((value) => ({ value, label: `what ${value} counts` }));

/** Writes a site whose sections say in all ways how they are laid out. */
export async function writeLayoutSite(name: string): Promise<string> {
  const white = { width: 2400, height: 1600, channels: 3, background: '#fff' } as const;
  const files = {
    'public/images/white.jpg': await sharp({ create: white }).jpeg().toBuffer(),
    'public/images/photo.jpg': await drawPhoto(2400, 1600).jpeg().toBuffer(),
  };
  const cover = (src: string, more: object) => ({
    type: 'hero',
    id: 'hero',
    layout: 'cover',
    ...words,
    picture: { src: `/images/${src}.jpg`, alt: 'Clouds' },
    ...more,
  });
  // biome-ignore lint/suspicious/noExplicitAny: sections as they are written
  const config = companyConfig() as any;
  const page = (path: string, lang: object, sections: object[]) => ({ path, title: path, ...lang, sections });
  const text = (more: object) => ({ type: 'feature-list', title: 'Title', items: [{ title: 'One' }], ...more });
  config.theme.scheme = 'system';
  config.routes.push(
    page('/white', {}, [cover('white', {})]),
    page('/white-center', {}, [cover('white', { align: 'center', tone: 'tinted' })]),
    page('/photo', {}, [cover('photo', {})]),
    page('/alone', {}, [{ type: 'hero', id: 'hero', title: words.title }]),
    page('/keys', {}, [
      text({ id: 'usual' }),
      text({ id: 'narrow', width: 'narrow', padding: 'large' }),
      text({ id: 'none', tone: 'tinted', padding: 'none', align: 'center' }),
      { type: 'statistics', id: 'row', title: 'Numbers', layout: 'row', items: numbers },
      { type: 'statistics', id: 'first', title: 'Numbers', items: numbers },
    ]),
  );
  config.lists = { ...exampleLists, ...config.lists };
  config.routes.push(
    page('/layouts', {}, [
      {
        type: 'hero',
        id: 'centered',
        layout: 'centered',
        ...words,
        picture: { src: '/images/photo.jpg', alt: 'Clouds' },
      },
      example('about', { mediaSide: 'start', padding: 'small' }),
      example('image-with-text', { mediaSide: 'end', tone: 'tinted', width: 'narrow' }),
      example('services', { columns: 3, tone: 'contrast', align: 'center' }),
      example('technologies', { columns: 3, width: 'wide' }),
      example('courses', { columns: 2, tone: 'tinted' }),
      example('people-grid', { columns: 4, align: 'center' }),
      example('logo-cloud', { columns: 2, tone: 'tinted' }),
      example('pricing', { columns: 2, padding: 'large' }),
      example('statistics', { layout: 'row', tone: 'contrast' }),
    ]),
  );
  const { courses } = config.lists;
  courses.items = courses.items.slice(0, 3);
  config.security = { frames: exampleFrames };
  config.routes.push(...ways.map((way, at) => page(`/way-${at}`, {}, laidOut(companyConfig(), way))));
  return writeCompanySite(name, config, files);
}
