import { expect, it } from 'vitest';
import { currentVersion, type Migration, migrate, migrations } from '../../src/validate/rules/version.ts';
import { siteSchema } from '../registry.ts';

const steps: Migration[] = [
  {
    from: 1,
    since: '1.0.0',
    change: '"name" is called "title".',
    up: ({ name, ...rest }) => ({ ...rest, title: name }),
  },
  { from: 2, since: '1.0.0', change: '"title" is a list.', up: (config) => ({ ...config, title: [config.title] }) },
];

it('brings an old config to the newest version, step by step, and says what it changed', () => {
  expect(migrate({ version: 1, name: 'Acme', other: true }, steps)).toEqual({
    value: { version: 3, title: ['Acme'], other: true },
    changes: ['"name" is called "title".', '"title" is a list.'],
  });
});

it('takes only the steps that are still ahead', () => {
  expect(migrate({ version: 2, title: 'Acme' }, steps)).toEqual({
    value: { version: 3, title: ['Acme'] },
    changes: ['"title" is a list.'],
  });
});

it('leaves its input, and what is of the newest, a newer or no version, as it is', () => {
  const old = { version: 1, name: 'Acme' };
  migrate(old, steps);
  expect(old).toEqual({ version: 1, name: 'Acme' });
  for (const value of [{ version: 3 }, { version: 4 }, { version: '1' }, {}, null, 'text', [1]])
    expect(migrate(value, steps)).toEqual({ value, changes: [] });
});

it('has steps without a gap, which end at the version that the schema reads', () => {
  expect(migrations.map(({ from }) => from)).toEqual(migrations.map((_, at) => at + 1));
  expect(siteSchema.shape.version.value).toBe(currentVersion);
});

it('reads a config of version 1 as one of version 2: names of the editor’s own, profiles, columns, ways', () => {
  const link = { label: 'Mail', href: 'mailto:{salesEmail}' };
  const form = { type: 'contact', id: 'contact', title: 'Contact', emailLabel: 'Sales', chatLabel: 'Chat' };
  const people = [{ id: 'cto', name: 'Asha Sample', social: { linkedin: 'https://example.com/cto' } }];
  const old = {
    version: 1,
    contacts: { email: 'a@example.com', chat: { label: 'live:acme', href: 'https://example.com/chat' }, social: [] },
    theme: { accent: '#d9480f' },
    footer: { quickLinks: { title: 'Links', items: [link] }, variants: { sales: { contact: link }, plain: {} } },
    texts: { menu: 'Menu', profile: 'Profile' },
    lists: { team: { of: 'people', items: people }, courses: { of: 'courses', items: [] } },
    routes: [{ path: '/', sections: [form, { type: 'hero' }] }, 'no page'],
  };
  expect(migrate(old).value).toEqual({
    version: 2,
    contacts: { email: 'a@example.com', chat: 'live:acme' },
    social: [],
    theme: { accent: '#d9480f', neutral: 'warm', motif: 'blocks' },
    footer: {
      columns: [{ title: 'Links', items: [link] }],
      wordmark: true,
      variants: { sales: { columns: [link] }, plain: {} },
    },
    texts: { menu: 'Menu' },
    lists: {
      team: {
        of: 'people',
        items: [
          {
            id: 'cto',
            name: 'Asha Sample',
            links: [{ network: 'linkedin', label: 'Profile', href: 'https://example.com/cto' }],
          },
        ],
      },
      courses: { of: 'courses', contacts: ['trainingEmail', 'email'], items: [] },
    },
    routes: [
      {
        path: '/',
        sections: [
          {
            type: 'contact',
            id: 'contact',
            title: 'Contact',
            to: 'salesEmail',
            ways: [
              { label: 'Sales', text: '{salesEmail}', href: 'mailto:{salesEmail}' },
              { label: 'Chat', text: '{chat}', href: 'https://example.com/chat' },
            ],
          },
          { type: 'hero' },
        ],
      },
      'no page',
    ],
  });
  for (const strange of [{}, { contacts: 1, footer: [], lists: 'x', routes: {}, texts: null }, { routes: [1, null] }])
    expect(migrate({ version: 1, ...strange }).value).toEqual({ version: 2, ...strange });
});
