import { describe, expect, it } from 'vitest';
import { checkByRoute, type KnownRoutes, readRoute } from '../../src/config/check-by-route.ts';
import { checkedConfig, editRoute } from '../../src/config/edit-route.ts';
import type { Finding } from '../../src/config/issue.ts';
import { collectNames } from '../../src/config/names.ts';
import { mostIssues, parseSite } from '../../src/config/parse-site.ts';
import { namesOf, stubOf } from '../../src/config/route-stub.ts';
import { checkRouteText, hasErrors } from '../../src/config/route-text.ts';
import { brokenConfig, minimalText } from './minimal-config.ts';

const nothing: KnownRoutes = { stub: () => undefined, isSame: () => false };

/** The pieces of a config, as a build finds them in its text. */
function piecesOf(text: string) {
  const { routes, ...shared } = JSON.parse(text) as { routes: unknown[] };
  const texts = routes.map((route) => JSON.stringify(route));
  const read: number[] = [];
  return {
    rest: JSON.stringify({ ...shared, routes: [] }),
    count: routes.length,
    route(at: number) {
      read.push(at);
      return texts[at] as string;
    },
    read,
  };
}

type Change = Parameters<typeof brokenConfig>[0];
const check = (change: Change, known = nothing) => checkByRoute(piecesOf(brokenConfig(change)), known);

describe('a config that is checked page by page', () => {
  it('gives what the check of the whole gives, with the stubs of its pages', () => {
    const whole = parseSite(minimalText);
    if (!whole.ok) throw new Error('The minimal config must be valid');
    const outline = checkByRoute(piecesOf(minimalText), nothing);
    expect(outline).toEqual({ ...whole.site, routes: whole.site.routes.map(stubOf) });
    expect(outline?.routes.map(({ id, path, sections }) => [id, path, sections.map((section) => section.id)])).toEqual([
      ['home', '/', ['hero', 'team']],
      ['about', '/about', ['story']],
    ]);
  });

  it.each<[what: string, change: Change]>([
    ['a page of a wrong shape', (c) => delete c.routes[1].title],
    ['the shape of what all pages share', (c) => delete c.brand.name],
    ['an unknown version', (c) => (c.version = 2)],
    ['a page without a home page', (c) => (c.routes[0].path = '/start')],
    ['two pages of one path', (c) => (c.routes[1].path = '/')],
    ['a link of a page that leads nowhere', (c) => (c.routes[0].sections[0].actions = [{ label: 'A', href: '/none' }])],
    ['a link of the header that leads nowhere', (c) => (c.header.nav[0].href = '/none')],
    ['no pages', (c) => (c.routes = [])],
  ])('is left to the check of the whole where that would tell of %s', (_, change) => {
    expect(parseSite(brokenConfig(change)).ok).toBe(false);
    expect(check(change)).toBeUndefined();
  });

  it('is left to the check of the whole where the rest is no config, or hides a key', () => {
    const pieces = piecesOf(minimalText);
    for (const rest of ['', '[]', '{', '{"routes":1}', '{}', pieces.rest.replace('"routes":[]', '"routes":[1]')])
      expect(checkByRoute({ ...pieces, rest }, nothing)).toBeUndefined();
    const twice = pieces.rest.replace('"version":1', '"version":1,"version":1');
    expect(checkByRoute({ ...pieces, rest: twice }, nothing)).toBeUndefined();
    expect(checkByRoute({ ...pieces, route: () => 'x' }, nothing)).toBeUndefined();
    const stub = stubOf(readRoute(pieces.route(0)));
    const good = { stub: () => stub, isSame: () => true };
    expect(checkByRoute({ ...pieces, count: 100_000 }, good)?.routes.length).toBe(100_000);
    expect(checkByRoute({ ...pieces, count: 100_001 }, good)).toBeUndefined();
    expect(checkByRoute({ ...pieces, count: 0 }, good)).toBeUndefined();
  });

  it('passes over warnings', () => {
    const change: Change = (c) =>
      (c.routes[1].title = 'A title that is so long that search results would not show all of it');
    expect(parseSite(brokenConfig(change))).toMatchObject({ ok: true, warnings: [{ code: 'title/long' }] });
    expect(check(change)).toBeDefined();
  });

  it('reads pages that were good before only where what they refer to has changed', () => {
    const stubs = JSON.parse(minimalText).routes.map((route: object) => stubOf(readRoute(JSON.stringify(route))));
    const known = (isSame: boolean, but?: number): KnownRoutes => ({
      stub: (at) => (at === but ? undefined : stubs[at]),
      isSame: () => isSame,
    });
    const readWith = (memory: KnownRoutes) => {
      const pieces = piecesOf(minimalText);
      expect(checkByRoute(pieces, memory)?.routes).toEqual(stubs);
      return [...new Set(pieces.read)];
    };
    // The first page is always read: what all pages share is checked with it.
    expect(readWith(known(true))).toEqual([0]);
    expect(readWith(known(true, 1))).toEqual([1, 0]);
    expect(readWith(known(false))).toEqual([0, 1]);
    const dangling = brokenConfig((c) => (c.routes[1].sections[0].actions = [{ label: 'A', href: '/none' }]));
    expect(checkByRoute(piecesOf(dangling), known(true))).toBeDefined();
    expect(checkByRoute(piecesOf(dangling), known(true, 1))).toBeUndefined();
    expect(checkByRoute(piecesOf(dangling), known(false))).toBeUndefined();
  });
});

describe('the stub of a page', () => {
  const stubWith = (section: object) =>
    stubOf(readRoute(JSON.stringify({ ...JSON.parse(minimalText).routes[1], sections: [section] }))).sections[0];

  it('keeps what names files and icons, in its shape, and nothing else', () => {
    const picture = { src: '/images/a.svg', alt: 'A' };
    expect(
      stubWith({
        type: 'gallery',
        id: 'a',
        title: 'Words',
        items: [
          { picture, caption: 'One' },
          { picture: { ...picture, alt: 'B' }, caption: 'Two' },
        ],
      }),
    ).toEqual({ type: 'gallery', id: 'a', items: [{ picture: { src: '/images/a.svg' } }] });
    expect(stubWith({ type: 'team', id: 'a', title: 'Words', list: 'team' })).toEqual({ type: 'team', id: 'a' });
  });

  it('has names that other pages depend on, and words that they do not', () => {
    const [home] = JSON.parse(minimalText).routes;
    const names = (change: object) => namesOf(stubOf(readRoute(JSON.stringify({ ...home, ...change }))));
    expect(names({ title: 'Other words' })).toEqual(names({}));
    for (const change of [{ id: 'other' }, { path: '/other' }, { sections: [{ ...home.sections[0], id: 'other' }] }])
      expect(names(change)).not.toEqual(names({}));
  });

  it('keeps links to files, in texts too, and no links to pages', () => {
    const links = ['/about', '/files/a.pdf', 'https://example.com/a.pdf'];
    expect(
      stubWith({ type: 'hero', id: 'a', title: 'A', actions: links.map((href) => ({ label: 'A', href })) }),
    ).toEqual({ type: 'hero', id: 'a', actions: [{ href: '/files/a.pdf' }] });
    expect(stubWith({ type: 'hero', id: 'a', title: 'A', actions: [{ label: 'A', href: '/about' }] })).toEqual({
      type: 'hero',
      id: 'a',
    });
    const blocks = ['Words', 'A [page](/about).', 'A [file](/files/a.pdf).'];
    expect(stubWith({ type: 'rich-text', id: 'a', title: 'A', blocks })).toEqual({
      type: 'rich-text',
      id: 'a',
      blocks: ['A [file](/files/a.pdf).'],
    });
  });
});

describe('an edit of one page', () => {
  const start = () => {
    const parsed = parseSite(minimalText);
    const checked = parsed.ok && checkedConfig(JSON.parse(minimalText), parsed.site);
    if (!checked) throw new Error('The minimal config must be valid');
    return checked;
  };
  const about = JSON.parse(minimalText).routes[1];
  const edited = (change: object) => editRoute(start(), 1, JSON.stringify({ ...about, ...change }));

  it('gives what a check of the whole gives', () => {
    const after = edited({ title: 'Our story' });
    const whole = parseSite(brokenConfig((c) => (c.routes[1].title = 'Our story')));
    expect(after?.site).toEqual(whole.ok && whole.site);
    expect(after?.written).toEqual(JSON.parse(brokenConfig((c) => (c.routes[1].title = 'Our story'))));
    expect(after?.names).toEqual({ ...collectNames(after?.written), otherPaths: expect.any(Function) });
  });

  it.each([
    ['the id', { id: 'story' }],
    ['the path', { path: '/story' }],
    ['the id of a section', { sections: [{ ...about.sections[0], id: 'tale' }] }],
    ['the number of sections', { sections: [...about.sections, { type: 'hero', id: 'hero', title: 'A' }] }],
    ['a title to none', { title: '' }],
    ['a footer to one that is not there', { footer: 'none' }],
  ])('is left to a check of the whole where it changes %s', (_, change) => {
    expect(edited(change)).toBeUndefined();
  });

  it('is left to a check of the whole where its text is none of a page, or there is no such page', () => {
    expect(editRoute(start(), 1, '{')).toBeUndefined();
    expect(editRoute(start(), 1, '[]')).toBeUndefined();
    expect(editRoute(start(), 2, JSON.stringify(about))).toBeUndefined();
    expect(checkedConfig([], start().site)).toBeUndefined();
  });

  it('may have warnings, but neither errors nor more than are told', () => {
    const warning: Finding = { path: [], code: 'x', fact: '', remedy: '', severity: 'warning' };
    expect(hasErrors([])).toBe(false);
    expect(hasErrors([warning])).toBe(false);
    expect(hasErrors([warning, { ...warning, severity: 'error' }])).toBe(true);
    expect(hasErrors(Array(mostIssues).fill(warning))).toBe(true);
    const { severity: _, ...plain } = warning;
    expect(hasErrors([plain])).toBe(true);
  });
});

it('reads the text of a page by itself: as it is written, and with its defaults', () => {
  const text = JSON.stringify({ ...JSON.parse(minimalText).routes[1] });
  expect(checkRouteText(text)?.written).toEqual(JSON.parse(text));
  expect(checkRouteText(text)?.checked).toEqual(readRoute(text));
  expect(checkRouteText(text.replace('"id":"about"', '"id":"about","id":"about"'))).toBeUndefined();
  expect(checkRouteText('null')).toBeUndefined();
});
