import { companyConfig } from '../company.ts';
import { drawPhoto } from '../photo.ts';
import { exampleFrames, exampleLists, exhibits } from '../registry.ts';

/** The site of the company with a photograph of a width, in two formats, in every place that shows a picture: its config, and the photographs. */
export async function photoSite(width: number): Promise<{ config: object; files: Record<string, Buffer> }> {
  const jpeg = { src: '/images/photo.jpg', alt: 'Clouds' };
  const png = { src: '/images/photo.png', alt: 'Clouds' };

  // biome-ignore lint/suspicious/noExplicitAny: it is changed by its keys
  const config = companyConfig() as any;
  const [home, about] = config.routes;
  config.brand.logo.src = png.src;
  config.brand.headerLogo.src = png.src;
  for (const section of home.sections) if (section.picture) section.picture = jpeg;
  for (const list of Object.values(config.lists) as { of: string; items: Record<string, unknown>[] }[]) {
    if (list.of === 'people') for (const item of list.items) item.image = jpeg.src;
    if (list.of === 'courses') for (const item of list.items) item.logo = png.src;
  }
  for (const dialog of Object.values(config.dialogs) as { poster?: string }[])
    if (dialog.poster) dialog.poster = jpeg.src;
  const enlarge = { open: 'Enlarge', close: 'Close' };
  const voice = { quote: 'They listened.', name: 'A client', portrait: jpeg, logo: jpeg.src };
  about.sections = [
    { type: 'image-with-text', id: 'words', title: 'Words', paragraphs: ['Beside a picture.'], picture: png },
    { type: 'gallery', id: 'own', title: 'Own', items: [jpeg, png, jpeg].map((picture) => ({ picture })), enlarge },
    {
      type: 'gallery',
      id: 'equal',
      title: 'Equal',
      items: [jpeg, png, jpeg].map((picture) => ({ picture })),
      ratio: '1:1',
    },
    {
      type: 'testimonials',
      id: 'voices',
      title: 'Voices',
      items: [voice, { ...voice, quote: 'And then they built.' }],
    },
    { type: 'logo-cloud', id: 'logos', title: 'Logos', names: 'shown', items: [{ name: 'A client', logo: jpeg.src }] },
    { type: 'about', id: 'again', title: 'Again', paragraphs: ['And again.'], picture: png },
  ];
  // Every example that has a picture, with photographs in its place; sizes are those of the usual width.
  const asPhotos = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (key, part) => {
      if (key === 'href' && part.startsWith('/')) return '/';
      if (typeof part !== 'string' || !/^\/images\/.*\.svg$/.test(part)) return part;
      return part.startsWith('/images/team/') ? png.src : jpeg.src;
    });
  const holdsPictures = (value: unknown) => /"\/images\//.test(JSON.stringify(value));
  const sections = exhibits.flatMap(({ example }, at) => {
    const { list = '', width } = example as { list?: string; width?: string };
    return !width && holdsPictures([example, exampleLists[list]])
      ? [{ ...asPhotos(example), id: `example-${at}` }]
      : [];
  });
  config.lists = { ...asPhotos(exampleLists), ...config.lists };
  config.security = { frames: exampleFrames };
  config.routes.push({ path: '/examples', title: 'Examples', sections });
  const files = {
    'public/images/photo.jpg': await drawPhoto(width, Math.round(width / 1.5))
      .jpeg({ quality: 90 })
      .toBuffer(),
    'public/images/photo.png': await drawPhoto(width / 2, width / 2)
      .png()
      .toBuffer(),
  };
  return { config, files };
}
