import { expect, test } from 'vitest';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests put wrong values anywhere
const told = (values: string[], put: (config: any, value: string) => void) =>
  values.map((value) => {
    const issues = issuesOf(brokenConfig((c) => put(c, value)));
    return `${value} → ${issues.map(({ fact, remedy }) => `${fact} ${remedy}`).join(' | ')}`;
  });

test('guesses a link only where one was probably meant', () => {
  const links = [
    'https://www.facebook.com/my example',
    'https://',
    '//evil.com',
    '#',
    '../out.svg',
    '/a b.pdf',
    'htps://example.org/a/',
    'HTTPS://example.org/a',
    'www.example.org',
    'info@example',
    'about us',
    'tel:(020) 1234567',
    'javascript:alert(1)',
  ];
  expect(told(links, (c, value) => (c.header.nav[0].href = value))).toMatchInlineSnapshot();
});

test('guesses a file within the folder alone', () => {
  const files = [
    '../out.svg',
    '/../out.svg',
    '/%2e%2e/out.svg',
    'public\\images\\logo.SVG',
    'https://example.org/a.png',
  ];
  expect(told(files, (c, value) => (c.brand.logo.src = value))).toMatchInlineSnapshot();
});

test('guesses no file and no link for an e-mail address', () => {
  const addresses = ['info@example', 'mailto:info@example.com', 'info example.com'];
  expect(told(addresses, (c, value) => (c.contacts.email = value))).toMatchInlineSnapshot();
});

test('guesses icons, ids and addresses from other ways of writing', () => {
  const icons = ['tabler-code', 'tabler:IconCode', 'IconDeviceMobile', 'simpleicons:react', '/images/a.svg'];
  expect(told(icons, (c, value) => (c.lists.offers.items[0].icon = value))).toMatchInlineSnapshot();
  const ids = ['CoreFeatures', 'Über uns', 'https://example.com'];
  expect(told(ids, (c, value) => (c.lists.offers.items[0].id = value))).toMatchInlineSnapshot();
  const sites = ['www.example.com/', 'http://Example.com', 'htps://example.com'];
  expect(told(sites, (c, value) => (c.seo.siteUrl = value))).toMatchInlineSnapshot();
});
