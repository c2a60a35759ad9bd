import { expect, it } from 'vitest';
import { z } from 'zod';
import { siteSchema } from '../../schema/site.ts';
import { branchByKeys, branchMeant, type Choice, findHome, fitOf } from '../../src/config/check/misplaced.ts';
import { valueAt } from '../../src/config/json.ts';
import { outlineAt, outlineOf } from '../../src/config/outline.ts';
import type { Path } from '../../src/config/report/issue.ts';
import { brokenConfig, minimalConfig } from './minimal-config.ts';

const site = outlineOf(siteSchema);

/** Where a key belongs that stands in `from` with a value, if the objects of `lacking` are without it. */
function homeOf(
  from: Path,
  key: string,
  given: unknown,
  lacking: Path[],
  change: Parameters<typeof brokenConfig>[0] = () => {},
) {
  const config = JSON.parse(brokenConfig(change));
  for (const path of lacking) delete (valueAt(config, path) as Record<string, unknown>)[key];
  (valueAt(config, from) as Record<string, unknown>)[key] = given;
  const home = findHome(config, site, from, key, lacking);
  return home && `${home.path.join('.')}${home.required ? ' lacks it' : ''}`;
}

it('finds the object that lacks a key at most four steps away, the nearest first', () => {
  expect(homeOf([], 'motto', 'x', [['brand']])).toBe('brand lacks it');
  expect(homeOf(['header'], 'motto', 'x', [['brand']])).toBe('brand lacks it');
  expect(homeOf(['brand', 'logo'], 'motto', 'x', [['brand']])).toBe('brand lacks it');
  expect(homeOf(['header', 'nav', 0], 'motto', 'x', [['brand']])).toBe('brand lacks it');
  expect(homeOf(['routes', 0, 'sections', 0], 'motto', 'x', [['brand']])).toBeUndefined();
  const logos: Path[] = [
    ['brand', 'logo'],
    ['brand', 'headerLogo'],
  ];
  expect(homeOf(['brand'], 'src', '/a.svg', logos)).toBe('brand.logo lacks it');
  expect(homeOf(['brand', 'claims'], 'src', '/a.svg', [...logos].reverse())).toBe('brand.headerLogo lacks it');
  const near: Path[] = [
    ['routes', 1, 'sections', 0],
    ['routes', 1],
  ];
  expect(homeOf([], 'title', 'x', near)).toBe('routes.1 lacks it');
  expect(homeOf([], 'title', 'x', near.toReversed())).toBe('routes.1 lacks it');
});

it('finds no home for a value of another kind, nor where the key stands already', () => {
  expect(homeOf(['header'], 'motto', ['x'], [['brand']])).toBeUndefined();
  expect(homeOf(['header'], 'motto', '', [['brand']])).toBeUndefined();
  expect(homeOf(['header'], 'founded', 'x', [['brand']])).toBeUndefined();
  expect(homeOf(['header'], 'claims', 'x', [['brand']])).toBeUndefined();
  expect(homeOf(['header'], 'claims', {}, [['brand']])).toBe('brand lacks it');
  expect(homeOf(['brand'], 'menu', {}, [['header']])).toBeUndefined();
  expect(homeOf(['brand'], 'menu', [], [['header']])).toBe('header lacks it');
});

it('finds the only object above, below or beside that may have a key', () => {
  // `toasts` and `router` are optional at the top, `accent` stands in the theme already.
  expect(homeOf(['brand'], 'toasts', {}, [])).toBe('');
  expect(homeOf(['brand', 'logo'], 'router', {}, [])).toBe('');
  expect(homeOf(['brand', 'logo'], 'toasts', 'x', [])).toBeUndefined();
  expect(homeOf(['brand'], 'scheme', 'dark', [])).toBe('theme');
  expect(homeOf([], 'scheme', 'dark', [])).toBe('theme');
  expect(homeOf(['brand', 'logo'], 'scheme', 'dark', [])).toBeUndefined();
  expect(homeOf([], 'accent', '#ffffff', [])).toBeUndefined();
  expect(homeOf([], 'shareImages', 'one', [])).toBe('seo');
  expect(homeOf(['footer', 'variants'], 'lang', 'en', [])).toBeUndefined();
  expect(homeOf(['footer'], 'lang', 'en', [])).toBe('seo');
});

it('knows which branch a key of a choice chooses', () => {
  const none: Parameters<typeof brokenConfig>[0] = (config) => delete config.dialogs.company.kind;
  expect(homeOf(['dialogs'], 'kind', 'text', [['dialogs', 'company']], none)).toBe('dialogs.company lacks it');
  expect(homeOf(['dialogs'], 'kind', 'none', [['dialogs', 'company']], none)).toBeUndefined();
  expect(homeOf(['dialogs'], 'film', '/a.mp4', [['dialogs', 'company']], none)).toBeUndefined();
});

it('counts the keys that fit, and what is unknown, missing or of another kind', () => {
  const fitting = (path: Path, value: unknown) => {
    const { known, wrong } = fitOf(value, outlineAt(minimalConfig, site, path) as never);
    return `${known} known, ${wrong} wrong`;
  };
  const { logo, claims } = minimalConfig.brand;
  expect(fitting(['brand', 'logo'], logo)).toBe('2 known, 0 wrong');
  expect(fitting(['brand', 'logo'], { src: 'x', odd: 1 })).toBe('1 known, 2 wrong');
  expect(fitting(['brand', 'logo'], { src: [], alt: {} })).toBe('2 known, 2 wrong');
  expect(fitting(['brand', 'logo'], { src: null, alt: 5 })).toBe('2 known, 0 wrong');
  expect(fitting(['brand', 'logo'], 'x')).toBe('0 known, 1 wrong');
  expect(fitting(['brand', 'logo'], [])).toBe('0 known, 1 wrong');
  expect(fitting(['header', 'nav'], {})).toBe('0 known, 1 wrong');
  // The first three entries of a list tell what it is.
  expect(fitting(['header', 'nav'], [{}, {}, {}, {}, {}])).toBe('0 known, 6 wrong');
  expect(fitting(['header', 'nav'], [{ label: 'x', href: '/' }])).toBe('2 known, 0 wrong');
  expect(fitting(['brand', 'claims'], { ...claims, startups: {} })).toBe('0 known, 0 wrong');
  expect(fitting(['tokens'], 'x')).toBe('0 known, 1 wrong');
  expect(fitting(['tokens'], { a: [] })).toBe('0 known, 0 wrong');
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
  expect(fitting(['brand', 'logo'], many(50))).toBe('0 known, 52 wrong');
  expect(fitting(['brand', 'logo'], many(500))).toBe('0 known, 101 wrong');
});

const dialog = outlineAt(minimalConfig, site, ['dialogs']) as { value: Choice };
const list = outlineAt(minimalConfig, site, ['lists']) as { value: Choice };

it('knows the branch of a choice by the keys of an object, if they fit no other as well', () => {
  const byKeys = (object: unknown, choice = dialog.value) => branchByKeys(object, choice)?.name;
  const film = {
    title: 'A',
    film: 'x',
    poster: 'x',
    width: 1,
    height: 1,
    captions: [],
    transcript: 'x',
    retryDelay: 1,
  };
  expect(byKeys({ title: 'A', paragraphs: ['B'] })).toBe('text');
  expect(byKeys(film)).toBe('film');
  const { width: _, ...without } = film;
  expect(byKeys(without)).toBe('film');
  expect(byKeys({ title: 'A' })).toBeUndefined();
  expect(byKeys({ title: 'A', odd: 1, other: 2, more: 3 })).toBeUndefined();
  expect(byKeys({})).toBeUndefined();
  expect(byKeys(['text'])).toBeUndefined();
  expect(byKeys('text')).toBeUndefined();
  expect(byKeys({ items: [{ id: 'a', name: 'A', role: 'B', image: 'x', social: {} }] }, list.value)).toBe('people');
  expect(byKeys({ items: [] }, list.value)).toBeUndefined();
});

it('knows the branch that a wrong name means: by its letters, by what it is also called, or by the keys', () => {
  const text = { title: 'A', paragraphs: ['B'] };
  expect(branchMeant('txt', text, dialog.value)).toEqual({ name: 'text', byKeys: false });
  expect(branchMeant('video', { title: 'A' }, dialog.value)).toEqual({ name: 'film', byKeys: false });
  expect(branchMeant('words', text, dialog.value)).toEqual({ name: 'text', byKeys: true });
  expect(branchMeant('words', { title: 'A' }, dialog.value)).toEqual({ name: undefined, byKeys: false });
  expect(branchMeant('video', text, dialog.value)).toEqual({ name: 'text', byKeys: true });
  expect(branchMeant('none', {}, list.value)).toEqual({ name: undefined, byKeys: false });
});

/** A choice of three kinds: with two keys of their own each, and two that all have. */
const kinds = outlineOf(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('circle').meta({ synonyms: { circle: ['disc'] } }),
      radius: z.number(),
      centre: z.number(),
      name: z.string(),
      note: z.string().optional(),
    }),
    z.object({
      kind: z.literal('square'),
      side: z.number(),
      corner: z.number(),
      name: z.string(),
      note: z.string().optional(),
    }),
    z.object({
      kind: z.literal('line'),
      from: z.number(),
      to: z.number(),
      name: z.string(),
      note: z.string().optional(),
    }),
  ]),
) as Choice;

it('takes a branch by its keys if it is the best by two where anything is wrong, and one in four at most is', () => {
  const byKeys = (object: object) => branchByKeys(object, kinds)?.name;
  expect(byKeys({ radius: 1, centre: 1, name: 'x' })).toBe('circle');
  // One of the circle's is missing, two of each other.
  expect(byKeys({ radius: 1, name: 'x', note: 'x' })).toBe('circle');
  expect(byKeys({ radius: 1, name: 'x' })).toBeUndefined();
  expect(byKeys({ radius: 1, centre: 1, side: 1, corner: 1, name: 'x' })).toBeUndefined();
  expect(byKeys({ radius: 1, centre: 1, side: 1, name: 'x' })).toBe('circle');
  expect(byKeys({ radius: 1, centre: 1, name: 'x', odd: 1, other: 1 })).toBeUndefined();
  expect(byKeys({ name: 'x', note: 'x' })).toBeUndefined();
  expect(branchByKeys(['radius'], kinds)).toBeUndefined();
  expect(branchByKeys(null, kinds)).toBeUndefined();
});

it('goes by the name of a branch, unless the keys are better by two', () => {
  const meant = (name: string, object: object) => branchMeant(name, object, kinds);
  const circle = { radius: 1, centre: 1, name: 'x' };
  expect(meant('cirle', circle)).toEqual({ name: 'circle', byKeys: false });
  expect(meant('disc', circle)).toEqual({ name: 'circle', byKeys: true });
  expect(meant('disc', {})).toEqual({ name: 'circle', byKeys: false });
  expect(meant('lines', circle)).toEqual({ name: 'circle', byKeys: true });
  // A line with both of its keys and one of the circle's: by its keys a line by two, then by one alone.
  expect(meant('circl', { from: 1, to: 1, name: 'x' })).toEqual({ name: 'line', byKeys: true });
  expect(meant('circl', { from: 1, to: 1, name: 'x', radius: 1, centre: 1 })).toEqual({
    name: 'circle',
    byKeys: false,
  });
  expect(meant('circl', { from: 1, to: 1, name: 'x', radius: 1 })).toEqual({ name: 'line', byKeys: true });
  expect(meant('polygon', circle)).toEqual({ name: 'circle', byKeys: true });
  expect(meant('polygon', {})).toEqual({ name: undefined, byKeys: false });
});
