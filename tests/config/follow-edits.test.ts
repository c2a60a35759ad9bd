import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Edit } from '../../src/json/edit/apply-edits.ts';
import { editValue } from '../../src/json/edit/id-edits.ts';
import { mergeLanguage } from '../../src/project/languages/merge-language.ts';
import { followEdits, followInText } from '../../src/studio/follow-edits.ts';
import { runs } from '../properties.ts';
import { registry } from '../registry.ts';

// What a language file becomes when the main config is edited.

const pair = (of: string, text = of.toUpperCase()) => ({ of, text });

const main = {
  brand: { place: 'port' },
  header: { nav: [{ label: 'one' }, { label: 'two' }, { label: 'three' }] },
  dialogs: { first: { title: 'hello' }, second: { title: 'bye' } },
  routes: [
    {
      path: '/',
      title: 'home',
      sections: [
        { type: 'hero', id: 'hero', title: 'start', eyebrow: 'eye' },
        { type: 'rich-text', id: 'story', blocks: ['once', 'upon', 'a time'] },
      ],
    },
    { id: 'about', path: '/about', title: 'about', sections: [{ type: 'faq', id: 'questions', title: 'why' }] },
  ],
};
const own = {
  header: { nav: [{ label: pair('one') }, { label: pair('two') }] },
  dialogs: { first: { title: pair('hello') }, second: { title: pair('bye') } },
  routes: {
    home: {
      title: pair('home'),
      sections: {
        hero: { title: pair('start'), eyebrow: pair('eye') },
        story: { blocks: [pair('once'), pair('upon')] },
      },
    },
    about: { path: '/ueber', title: pair('about'), sections: { questions: { title: pair('why') } } },
  },
};
const follow = (edits: Edit[], from: unknown = own) => followEdits(registry, main, edits, from) as typeof own;
const sections = ['routes', 0, 'sections'];

describe('a language file after an edit', () => {
  it('no longer has what was removed, and nothing empty in its place', () => {
    const { hero: _, ...others } = own.routes.home.sections;
    expect(follow([{ op: 'remove', path: [...sections, 0] }]).routes.home.sections).toEqual(others);
    const { eyebrow: __, ...rest } = own.routes.home.sections.hero;
    expect(follow([{ op: 'remove', path: [...sections, 0, 'eyebrow'] }]).routes.home.sections.hero).toEqual(rest);
    const about = follow([{ op: 'remove', path: ['routes', 1, 'sections', 0] }]).routes.about;
    expect(about).toEqual({ path: '/ueber', title: pair('about') });
    expect(follow([{ op: 'remove', path: ['header', 'nav'] }])).not.toHaveProperty('header');
    expect(follow([{ op: 'remove', path: ['header', 'nav', 0] }]).header.nav).toEqual([{ label: pair('two') }]);
  });

  it('has the new names, in their places', () => {
    const renamed = follow([{ op: 'set', path: [...sections, 0, 'id'], value: 'top' }]);
    expect(Object.keys(renamed.routes.home.sections)).toEqual(['top', 'story']);
    // The id of a page may come from its path.
    expect(Object.keys(follow([{ op: 'set', path: ['routes', 0, 'path'], value: '/start' }]).routes)).toEqual([
      'start',
      'about',
    ]);
    const dialogs = follow([{ op: 'rename', path: ['dialogs', 'first'], key: 'last' }]).dialogs;
    expect(Object.entries(dialogs)).toEqual([
      ['last', own.dialogs.first],
      ['second', own.dialogs.second],
    ]);
  });

  it('has its entries in the new order, and one that is not translated yet for a new entry', () => {
    expect(follow([{ op: 'move', path: ['header', 'nav', 0], to: 2 }]).header.nav).toEqual([
      { label: pair('two') },
      {},
      { label: pair('one') },
    ]);
    const added = follow([{ op: 'insert', path: [...sections, 1, 'blocks', 0], value: 'new' }]);
    expect(added.routes.home.sections.story.blocks).toEqual([pair('new', ''), pair('once'), pair('upon')]);
    const last = follow([{ op: 'insert', path: [...sections, 1, 'blocks', 3], value: 'new' }]);
    expect(last).toEqual(own);
  });

  it('has a copy for a duplicate, without what must be unique, and takes a section along to another page', () => {
    const value = { ...main.routes[1], id: 'about-2', path: '/about-2' };
    const { path: _, ...copy } = own.routes.about;
    expect(Object.entries(follow([{ op: 'insert', path: ['routes', 1], value }]).routes)).toEqual([
      ['home', own.routes.home],
      ['about-2', copy],
      ['about', own.routes.about],
    ]);
    const moved = follow([
      { op: 'remove', path: [...sections, 0] },
      { op: 'insert', path: ['routes', 1, 'sections', 1], value: main.routes[0]?.sections[0] },
    ]);
    expect(moved.routes.about.sections).toEqual({ ...own.routes.about.sections, hero: own.routes.home.sections.hero });
    expect(moved.routes.home.sections).not.toHaveProperty('hero');
  });

  it('has new names in its texts too, and the originals of these', () => {
    const site = { ...main, contacts: {}, tokens: { harbour: 'port' }, routes: [{ path: '/', title: 'in {harbour}' }] };
    const texts = { tokens: { harbour: 'Hafen' }, routes: { home: { title: pair('in {harbour}', 'im {harbour}') } } };
    const edits: Edit[] = [
      { op: 'rename', path: ['tokens', 'harbour'], key: 'town' },
      { op: 'set', path: ['routes', 0, 'title'], value: 'in {town}' },
    ];
    expect(followEdits(registry, site, edits, texts)).toEqual({
      tokens: { town: 'Hafen' },
      routes: { home: { title: pair('in {town}', 'im {town}') } },
    });
  });

  it('loses nothing where the config is wrong: two items with one id, a key that is taken', () => {
    expect(follow([{ op: 'set', path: [...sections, 0, 'id'], value: 'story' }])).toEqual(own);
    const taken = { ...own, dialogs: { ...own.dialogs, last: { title: 'own' } } };
    expect(follow([{ op: 'rename', path: ['dialogs', 'first'], key: 'last' }], taken)).toEqual(taken);
  });

  it('still leaves out what it left out, and has its own order of what is there', () => {
    const left = {
      header: { nav: null },
      routes: { $order: ['about', 'home'], home: { sections: { $order: ['story', 'hero'], hero: null } }, about: null },
    };
    const sectionsAfter = (edits: Edit[]) => (follow(edits, left) as unknown as typeof left).routes.home.sections;
    expect(follow([{ op: 'remove', path: ['header', 'nav', 0] }], left)).toEqual(left);
    expect(follow([{ op: 'set', path: ['header', 'nav'], value: [{ label: 'four' }] }], left)).toEqual(left);
    expect(follow([{ op: 'set', path: [...sections, 0, 'title'], value: 'new' }], left)).toEqual(left);
    expect(follow([{ op: 'move', path: ['routes', 1], to: 0 }], left)).toEqual(left);
    expect(sectionsAfter([{ op: 'set', path: [...sections, 0, 'id'], value: 'top' }])).toEqual({
      $order: ['story', 'top'],
      top: null,
    });
    expect(sectionsAfter([{ op: 'remove', path: [...sections, 0] }])).toEqual({ $order: ['story'] });
    expect(follow([{ op: 'remove', path: ['routes', 1] }], left)).toEqual({
      ...left,
      routes: { $order: ['home'], home: left.routes.home },
    });
  });

  it('has its bytes but for the place, and all of them if nothing concerns it', () => {
    const text = JSON.stringify(own, null, 3).replaceAll('\n', '\r\n');
    expect(followInText(registry, main, [{ op: 'move', path: ['routes', 1], to: 0 }], text)).toBe(text);
    expect(followInText(registry, main, [{ op: 'set', path: [...sections, 0, 'id'], value: 'top' }], text)).toBe(
      text.replace('"hero"', '"top"'),
    );
    expect(() => followInText(registry, main, [], '{')).toThrow('The text is not JSON.');
  });

  it('has again what an earlier one had of something that comes back', () => {
    const remove: Edit = { op: 'remove', path: [...sections, 0] };
    const text = JSON.stringify(own, null, 2);
    const without = followInText(registry, main, [remove], text);
    expect(without).not.toContain('START');
    const back: Edit = { op: 'insert', path: [...sections, 0], value: main.routes[0]?.sections[0] };
    expect(followInText(registry, editValue(main, remove), [back], without, { main, text })).toBe(text);
  });
});

/** A site whose texts are `x1`, `x2` …, in all kinds of lists. */
function numberedSite() {
  let count = 0;
  const text = () => `x${++count}`;
  const rows = () => [
    [text(), text()],
    [text(), text()],
  ];
  const section = (id: string) => ({
    type: 'any',
    id,
    title: text(),
    paragraphs: [text(), text(), text()],
    plans: [
      { id: 'small', name: text(), points: [text(), text()] },
      { id: 'large', name: text(), points: [text(), text()] },
    ],
    rows: rows(),
  });
  return {
    text,
    section,
    main: {
      header: {
        nav: [
          { id: 'why', label: text() },
          {
            id: 'more',
            label: text(),
            items: ['one', 'two'].map((id) => ({ id, label: text() })),
          },
        ],
      },
      dialogs: { a: { title: text() }, b: { title: text(), body: [text(), text()] } },
      lists: { team: { of: 'people', items: ['ann', 'bob', 'eve'].map((id) => ({ id, name: text() })) } },
      routes: [
        { path: '/', title: text(), sections: ['hero', 'faq'].map(section) },
        { id: 'about', path: '/about', title: text(), sections: ['team', 'table'].map(section) },
      ],
    } as unknown,
  };
}

type Value = string | Value[] | { [key: string]: Value };
const isList = (value: Value): value is Value[] => Array.isArray(value);
const translationOf = (text: string) => text.toUpperCase();
const isText = (text: string) => /^x\d+$/.test(text);

/** A language file that translates all texts but each seventh. */
function translated(value: Value): Value | undefined {
  if (typeof value === 'string')
    return isText(value) && Number(value.slice(1)) % 7 > 0 ? pair(value, translationOf(value)) : undefined;
  const named = (item: Value) =>
    typeof item === 'object' && !isList(item) ? (item.id ?? (item.path === '/' ? 'home' : undefined)) : undefined;
  if (isList(value) && !value.every((item) => typeof named(item) === 'string'))
    return value.map((item) => translated(item) ?? (typeof item === 'string' ? pair(item, '') : {}));
  const entries = isList(value) ? value.map((item) => [named(item), item]) : Object.entries(value);
  return Object.fromEntries(
    entries.flatMap(([key, item]) => {
      const part = item === undefined ? undefined : translated(item);
      return part === undefined ? [] : [[key, part]];
    }),
  );
}

/** All texts of a value, with their paths by key and index. */
function textsOf(value: Value, path = ''): [string, string][] {
  if (typeof value === 'string') return /^x\d+$/i.test(value) ? [[path, value]] : [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

function listsOf(value: Value, path: (string | number)[] = []): { path: (string | number)[]; list: Value[] }[] {
  if (typeof value === 'string') return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    listsOf(part, [...path, isList(value) ? Number(key) : key]),
  );
  return isList(value) ? [{ path, list: value }, ...inner] : inner;
}

const kinds = ['move', 'insert', 'duplicate', 'remove', 'id', 'set', 'carry', 'key'] as const;
const drawn = fc.record({ kind: fc.constantFrom(...kinds), where: fc.nat(), at: fc.nat(), to: fc.nat() });

test('each translation stays beside its source, whatever is moved, added, copied, removed and renamed', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 30 }), (draws) => {
      const site = numberedSite();
      let { main } = site;
      let own: unknown = translated(main as Value);
      const known = new Set(textsOf(main as Value).flatMap(([, text]) => (Number(text.slice(1)) % 7 ? [text] : [])));
      let ids = 0;
      /** A new item like another one: with other texts if it is new, and with another name. */
      const like = (item: Value, isCopy: boolean): Value => {
        const own = isCopy ? item : JSON.parse(JSON.stringify(item).replace(/"x\d+"/g, () => `"${site.text()}"`));
        if (typeof own === 'string' || isList(own)) return own;
        return {
          ...own,
          ...(own.id !== undefined && { id: `new-${++ids}` }),
          ...(own.path !== undefined && { id: `page-${++ids}`, path: `/page-${ids}` }),
        };
      };
      const editsFor = ({ kind, where, at, to }: (typeof draws)[number]): Edit[] => {
        const lists = listsOf(main as Value).filter(({ list }) => list.length > 0);
        const { path, list } = lists[where % lists.length] as (typeof lists)[number];
        const from = at % list.length;
        const item = list[from] as Value;
        if (kind === 'move') return [{ op: 'move', path: [...path, from], to: to % list.length }];
        if (kind === 'remove') return [{ op: 'remove', path: [...path, from] }];
        if (kind === 'insert' || kind === 'duplicate') {
          const value = like(item, kind === 'duplicate');
          return [{ op: 'insert', path: [...path, to % (list.length + 1)], value }];
        }
        if (kind === 'id' && typeof item === 'object' && 'id' in item)
          return [{ op: 'set', path: [...path, from, 'id'], value: `id-${++ids}` }];
        if (kind === 'set') {
          const rest = list.toSpliced(from, 1);
          const cut = to % list.length;
          return [{ op: 'set', path, value: [...rest.slice(cut), ...rest.slice(0, cut)] }];
        }
        if (kind === 'key') return [{ op: 'rename', path: ['dialogs', 'a'], key: 'c' }];
        const others = lists.filter((one) => one.path.at(-1) === 'sections' && one.path !== path);
        const [other] = others;
        if (kind !== 'carry' || path.at(-1) !== 'sections' || !other) return [];
        return [
          { op: 'remove', path: [...path, from] },
          { op: 'insert', path: [...other.path, to % (other.list.length + 1)], value: item },
        ];
      };
      for (const draw of draws) {
        if (draw.kind === 'key' && !('a' in (main as { dialogs: object }).dialogs)) continue;
        const edits = editsFor(draw);
        // Ids are unique in their list.
        const after = edits.reduce(editValue, main);
        if (listsOf(after as Value).some(({ list }) => hasTwins(list))) continue;
        own = followEdits(registry, main, edits, own);
        main = after;
        const { value, diagnostics } = mergeLanguage(main, own);
        expect(diagnostics).toEqual([]);
        const merged = new Map(textsOf(value as Value));
        for (const [path, text] of textsOf(main as Value))
          expect([path, merged.get(path)]).toEqual([path, known.has(text) ? translationOf(text) : text]);
      }
    }),
    { ...runs(200), endOnFailure: true },
  );
});

const hasTwins = (list: Value[]) => {
  const ids = list.flatMap((item) => (typeof item === 'object' && 'id' in item ? [item.id] : []));
  return new Set(ids).size < ids.length;
};
