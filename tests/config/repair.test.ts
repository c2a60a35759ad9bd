import { expect, test } from 'vitest';
import { icon, imagePath, logo, pdfName } from '../../schema/fields.ts';
import { repair, repairs } from '../../src/config/check/repair.ts';
import { outlineOf } from '../../src/config/outline.ts';
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
    'about',
    'about.html',
    'hero',
    'https://müller.example',
    'https://user@example.org',
    'https://localhost/a',
    'mailto: info@example.com',
    'tel:(020) 1234567',
    'javascript:alert(1)',
  ];
  expect(told(links, (c, value) => (c.header.nav[0].href = value))).toMatchInlineSnapshot(`
    [
      "https://www.facebook.com/my example → "https://www.facebook.com/my example" is not a link. Did you mean "https://www.facebook.com/my%20example"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "https:// → "https://" is not a link. Write a link without spaces that begins with https://, mailto:, tel:, / or #. Example: "/#services".",
      "//evil.com → "//evil.com" is not a link. Did you mean "https://evil.com"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "# → "#" is not a link. Write a link without spaces that begins with https://, mailto:, tel:, / or #. Example: "/#services".",
      "../out.svg → "../out.svg" is not a link. Files lie inside public/: write the path from there, without "..".",
      "/a b.pdf → "/a b.pdf" is not a link. Pages and files of this site have letters, digits, ".", "-" and "_" in their names, and nothing else.",
      "htps://example.org/a/ → "htps://example.org/a/" is not a link. Did you mean "https://example.org/a/"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "HTTPS://example.org/a → "HTTPS://example.org/a" is not a link. Did you mean "https://example.org/a"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "www.example.org → "www.example.org" is not a link. Did you mean "https://www.example.org"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "info@example → "info@example" is not a link. Did you mean "mailto:info@example"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "about us → "about us" is not a link. Write a link without spaces that begins with https://, mailto:, tel:, / or #. Example: "/#services".",
      "about → "about" is not a link. Did you mean "/about"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "about.html → "about.html" is not a link. Did you mean "/about"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "hero → "hero" is not a link. Did you mean "/#hero"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "https://müller.example → "https://müller.example" is not a link. Did you mean "https://xn--mller-kva.example"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "https://user@example.org → "https://user@example.org" is not a link. Leave out what stands before the @, and the @.",
      "https://localhost/a → "https://localhost/a" is not a link. Write the whole host, with its ending, such as www.example.com.",
      "mailto: info@example.com → "mailto: info@example.com" is not a link. Did you mean "mailto:info@example.com"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "tel:(020) 1234567 → "tel:(020) 1234567" is not a link. Did you mean "tel:020 1234567"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      "javascript:alert(1) → "javascript:alert(1)" is not a link. Write a link without spaces that begins with https://, mailto:, tel:, / or #. Example: "/#services".",
    ]
  `);
});

test('guesses a file within the folder alone', () => {
  const files = [
    '../out.svg',
    '/../out.svg',
    '/%2e%2e/out.svg',
    'public\\images\\logo.SVG',
    'https://example.org/a.png',
  ];
  expect(told(files, (c, value) => (c.brand.logo.src = value))).toMatchInlineSnapshot(`
    [
      "../out.svg → "../out.svg" is not a picture file. Files lie inside public/: write the path from there, without "..".",
      "/../out.svg → "/../out.svg" is not a picture file. Files lie inside public/: write the path from there, without "..".",
      "/%2e%2e/out.svg → "/%2e%2e/out.svg" is not a picture file. Files lie inside public/: write the path from there, without "..".",
      "public\\images\\logo.SVG → "public\\\\images\\\\logo.SVG" is not a picture file. Write the path from the site's root: a slash, then names of letters, digits, ".", "-" and "_", and one of the endings .svg, .png, .jpg, .jpeg, .webp, .avif and .gif. Example: "/images/picture.svg".",
      "https://example.org/a.png → "https://example.org/a.png" is not a picture file. It must be a file of this site: put it into a folder of public/ and write its path from there.",
    ]
  `);
});

test('guesses no file and no link for an e-mail address', () => {
  const addresses = ['info@example', 'mailto:info@example.com', 'info example.com'];
  expect(told(addresses, (c, value) => (c.contacts.email = value))).toMatchInlineSnapshot(`
    [
      "info@example → "info@example" is not an e-mail address. Write one plain address, such as info@example.com.",
      "mailto:info@example.com → "mailto:info@example.com" is not an e-mail address. Did you mean "info@example.com"? Write one plain address, such as info@example.com.",
      "info example.com → "info example.com" is not an e-mail address. Write one plain address, such as info@example.com.",
    ]
  `);
});

test('guesses icons, ids and addresses from other ways of writing', () => {
  const icons = ['tabler-code', 'tabler:IconCode', 'IconDeviceMobile', 'simpleicons:react', '/images/a.svg'];
  expect(told(icons, (c, value) => (c.lists.offers.items[0].icon = value))).toMatchInlineSnapshot(`
    [
      "tabler-code → "tabler-code" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.",
      "tabler:IconCode → "tabler:IconCode" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.",
      "IconDeviceMobile → "IconDeviceMobile" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.",
      "simpleicons:react → "simpleicons:react" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.",
      "/images/a.svg → "/images/a.svg" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.",
    ]
  `);
  const ids = ['CoreFeatures', 'Über uns', 'https://example.com'];
  expect(told(ids, (c, value) => (c.lists.offers.items[0].id = value))).toMatchInlineSnapshot(`
    [
      "CoreFeatures → "CoreFeatures" is not an id. Did you mean "core-features"? Use lower-case letters, digits and single hyphens, and begin with a letter.",
      "Über uns → "Über uns" is not an id. Did you mean "uber-uns"? Use lower-case letters, digits and single hyphens, and begin with a letter.",
      "https://example.com → "https://example.com" is not an id. Use lower-case letters, digits and single hyphens, and begin with a letter. Example: "web-development".",
    ]
  `);
  const sites = ['www.example.com/', 'http://Example.com', 'htps://example.com'];
  expect(told(sites, (c, value) => (c.seo.siteUrl = value))).toMatchInlineSnapshot(`
    [
      "www.example.com/ → "www.example.com/" is not a site address. Did you mean "https://www.example.com"? Write https:// and the host in lower case, with no slash at the end.",
      "http://Example.com → "http://Example.com" is not a site address. Did you mean "https://example.com"? Write https:// and the host in lower case, with no slash at the end.",
      "htps://example.com → "htps://example.com" is not a site address. Did you mean "https://example.com"? Write https:// and the host in lower case, with no slash at the end.",
    ]
  `);
});

/** What a text of a kind may have been meant as, the likeliest first; the disk says which of them are there. */
const guesses = (schema: Parameters<typeof outlineOf>[0], texts: string[]) =>
  texts.map((text) => `${text} → ${[...repairs(text, outlineOf(schema))].join(', ')}`);

test('proposes icons of both sets, or of the one that is named', () => {
  const texts = [
    'tabler-code',
    'tabler:IconCode',
    'IconDeviceMobile',
    'simpleicons:react',
    'Simple Icons: React',
    'iconic',
    'a.b',
    'a/b',
  ];
  expect(guesses(icon(), texts)).toMatchInlineSnapshot(`
    [
      "tabler-code → tabler:code",
      "tabler:IconCode → tabler:code",
      "IconDeviceMobile → tabler:device-mobile, simple-icons:device-mobile",
      "simpleicons:react → simple-icons:react",
      "Simple Icons: React → simple-icons:react",
      "iconic → tabler:iconic, simple-icons:iconic",
      "a.b → ",
      "a/b → ",
    ]
  `);
  expect(guesses(logo('x'), ['react', 'simple-icons/React', ' simple-icons:react '])).toMatchInlineSnapshot(`
    [
      "react → tabler:react, simple-icons:react",
      "simple-icons/React → ",
      " simple-icons:react  → simple-icons:react, simple-icons:react",
    ]
  `);
});

test('proposes files of public/ by their own names', () => {
  const texts = [
    'images/Logo.SVG',
    'public/images/a b.png',
    '.\\images\\Über uns.jpg',
    '/images/logo',
    '../a.svg',
    'a/..',
    '/a%20b.svg',
    'https://a.in/b.svg',
  ];
  expect(guesses(imagePath(), texts)).toMatchInlineSnapshot(`
    [
      "images/Logo.SVG → /images/Logo.svg, /images/logo.svg",
      "public/images/a b.png → /images/a-b.png",
      ".\\images\\Über uns.jpg → /images/uber-uns.jpg",
      "/images/logo → ",
      "../a.svg → ",
      "a/.. → ",
      "/a%20b.svg → ",
      "https://a.in/b.svg → ",
    ]
  `);
  const names = ['assets/training/mern.pdf', 'Mern Stack.PDF', 'mern', 'c++.pdf'];
  expect(guesses(pdfName(), names)).toMatchInlineSnapshot(`
    [
      "assets/training/mern.pdf → mern.pdf, mern.pdf",
      "Mern Stack.PDF → mern-stack.pdf",
      "mern → mern.pdf",
      "c++.pdf → c.pdf",
    ]
  `);
});

test('proposes nothing for what is right, too long or holds control characters', () => {
  const outline = outlineOf(icon());
  expect(repair(`tabler-${'a'.repeat(293)}`, outline)).toBeUndefined();
  expect(repair('tabler:code', outline)).not.toBe('tabler:code');
  expect(repair('tabler \u0001code', outline)).toBeUndefined();
  const free = { schema: outlineOf(imagePath()).schema, holds: 'image' };
  const long = (length: number) => `${'a'.repeat(length - 4)}.png`;
  expect([repair(long(299), free), repair(long(301), free)]).toEqual([`/${long(299)}`, undefined]);
});
