import { expect, it } from 'vitest';
import { siteSchema } from '../../schema/site.ts';
import { currentVersion, type Migration, migrate, migrations } from '../../src/config/check/version.ts';

const steps: Migration[] = [
  { from: 1, change: '"name" is called "title".', up: ({ name, ...rest }) => ({ ...rest, title: name }) },
  { from: 2, change: '"title" is a list.', up: (config) => ({ ...config, title: [config.title] }) },
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
