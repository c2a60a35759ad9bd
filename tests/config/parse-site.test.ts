import { expect, test } from 'vitest';
import { longestText, parseSite } from '../../src/config/check/parse-site.ts';
import { changedConfig, everyPath, type Json } from './changed-config.ts';
import { issuesOf } from './error-text.ts';
import { minimalConfig, minimalText } from './minimal-config.ts';

test('tells of every key that is taken out of an object, unless it may be left out', () => {
  const silent = everyPath.filter((path) => {
    if (typeof path.at(-1) === 'number') return false;
    return issuesOf(changedConfig(path, (owner, key) => delete owner[key])).length === 0;
  });
  expect(silent.map((path) => path.join('.'))).toMatchInlineSnapshot(`
    [
      "brand.motto",
      "brand.copyrightUntil",
      "brand.place",
      "brand.logo",
      "brand.headerLogo",
      "brand.claims",
      "brand.claims.startups",
      "brand.claims.people",
      "brand.claims.reviews",
      "contacts.email",
      "contacts.trainingEmail",
      "contacts.chat",
      "social",
      "social.0.label",
      "seo.titleSuffix",
      "seo.organization",
      "theme",
      "theme.accent",
      "header",
      "header.nav",
      "header.menu",
      "footer.columns",
      "footer.columns.0.items.0.href",
      "footer.copyright",
      "footer.variants.sales.columns",
      "footer.variants.sales.columns.0.items.0.href",
      "texts",
      "texts.skipLink",
      "texts.mainNav",
      "texts.home",
      "texts.menu",
      "texts.close",
      "texts.newTab",
      "texts.social",
      "texts.footer",
      "texts.transcript",
      "texts.loading",
      "texts.arrived",
      "texts.theme",
      "texts.theme.label",
      "texts.theme.light",
      "texts.theme.dark",
      "texts.theme.system",
      "texts.notFound",
      "texts.notFound.title",
      "texts.notFound.text",
      "texts.notFound.action",
      "texts.error",
      "texts.error.title",
      "texts.error.text",
      "texts.error.show",
      "texts.error.hide",
      "texts.error.retry",
      "texts.error.section",
      "texts.carousel",
      "texts.carousel.roleDescription",
      "texts.carousel.slide",
      "texts.carousel.previous",
      "texts.carousel.next",
      "texts.carousel.pause",
      "texts.carousel.play",
      "texts.carousel.position",
      "texts.form",
      "texts.form.name",
      "texts.form.email",
      "texts.form.subject",
      "texts.form.message",
      "texts.form.submit",
      "texts.toast",
      "texts.toast.region",
      "texts.toast.close",
      "texts.toast.mailOpening",
      "texts.toast.mailOpened",
      "texts.toast.copied",
      "texts.toast.copyFailed",
      "texts.toast.offline",
      "texts.toast.online",
      "texts.toast.downloading",
      "texts.pdf",
      "texts.pdf.syllabus",
      "texts.pdf.duration",
      "texts.pdf.audience",
      "texts.pdf.outline",
      "texts.pdf.outcomes",
      "texts.pdf.contact",
      "texts.pdf.page",
      "lists.team.items.0.role",
      "lists.team.items.0.image",
      "lists.team.items.0.links",
      "lists.offers",
      "routes.0.id",
      "routes.0.label",
      "routes.0.description",
      "routes.0.footer",
      "routes.0.sections.0.actions",
      "routes.1.id",
      "routes.1.label",
      "routes.1.description",
      "routes.1.footer",
    ]
  `);
});

test('tells of every key that is misspelt, with the right one as its fix', () => {
  for (const path of everyPath) {
    const key = String(path.at(-1));
    const free =
      (path.length === 2 && ['contacts', 'tokens', 'dialogs', 'lists'].includes(String(path[0]))) ||
      path[1] === 'claims';
    if (typeof path.at(-1) === 'number' || key.length < 3 || free || path.at(-2) === 'variants') continue;
    const text = changedConfig(path, (owner, name) => {
      owner[`${name}x`] = owner[name] as Json;
      delete owner[name];
    });
    const fixes = issuesOf(text).map(({ fix }) => fix);
    expect(fixes, path.join('.')).toContain(`Did you mean "${key}"?`);
  }
});

test('fills defaults, and keeps the text that it read', () => {
  const parsed = parseSite(minimalText, 'folder/site.json');
  if (!parsed.ok) throw new Error('The minimal config must be valid');
  expect(parsed.site.toasts.duration).toBe(4000);
  expect(parsed.source.file).toBe('folder/site.json');
  expect(parsed.source.text).toBe(minimalText);
});

test('counts lines that end in CR LF, and columns behind emoji as editors do', () => {
  const [issue] = issuesOf('{\r\n  "version": 1,\r\n  "a😀": [1,]\r\n}');
  expect(issue).toMatchObject({ line: 3, column: 12, code: 'json/trailing-comma' });
});

test('sorts issues by place and tells at most some hundreds', () => {
  const text = JSON.stringify({ ...minimalConfig, routes: Array(5000).fill(0) }, null, 1);
  const issues = issuesOf(text);
  expect(issues.length).toBe(501);
  expect(issues.at(-1)?.code).toBe('more');
});

test('reads no text that is longer than any site, and says so', () => {
  expect(issuesOf(' '.repeat(longestText + 1))).toMatchObject([
    {
      ...{ line: 1, column: 1, path: [], code: 'json/too-long', severity: 'error' },
      fact: 'The file has 100,000,001 characters; at most 100,000,000 are read.',
      fix: 'Look for something that was repeated by mistake.',
    },
  ]);
});

test('reads a file of an older version as one of this version, and warns of what it took for what', () => {
  const { columns, ...footer } = minimalConfig.footer;
  const parsed = parseSite(
    JSON.stringify({
      ...minimalConfig,
      version: 1,
      footer: { ...footer, quickLinks: columns[0], variants: {} },
    }).replaceAll(/"footer":"\w+",/g, ''),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  expect(parsed.site.footer.columns).toEqual(columns);
  expect(parsed.warnings).toMatchObject([
    {
      ...{ path: ['version'], code: 'version/older', severity: 'warning' },
      fact: 'The file is of an older version, and is read as version 2: contacts and claims have names of your own, profiles stand in "social" and in each person\'s "links", and the footer has "columns".',
      fix: 'npm run migrate shows what changes in the file, and writes it with -- --write.',
    },
  ]);
});

test('tells what the reader has found where a text is no JSON, and where it hides a key', () => {
  expect(issuesOf('{"version": 1 "brand": {}}').map(({ code }) => code)).toEqual(['json/missing-comma']);
  const twice = minimalText.replace('"motto": "Made well"', '"motto": "Made well", "motto": "Twice"');
  expect(issuesOf(twice).map(({ code }) => code)).toEqual(['json/duplicate-key']);
  const broken = parseSite('{');
  expect([broken.ok, parseSite(minimalText).ok]).toEqual([false, true]);
});
