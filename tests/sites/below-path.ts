import type { SiteConfigInput } from '../../schema/site.ts';
import { drawing } from '../fixture-site.ts';
import { drawPhoto } from '../photo.ts';
import { writeFiles } from '../served-site.ts';
import { writeEveryType } from './every-type.ts';

/** Where the site is on its host. */
export const base = '/some/project';
export const siteUrl = `https://user.example${base}`;

const lamp = {
  'section.ts': `import { defineSection, link, text } from 'site-from-json/schema';

/** A lamp that can be lit. */
export default defineSection('lamp', {
  title: 'Lamp',
  description: 'A lamp that can be lit.',
  client: 'visible',
  shape: { title: text('Heading', 'Its heading.', 'A lamp'), href: link('Where it leads.', '/about') },
});
`,
  'Lamp.tsx': `import { Button, Container } from '@mantine/core';
import { type SectionProps, SectionIntro, useSite } from 'site-from-json/ui';
import { useState } from 'react';
import drawing from './lamp.svg';
import styles from './Lamp.module.css';
import type lamp from './section.ts';

/** A lamp that can be lit. */
export default function Lamp({ section, heading }: SectionProps<typeof lamp>) {
  const [power, setPower] = useState<string>();
  const { base = '' } = useSite();
  const light = async () => setPower(await (await fetch(base + '/files/power.txt')).text());
  return (
    <Container>
      <SectionIntro id={section.id} level={heading} title={section.title} />
      <img src={drawing} alt="" width={100} height={50} className={styles.lamp} />
      <Button onClick={light}>Light it</Button>
      <a href={section.href}>Who made it</a>
      <p>{power}</p>
    </Container>
  );
}
`,
  'Lamp.module.css': `.lamp { background: url('./ground.svg'); }\n`,
  'lamp.svg': drawing,
  'ground.svg': drawing.replace('/>', ' fill="red"/>'),
  'examples.json': '{ "sections": [{ "type": "lamp", "id": "lamp", "title": "A lamp", "href": "/about" }] }',
};

const posts = ['one', 'two', 'three'].map((id, at) => ({
  ...{
    id,
    title: `Post ${id}`,
    description: `About ${id}.`,
    date: `2020-01-0${at + 1}`,
    image: { src: '/images/photo.jpg', alt: '' },
  },
  body: 'See [us](/about), [a file](/files/power.txt) and ![a drawing](/images/ground.svg "Ground").',
}));

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** Writes a site in two languages below a path of its host, with whatever names an address: each section type, and one of its own. */
export async function writeBelowPath(name: string): Promise<string> {
  const folder = writeEveryType(name, ({ header, routes, lists, redirects, ...config }) => {
    const [home, ...others] = routes as SiteConfigInput['routes'];
    return {
      ...config,
      seo: { ...config.seo, siteUrl: `${siteUrl}/`, timeZone: 'Europe/Berlin' },
      locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
      tokens: { ...config.tokens, us: '/about', rate: '/month' },
      head: { meta: [], link: [{ rel: 'author', href: '/files/power.txt' }] },
      header: { ...header, search: true },
      redirects: [
        { from: '/old', to: '/about' },
        { from: '/past/*', to: '/files/power.txt', permanent: false },
      ],
      lists: { ...lists, news: { of: 'posts', items: posts } },
      routes: [
        {
          ...home,
          sections: [
            ...(home?.sections ?? []),
            { type: 'lamp', id: 'own-lamp', title: 'A lamp', href: '{us}' },
            // For a while, so that the pages after it are files of the build too.
            {
              type: 'about',
              id: 'soon-over',
              title: 'Soon over',
              paragraphs: ['Today and tomorrow.'],
              shown: { until: tomorrow() },
            },
          ],
        },
        ...others,
        {
          id: 'news',
          path: '/news',
          label: 'News',
          title: 'News',
          sections: [{ type: 'cards', id: 'all', title: 'News at {rate}', list: 'news', perPage: 2 }],
        },
        {
          id: 'post',
          path: '/news/{id}',
          each: 'news',
          title: '{item.title}',
          image: '/images/photo.jpg',
          sections: [{ type: 'article', id: 'article' }],
        },
      ],
    } as SiteConfigInput;
  });
  writeFiles(folder, {
    'site.config.de.json': JSON.stringify({ routes: { about: { path: '/ueber-uns', title: 'Über uns' } } }),
    'public/files/power.txt': '40 W\n',
    'public/images/ground.svg': drawing,
    'public/images/photo.jpg': await drawPhoto(2000, 1500).jpeg().toBuffer(),
    ...Object.fromEntries(Object.entries(lamp).map(([file, text]) => [`sections/lamp/${file}`, text])),
  });
  return folder;
}
