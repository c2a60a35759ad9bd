import { expect, test } from 'vitest';
import { isObject } from '../../src/config/json.ts';
import { pathText } from '../../src/config/report/place-names.ts';
import { changedConfig, everyPath, type Json } from './changed-config.ts';
import { issuesOf } from './error-text.ts';
import { record } from './hand-written.ts';
import { minimalConfig } from './minimal-config.ts';
import { wholeConfig } from './whole-config.ts';

// What is told where several things are wrong at once, of which some have one cause; kept as in told.test.ts.

/** What is told, in short. */
const codesOf = (text: string) =>
  issuesOf(text)
    .map(({ code, pathText }) => `${code} ${pathText}`)
    .join('\n');

/** The config with names that lead nowhere, one of each kind. */
// biome-ignore lint/suspicious/noExplicitAny: wrong values anywhere
function dangling(): any {
  const config = structuredClone(minimalConfig);
  config.header.nav[0] = { label: 'Team', href: '/none' };
  config.header.menu[1] = { label: 'About {none}', href: '/about#none' };
  Object.assign(config.brand, { copyrightUntil: 2010 });
  const [home, about] = config.routes;
  Object.assign(home ?? {}, { footer: 'none', sections: [hero, { ...team, list: 'none' }] });
  Object.assign(about ?? {}, { sections: [{ ...team, id: 'story', list: 'offers' }] });
  return config;
}
const hero = {
  type: 'hero',
  id: 'hero',
  title: 'A',
  actions: [{ label: 'Read More', dialog: 'none' }, { label: 'B' }],
};
const team = { type: 'team', id: 'team', title: 'Our team' };

test('what is told of names that lead nowhere, while one value is wrong: nothing that it may have caused', async () => {
  const set = (path: (string | number)[], value: Json) => {
    const config = dangling();
    let owner = config;
    for (const step of path.slice(0, -1)) owner = owner[step];
    owner[path.at(-1) as string] = value;
    return JSON.stringify(config, null, 2);
  };
  const parts = ['brand', 'tokens', 'footer', 'dialogs', 'lists', 'routes'];
  const slips: [string, string][] = [
    ['nothing else is wrong', JSON.stringify(dangling(), null, 2)],
    ...everyPath
      .filter(([first = '', ...rest]) => parts.includes(String(first)) && rest.length < 4)
      .map((path): [string, string] => [`${pathText(path)} is 7`, set(path, 7)]),
    ['two pages have one path', set(['routes', 1, 'path'], '/')],
    ['an action has its key misspelt', set(['routes', 0, 'sections', 0, 'actions', 1], { label: 'B', hreff: '/' })],
  ];
  await expect(record(slips, codesOf)).toMatchFileSnapshot('told/dangling.txt');
});

const objects = everyPath.flatMap((path) => {
  let value: unknown = minimalConfig;
  for (const step of path) value = (value as Record<string | number, unknown>)[step];
  return isObject(value) && path[0] !== 'texts' ? [{ path, keys: Object.keys(value) }] : [];
});
/** The config with the keys of one object written otherwise. */
const renamed = (path: (string | number)[], word: (key: string, at: number) => string) =>
  changedConfig(path, (owner, key) => {
    const entries = Object.entries(owner[key] as Record<string, Json>);
    owner[key] = Object.fromEntries(entries.map(([name, value], at) => [word(name, at), value]));
  });

test.each<[string, (key: string, at: number) => string]>([
  ['titles', (key) => key.replace(/[A-Z]/g, ' $&').replace(/^./, (first) => first.toUpperCase())],
  ['shortened', (key) => key.slice(0, Math.ceil(key.length * 0.6))],
  ['foreign', (_, at) => `wort${at}`],
])('what is told of objects whose keys are all %s', async (name, word) => {
  const told = record(objects.map(({ path }) => [pathText(path), renamed(path, word)]));
  await expect(told).toMatchFileSnapshot(`told/keys-${name}.txt`);
});

test('what is told where a key is no word that is known, and holds something else besides', async () => {
  const values: Json[] = ['Words', 7, true, ['a'], [{ a: 1 }], { a: 1 }, null];
  const told = record(
    objects.flatMap(({ path, keys }, turn) =>
      keys.map((key, at): [string, string] => {
        const value = values[(turn + at) % values.length] as Json;
        const text = changedConfig([...path, key], (owner) => {
          delete owner[key];
          owner.wort = value;
        });
        return [`${pathText([...path, key])} is "wort": ${JSON.stringify(value)}`, text];
      }),
    ),
  );
  await expect(told).toMatchFileSnapshot('told/keys-unknown.txt');
});

const types = 'hero team about services contact statistics steps faq pricing gallery rich-text image-with-text'.split(
  ' ',
);
/** A section of each of these types, with all its keys. */
const sections = new Map(
  wholeConfig('href').routes[0]?.sections.flatMap((section) =>
    types.includes(section.type) ? [[section.type as string, section] as const] : [],
  ),
);
const at = (path: (string | number)[], value: unknown) =>
  changedConfig(path, (owner, key) => {
    owner[key] = value as Json;
  });

test('what is told of a section that goes by the name of another type', async () => {
  const slips = [...sections].flatMap(([type, section], turn) =>
    types
      .filter((name, place) => name !== type && (place + turn) % 2 === 0)
      .map((name): [string, string] => [
        `${type} as ${name}`,
        at(['routes', 1, 'sections', 0], { ...section, id: 'story', type: name }),
      ]),
  );
  await expect(record(slips, codesOf)).toMatchFileSnapshot('told/types.txt');
});

test('what is told of a whole section in the place of something else', async () => {
  const slips = objects.map(({ path }, turn): [string, string] => {
    const type = types[turn % types.length] as string;
    return [`${pathText(path)} is a whole ${type}`, at(path, sections.get(type))];
  });
  await expect(record(slips)).toMatchFileSnapshot('told/strayed.txt');
});
