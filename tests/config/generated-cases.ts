import { pathText } from '../../src/json/place-names.ts';
import { isObject, valueAt } from '../../src/json/values.ts';
import { changedConfig, everyPath, type Json } from './changed-config.ts';
import { minimalConfig, typedText } from './minimal-config.ts';
import { wholeConfig } from './whole-config.ts';

// Mistakes that are made in turn at each place of a config.

/** What is wrong, and the text of the config. */
export type Case = [what: string, text: string];

/** Where a sign is left out, doubled or another one. */
export function signCases(): Case[] {
  const others: Record<string, string[]> = {
    '{': ['[', '(', ','],
    '}': [']', ')', ','],
    '[': ['{', '(', ':'],
    ']': ['}', ')', '"'],
    ':': ['=', ',', ' '],
    ',': [';', ':', '.'],
    '"': ['”', "'", '`'],
  };
  const put = (at: number, length: number, written: string) =>
    typedText.slice(0, at) + written + typedText.slice(at + length);
  return [...typedText].flatMap((sign, at): Case[] => {
    const before = typedText.slice(0, at).split('\n');
    const place = `${before.length}:${(before.at(-1) ?? '').length + 1}`;
    if (!others[sign]) return [];
    return [
      [`${place} without ${sign}`, put(at, 1, '')],
      [`${place} ${sign} twice`, put(at, 0, sign)],
      ...others[sign].map((other): Case => [`${place} ${other} for ${sign}`, put(at, 1, other)]),
    ];
  });
}

/** Where a line is missing, or there twice. */
export function lineCases(): Case[] {
  const rows = typedText.split('\n');
  return rows.flatMap((row, at): Case[] => [
    [`without line ${at + 1}: ${row.trim()}`, rows.toSpliced(at, 1).join('\n')],
    [`line ${at + 1} twice`, rows.toSpliced(at, 0, row).join('\n')],
  ]);
}

/** Where a value is missing, is of another kind, or has another name. */
export function valueCases(): Case[] {
  const wrong: Json[] = [null, 7, 'Some words', [], {}, true, '', ['a', 'b'], { label: 'A', href: '/' }, -1.5, 'a-b'];
  return everyPath.flatMap((path, turn): Case[] => {
    const change = (what: string, make: Parameters<typeof changedConfig>[1]): Case => [
      `${pathText(path)} ${what}`,
      changedConfig(path, make),
    ];
    const other = wrong[turn % wrong.length] as Json;
    const misspelt = (key: string) => (turn % 2 ? key.slice(0, -1) : `${key[0]}${key}`);
    const ofValue = [
      change(`is ${JSON.stringify(other)}`, (owner, key) => {
        owner[key] = other;
      }),
      change('is in a list', (owner, key) => {
        owner[key] = [owner[key] as Json];
      }),
    ];
    if (typeof path.at(-1) === 'number') return ofValue;
    return [
      ...ofValue,
      change('is left out', (owner, key) => {
        delete owner[key];
      }),
      change(`is called ${misspelt(String(path.at(-1)))}`, (owner, key) => {
        owner[misspelt(String(key))] = owner[key] as Json;
        delete owner[key];
      }),
    ];
  });
}

/** Where the keys of an object are written as titles, and where one is no known word and holds something else. */
export function keyCases(): Case[] {
  const values: Json[] = ['Words', 7, true, ['a'], [{ a: 1 }], { a: 1 }, null];
  const titled = (key: string) => key.replace(/[A-Z]/g, ' $&').replace(/^./, (first) => first.toUpperCase());
  return everyPath.flatMap((path, turn): Case[] => {
    const object = valueAt(minimalConfig, path);
    if (!isObject(object) || path[0] === 'texts') return [];
    const titles = changedConfig(path, (owner, key) => {
      owner[key] = Object.fromEntries(Object.entries(object).map(([name, value]) => [titled(name), value])) as Json;
    });
    const words = Object.keys(object).map((key, at): Case => {
      const value = values[(turn + at) % values.length] as Json;
      const text = changedConfig([...path, key], (owner) => {
        delete owner[key];
        owner.wort = value;
      });
      return [`${pathText([...path, key])} is "wort": ${JSON.stringify(value)}`, text];
    });
    return [[`${pathText(path)} with titles as keys`, titles], ...words];
  });
}

/** Where names lead nowhere while one value is wrong. */
export function danglingCases(): Case[] {
  const hero = {
    type: 'hero',
    id: 'hero',
    title: 'A',
    actions: [{ label: 'Read More', dialog: 'none' }, { label: 'B' }],
  };
  const team = { type: 'team', id: 'team', title: 'Our team' };
  const set = (path: (string | number)[], value: Json) => {
    // biome-ignore lint/suspicious/noExplicitAny: wrong values anywhere
    const config: any = structuredClone(minimalConfig);
    config.header.nav[0] = { label: 'Team', href: '/none' };
    config.header.menu[1] = { label: 'About {none}', href: '/about#none' };
    config.brand.copyrightUntil = 2010;
    Object.assign(config.routes[0], { footer: 'none', sections: [hero, { ...team, list: 'none' }] });
    config.routes[1].sections = [{ ...team, id: 'story', list: 'offers' }];
    let owner = config;
    for (const step of path.slice(0, -1)) owner = owner[step];
    owner[path.at(-1) as string] = value;
    return JSON.stringify(config, null, 2);
  };
  const parts = ['brand', 'tokens', 'footer', 'dialogs', 'lists', 'routes'];
  return [
    ['nothing else is wrong', set(['version'], 2)],
    ...everyPath
      .filter(([first = '', ...rest]) => parts.includes(String(first)) && rest.length < 4)
      .map((path): Case => [`${pathText(path)} is 7`, set(path, 7)]),
    ['two pages have one path', set(['routes', 1, 'path'], '/')],
    ['an action has its key misspelt', set(['routes', 0, 'sections', 0, 'actions', 1], { label: 'B', hreff: '/' })],
  ];
}

/** Where a section has the name of another type. */
export function typeCases(): Case[] {
  const types = 'hero team about services contact statistics steps faq pricing gallery rich-text'.split(' ');
  const sections = wholeConfig('href').routes[0]?.sections.filter(({ type }) => types.includes(type)) ?? [];
  return sections.flatMap((section, turn) =>
    types
      .filter((name, place) => name !== section.type && (place + turn) % 2 === 0)
      .map((type): Case => {
        const text = changedConfig(['routes', 1, 'sections', 0], (owner, key) => {
          owner[key] = { ...section, id: 'story', type } as unknown as Json;
        });
        return [`${section.type} as ${type}`, text];
      }),
  );
}
