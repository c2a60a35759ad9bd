import { writeSmallSite } from '../served-site.ts';

export const short = ['Home', 'About', 'Services', 'Team', 'Work', 'Prices', 'Blog', 'Jobs', 'Contact'];
const long = ['Unternehmen', 'Dienstleistungen', 'Technologien', 'Weiterbildung', 'Referenzen'];
export const name = 'Li';
const address = 'somebody@company.example';
export const numbers = [
  ['600', '5000+', '600'],
  ['99.99 %', '€ 1,200,000', '120 km/h', '1,234', '0', '000'],
];

/** Ids of the program’s own parts. */
export const ids = [
  'content',
  'root',
  'menu',
  'scheme',
  'page-css',
  'page-data',
  'dialog-company',
  'hero-title',
  'title',
];
ids.push('early', 'error-title', 'process', 'not-found');

/** Writes a site with many links, ids of the program’s own parts, long numbers and small teams. */
export const writeAnyConfig = (site: string): string =>
  writeSmallSite(site, (config) => {
    const [home, about] = config.routes;
    const team = home?.sections.find(({ type }) => type === 'team');
    if (team) team.id = ids[0] as string;
    home?.sections.push(
      ...ids.slice(1).map((id) => ({ type: 'about' as const, id, title: `About ${id}`, paragraphs: ['Words.'] })),
    );
    config.brand.name = name;
    config.header = { ...config.header, nav: short.map((label) => ({ label, href: '/#root' })) };
    const { copyright: _, ...footer } = config.footer ?? {};
    config.footer = {
      ...footer,
      wordmark: true,
      legal: [{ label: 'Imprint', href: '/about' }],
      columns: ['About', 'Team', address].map((label) => ({ title: label, items: [{ label, href: '/about' }] })),
    };
    delete config.brand.copyrightUntil;
    config.social = [
      { network: 'mail', href: 'mailto:{email}' },
      { network: 'tables', label: 'Tables', icon: 'tabler:tools-kitchen-2', href: 'https://tables.example' },
      { network: 'own', icon: '/images/logo.svg', href: 'https://own.example' },
    ];
    about?.sections.push(
      ...numbers.map((values, index) => ({
        type: 'statistics' as const,
        id: `numbers-${index}`,
        title: 'Numbers',
        items: values.map((value, at) => ({ value, label: `what number ${at} counts` })),
      })),
    );
    const [person] = Object.values(config.lists ?? {}).flatMap((list) => (list.of === 'people' ? list.items : []));
    if (!person) throw new Error('The small site has nobody');
    for (const [list, count] of [
      ['one', 1],
      ['three', 3],
    ] as const) {
      const items = Array.from({ length: count }, (_, at) => ({ ...person, id: `p${at}`, name: `Person ${at}` }));
      config.lists = { ...config.lists, [list]: { of: 'people', items } };
      about?.sections.push({ type: 'team', id: list, title: list, list });
    }
    const icon = {
      network: 'tables',
      label: 'Tables',
      icon: 'tabler:tools-kitchen-2',
      href: 'https://tables.example',
    };
    const profiles = [
      icon,
      ...['github', 'mastodon'].map((network) => ({ network, href: `https://${network}.example` })),
    ];
    Object.assign(config.lists ?? {}, {
      crew: {
        of: 'people',
        items: [{ ...person, id: 'asha', links: profiles, description: 'Builds bridges.', body: 'Ten of them.' }],
      },
      offers: {
        of: 'services',
        items: ['plans', 'walls', 'roofs'].map((id) => ({
          ...{ id, icon: 'tabler:home', title: `All about ${id}` },
          ...{ description: 'Done well.', body: `We draw ${id}.` },
        })),
      },
      nights: {
        of: 'events',
        items: [
          {
            ...{ id: 'passion', title: 'Passion', date: '2031-03-28', until: '2031-03-29', time: '19:30 sharp' },
            ...{ place: 'Old church', price: '€ 12' },
          },
        ],
      },
    });
    about?.sections.push(
      { type: 'people-grid', id: 'crew', title: 'Crew', list: 'crew' },
      { type: 'services', id: 'offers', title: 'Offers', list: 'offers' },
    );
    for (const each of ['crew', 'offers', 'nights'])
      config.routes.push({
        ...{ path: `/${each}/{id}`, each, title: '{item.id}' },
        sections: [{ type: 'article', id: 'item' }],
      });
  });

/** Writes a site with another name and other links, whose header leaves with the page. */
const writeNamed = (site: string, name: string, labels: string[]): string =>
  writeSmallSite(site, (config) => {
    config.brand.name = name;
    config.footer = { ...config.footer, wordmark: true };
    config.header = {
      position: 'static',
      nav: labels.map((label, index) => ({ label, href: `https://www.example.com/${index}` })),
    };
  });
export const writeWideNamed = (site: string): string => writeNamed(site, 'WWWWWWWW', long);
export const writeLongNamed = (site: string): string =>
  writeNamed(site, 'Stadtwerke Oberammergau & Söhne, gegründet 1899', short.slice(0, 3));
