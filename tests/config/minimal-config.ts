import type { SiteConfigInput } from '../../schema/site.ts';

const texts = (keys: string) => Object.fromEntries(keys.split(' ').map((key) => [key, key]));

/** A small valid config of two pages, for tests that break it. */
export const minimalConfig = {
  version: 2,
  brand: {
    name: 'Acme',
    motto: 'Made well',
    founded: 2013,
    copyrightUntil: 2025,
    place: 'Pune',
    logo: { src: '/images/logo.svg', alt: 'Acme' },
    headerLogo: { src: '/images/logo.svg', alt: 'Acme' },
    claims: { startups: '5000+', people: '20+', reviews: '100' },
  },
  contacts: {
    email: 'info@example.com',
    salesEmail: 'sales@example.com',
    trainingEmail: 'training@example.com',
    chat: 'live:acme',
  },
  social: [{ network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/example' }],
  tokens: { city: 'Pune' },
  seo: { siteUrl: 'https://www.example.com', titleSuffix: '{product}', organization: '{product} builds software.' },
  theme: { accent: '#d9480f' },
  header: {
    nav: [{ label: 'Team', href: '/#team' }],
    menu: [
      { label: 'Home', href: '/' },
      { label: 'About us', href: '/about' },
    ],
  },
  footer: {
    columns: [{ title: 'Links', items: [{ label: 'About', href: '/about#story' }] }],
    copyright: 'Copyright {years} {product}',
    variants: {
      sales: { columns: [{ title: 'Contact', items: [{ label: '{salesEmail}', href: 'mailto:{salesEmail}' }] }] },
      plain: {},
    },
  },
  texts: {
    ...texts('skipLink mainNav home menu close newTab social footer transcript loading'),
    arrived: '{page}',
    theme: texts('label light dark system'),
    notFound: texts('title text action'),
    error: texts('title text show hide retry section'),
    carousel: { ...texts('roleDescription slide previous next pause play'), position: '{index} of {count}' },
    form: texts('name email subject message submit'),
    toast: {
      ...texts('region close mailOpening mailOpened copied copyFailed offline online'),
      downloading: 'Downloading {name}',
    },
    pdf: { ...texts('syllabus duration audience outline outcomes contact'), page: 'Page {index} of {count}' },
  } as SiteConfigInput['texts'],
  dialogs: { company: { kind: 'text', title: 'About {product}', paragraphs: ['We began in {founded} in {city}.'] } },
  lists: {
    team: {
      of: 'people',
      items: [
        {
          id: 'cto',
          name: 'Asha Sample',
          role: 'CTO',
          image: '/images/cto.svg',
          links: [{ network: 'linkedin', href: 'https://www.linkedin.com/in/example' }],
        },
      ],
    },
    offers: { of: 'services', items: [{ id: 'web', icon: 'tabler:code', title: 'Web', description: 'Sites.' }] },
  },
  routes: [
    {
      id: 'home',
      path: '/',
      label: 'Home',
      title: 'Acme',
      description: 'Software from Pune.',
      footer: 'sales',
      sections: [
        {
          type: 'hero',
          id: 'hero',
          title: 'Software that lasts',
          actions: [{ label: 'Read More', dialog: 'company' }],
        },
        { type: 'team', id: 'team', title: 'Our team', list: 'team' },
      ],
    },
    {
      id: 'about',
      path: '/about',
      label: 'About',
      title: 'About us',
      description: 'Who we are.',
      footer: 'plain',
      sections: [{ type: 'about', id: 'story', title: 'Our story', paragraphs: ['We build.'] }],
    },
  ],
} satisfies SiteConfigInput;

/** The minimal config as an editor would have it on disk. */
export const minimalText = JSON.stringify(minimalConfig, null, 2);

/** A copy of the minimal config, for a test to break. */
// biome-ignore lint/suspicious/noExplicitAny: tests put wrong values anywhere
export const brokenConfig = (mutate: (config: any) => void): string => {
  const copy = structuredClone(minimalConfig);
  mutate(copy);
  return JSON.stringify(copy, null, 2);
};

/** A piece of a config as people lay it out: short objects in one line. */
export const typedText = `{
  "version": 2,
  "brand": {
    "name": "Acme",
    "motto": "Made well, and made here",
    "founded": 2013,
    "logo": { "src": "/images/logo.svg", "alt": "{product}" }
  },
  "header": {
    "nav": [
      { "label": "Home", "href": "/#hero" },
      { "label": "About", "href": "/about" }
    ]
  },
  "steps": [
    {
      "title": "Listen",
      "topics": ["Aims", "Limits"]
    },
    {
      "title": "Build",
      "topics": [
        "Small stages",
        "Tests, and more tests"
      ]
    }
  ]
}
`;
