import { expect, test } from 'vitest';
import { parseSite } from '../../src/validate/parse-site.ts';
import { registry } from '../registry.ts';
import { errorText, issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

// Texts of many megabytes, and others that a careless check would read for minutes. They stand by themselves, as mutation
// testing, which would read them thousands of times, leaves them out.

test('answers huge files and huge lists with one error', () => {
  expect(errorText('['.repeat(100_000_001))).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file has 100,000,001 characters; at most 100,000,000 are allowed. Look for content that was repeated by mistake.
    "
  `);
  expect(errorText('['.repeat(50_000_000))).toMatchInlineSnapshot(`
    "
    site.config.json:1:101  [0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]…
      The nesting is deeper than 100 levels. No site needs that: look for brackets that belong elsewhere.
    "
  `);
  expect(errorText(`{ "version": 1, "routes": [${'1,'.repeat(200_000)}1] }`)).toMatchInlineSnapshot(`
    "
    site.config.json:1:200028  routes[100000] (the 100001st page)
      There are more than 100,000 entries here. No site needs that many: look for something that was repeated by mistake.
    "
  `);
});

test('a link of twenty million characters is reported, however it is built', () => {
  const endless = ['https://{a.}', '/{a/}', 'mailto:?body={a}'];
  for (const form of endless) {
    const link = form.replace(/\{(.+)\}/, (_, part: string) => part.repeat(20_000_000 / part.length));
    const parsed = parseSite(
      registry,
      brokenConfig((c) => (c.header.nav[0].href = link)),
    );
    expect(parsed.ok ? [] : parsed.issues.map(({ code, pathText }) => `${code} ${pathText}`)).toEqual([
      'shape/length header.nav[0].href',
    ]);
  }
});

test('reads Markdown at once, however its marks are heaped up', () => {
  const written = (text: string) =>
    brokenConfig((c) => c.routes[1].sections.push({ type: 'rich-text', id: 'terms', title: 'Terms', blocks: [text] }));
  // The processor's time: others may be at work.
  const begin = process.cpuUsage();
  for (const mark of ['>', '[', '- ', '1. ', '*a ', '![', '[a](', '<a ', '`']) {
    for (const size of [5000, 10_000]) issuesOf(written(mark.repeat(size).slice(0, size)));
  }
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(10_000);
});

test('tells the unknown keys of one object at once, however many they are', () => {
  const section = {
    type: 'faq',
    id: 'a',
    ...Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`key${at}`, at])),
  };
  const issues = issuesOf(brokenConfig((c) => c.routes[1].sections.push(section)));
  expect(issues).toHaveLength(1);
  expect(issues[0]?.message.length).toBeLessThan(1000);
});
