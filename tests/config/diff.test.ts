import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyIdEdits } from '../../src/json/edit/apply-id-edits.ts';
import { isSame } from '../../src/json/values.ts';
import { type Change, changesBetween } from '../../src/project/changes/changes.ts';
import { formatChanges } from '../../src/project/changes/format-changes.ts';
import { runs } from '../properties.ts';
import { registry } from '../registry.ts';
import type { Json } from './changed-config.ts';
import { minimalConfig } from './minimal-config.ts';
import { draw, edited, editOf, json, pathsOf } from './written-json.ts';

const section = (id: string, type = 'about') => ({ type, id, title: id, paragraphs: ['One.', 'Two.'] });
const site = {
  ...minimalConfig,
  routes: [
    { ...minimalConfig.routes[0], sections: [...'abcde'].map((id) => section(id)) },
    { path: '/about', label: 'About', title: 'About us', sections: [section('story'), section('team', 'team')] },
    { path: '/prices', label: 'Prices', title: 'Prices', sections: [] },
  ],
  lists: {
    courses: {
      of: 'courses',
      items: ['Go', 'Rust', 'C'].map((title) => ({ id: title.toLowerCase(), name: title })),
    },
  },
};
// biome-ignore lint/suspicious/noExplicitAny: a test changes anything
const changed = (change: (config: any) => void) => {
  const copy = structuredClone(site);
  change(copy);
  return copy;
};
// biome-ignore lint/suspicious/noExplicitAny: a test changes anything
const words = (change: (config: any) => void) =>
  changesBetween(registry, site, changed(change)).map(({ words }) => words);

describe('changes are told in words', () => {
  it('nothing, for the same config in another order of keys', () => {
    const turned = Object.fromEntries(Object.entries(site).reverse());
    expect(changesBetween(registry, site, turned)).toEqual([]);
  });

  it.each<[string, (config: typeof site) => void, string[]]>([
    [
      'a text',
      ({ routes }) => {
        (routes[1] as { sections: { title: string }[] }).sections[1] = { ...section('team', 'team'), title: 'X' };
      },
      ['Heading of Team on /about changed'],
    ],
    [
      'one of two sections of a type',
      ({ routes: [home] }) => {
        (home as { sections: { title: string }[] }).sections[2] = { ...section('c'), title: 'X' };
      },
      ['Heading of About "c" on / changed'],
    ],
    [
      'a key that is new, and one that is gone',
      ({ routes: [home] }) => {
        Object.assign(home as object, { footer: 'plain', draft: true });
        delete (home as { label?: string }).label;
      },
      ['Footer of the page / changed', 'Draft of the page / added', 'Label of the page / removed'],
    ],
    [
      'a section that has moved',
      ({ routes: [home] }) => {
        home?.sections.splice(1, 0, ...(home?.sections.splice(3, 1) ?? []));
      },
      ['About "d" moved from 4th to 2nd on /'],
    ],
    [
      'sections that were added and removed',
      ({ routes: [home, about] }) => {
        home?.sections.splice(0, 1);
        about?.sections.unshift(section('new', 'faq'));
      },
      ['About "a" on / removed', 'Frequently asked questions on /about added'],
    ],
    [
      'a page',
      ({ routes }) => {
        routes.splice(2, 1, { path: '/new', label: 'N', title: 'N', sections: [section('x')] });
      },
      ['The page /new added', 'The page /prices removed'],
    ],
    [
      'a page with another path',
      ({ routes }) => {
        (routes[1] as { path: string }).path = '/us';
      },
      ['Path of the page /us changed'],
    ],
    [
      'items of a list',
      ({ lists }) => {
        lists.courses.items.push({ id: 'x', name: 'X' }, { id: 'y', name: 'Y' });
        lists.courses.items.shift();
      },
      ['2 courses added to the list "courses": "X", "Y"', 'Course "Go" removed from the list "courses"'],
    ],
    [
      'an item',
      ({ lists }) => {
        (lists.courses.items[1] as { name: string }).name = 'R';
      },
      ['Name of Course "R" changed'],
    ],
    [
      'paragraphs, which have no ids',
      ({ routes: [, about] }) => {
        const [story] = about?.sections ?? [];
        if (story) story.paragraphs = ['One.', 'Two.', 'Three.'];
      },
      ['Paragraph added to Paragraphs of About on /about'],
    ],
    [
      'a paragraph',
      ({ routes: [, about] }) => {
        const [story] = about?.sections ?? [];
        if (story) story.paragraphs = ['One.', '2'];
      },
      ['The 2nd Paragraph of About on /about changed'],
    ],
    [
      'what all pages share',
      ({ header, theme }) => {
        (header.nav[0] as { label: string }).label = 'X';
        theme.accent = '#123';
      },
      ['Accent color of Theme changed', 'Label of the 1st Menu item of Header changed'],
    ],
    [
      'a dialog',
      ({ dialogs }) => {
        dialogs.company.title = 'X';
      },
      ['Title of the dialog "company" changed'],
    ],
    [
      'what no schema knows',
      (config) => {
        Object.assign(config, { what: { ever: 1 } });
      },
      ['"what" added'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(words(change)).toEqual(expected);
  });

  it('with short values before and after, as text or as Markdown', () => {
    const changes = changesBetween(
      registry,
      site,
      changed(({ routes: [home], lists }) => {
        home.title = '<b>`New`</b>\u202e';
        lists.courses.items.push({ id: 'x', name: '*X*' });
      }),
    );
    expect(formatChanges(changes)).toBe(
      '- Course "*X*" added to the list "courses"\n- Title of the page / changed: "Acme" → "<b>`New`</b>\\u202e"\n',
    );
    expect(formatChanges(changes, { markdown: true })).toBe(
      '- Course "\\*X\\*" added to the list "courses"\n- Title of the page / changed: `"Acme"` → `` "<b>`New`</b>\\u202e" ``\n',
    );
  });
});

/** Undoes changes one by one, each found anew. */
function discardAll(before: unknown, after: unknown, pick: (changes: Change[]) => Change): unknown {
  let value = after;
  for (let left = 1000; left > 0; left--) {
    const changes = changesBetween(registry, before, value);
    if (changes.length === 0) return value;
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    const { text, conflicts } = applyIdEdits(JSON.stringify(value), pick(changes).discard);
    expect(conflicts).toBeUndefined();
    value = JSON.parse(text as string);
  }
  throw new Error('There is always one change more.');
}

describe('what is discarded', () => {
  const item = fc.record({ id: fc.constantFrom(...'abcdefgh'), text: fc.constantFrom('x', 'y', 'z') });
  const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 8 });

  it('of lists of items gives the list before, in whatever order', () => {
    fc.assert(
      fc.property(items, items, fc.nat(), (before, after, nth) => {
        const whole = (items: unknown) => ({ lists: { some: { of: 'people', items } } });
        const value = discardAll(whole(before), whole(after), (changes) => changes[nth % changes.length] as Change);
        expect(value).toEqual(whole(before));
      }),
      runs(500),
    );
  });

  it('of any values gives the value before', () => {
    const object = fc.dictionary(fc.constantFrom('a', 'b', 'lists', 'routes'), json, {
      minKeys: 1,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(object, fc.array(draw, { maxLength: 8 }), fc.nat(), (value, draws, nth) => {
        let after = value as Json;
        for (const one of draws) {
          const edit = editOf(after, one);
          if (edit && edit.path.length > 0) after = edited(after, edit);
        }
        const end = discardAll(value, after, (changes) => changes[nth % changes.length] as Change);
        expect(isSame(end, value)).toBe(true);
        expect(pathsOf(end as Json)).toHaveLength(pathsOf(value as Json).length);
      }),
      runs(500),
    );
  });

  it('is one change alone', () => {
    const after = changed(({ routes: [home] }) => {
      home.title = 'X';
      home.sections.reverse();
      home.sections.push(section('new'));
    });
    const changes = changesBetween(registry, site, after);
    const [title] = changes.filter(({ words }) => words.startsWith('Title'));
    const { text } = applyIdEdits(JSON.stringify(after), title?.discard ?? []);
    const left = changesBetween(registry, site, JSON.parse(text as string));
    expect(left.map(({ id }) => id)).toEqual(changes.flatMap(({ id }) => (id === title?.id ? [] : [id])));
  });
});
