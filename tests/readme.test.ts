import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parseSite } from '../src/validate/parse-site.ts';
import { collections, registry, sectionTypes } from './registry.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const pages = [
  'README.md',
  'SECURITY.md',
  'examples/README.md',
  'tests/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
/** What a user reads: every page but those about the tests themselves. */
const guides = pages.filter((file) => file !== 'tests/README.md').map(read);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it('README.md has at most 200 lines, and names the test command that CI runs', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  for (const file of ['README.md', '.ci/run']) expect(read(file)).toContain('npm ci && npm test');
});

it('every command is documented, and every documented command is there', () => {
  const named = guides.flatMap((text) =>
    [...text.matchAll(/npm (?:run (?:--silent )?([a-z][a-z:-]*)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short,
    ),
  );
  // What npm runs by itself is no command.
  const commands = Object.keys(scripts).filter((name) => name !== 'prepack');
  expect([...new Set(named)].sort()).toEqual(commands.sort());
});

it('docs/editors.md has a row for each kind of list item, with all its keys', () => {
  const rows = read('docs/editors.md').split('\n');
  const missing = collections.flatMap(({ name, item }) => {
    const row = rows.find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    const keys = Object.keys(item.shape).filter((key) => !['id', 'slug', 'draft', 'shown'].includes(key));
    return keys.filter((key) => !row.includes(`\`${key}\``)).map((key) => `${name}.${key}`);
  });
  expect(missing).toEqual([]);
});

it('README.md names each section type', () => {
  expect(sectionTypes.map(({ type }) => type).filter((type) => !read('README.md').includes(`\`${type}\``))).toEqual([]);
});

it.each(['blank', 'event', 'restaurant', 'saas'])('the page of README.md is valid in the starter %s', (name) => {
  const page = [...read('README.md').matchAll(/```json\n([\s\S]*?)```/g)].find(([, text]) => text?.includes('"path"'));
  const config = JSON.parse(read(`examples/${name}/site.config.json`));
  config.routes.push(JSON.parse(page?.[1] ?? ''));
  const parsed = parseSite(registry, JSON.stringify(config, null, 2));
  expect(parsed.ok || parsed.issues.map(({ pathText, message }) => `${pathText}: ${message}`)).toBe(true);
});

it('relative links lead to files and headings that are there', () => {
  /** The anchors that GitHub gives the headings of a page. */
  const anchorsOf = (file: string) =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset)="([^"]+)"/g)]
      .map(([, link, source]) => link ?? source ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => ({ page, link })),
  );
  const lost = links.filter(({ page, link }) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(page), path) : page;
    return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
  });
  expect(links.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

it('every file and test title that the tables of tests/README.md and SECURITY.md name is there', () => {
  const rows = ['tests/README.md', 'SECURITY.md']
    .flatMap((file) => read(file).split('\n'))
    .filter((line) => /^\|(?! ?-|---| sentence| promise)/.test(line));
  const claims = rows.flatMap((row) => (row.split('|')[2] ?? '').split(';').map((claim) => claim.trim()));
  expect(claims.length).toBeGreaterThan(100);
  expect([...new Set(claims)].filter((claim) => !isThere(claim))).toEqual([]);
});

/** Whether there is a test of such a file and, after a colon, of such (a beginning of) a title; a variable in a title stands for any text. */
function isThere(claim: string): boolean {
  const [, file = '', words] = claim.match(/^([^:]+?)(?:: (.+))?$/) ?? [];
  const path = file.startsWith('e2e/') ? `tests/${file}.spec.ts` : `tests/${file}`;
  if (!existsSync(path) || !words) return existsSync(path);
  const plain = (text: string) => text.replace(/\\'/g, "'").replace(/[’]/g, "'");
  const titles = [...read(path).matchAll(/\b(?:it|test|describe)\(\s*(['"`])([\s\S]*?)\1,/g)].map(([, , title]) =>
    plain(title ?? ''),
  );
  return titles.some((title) => {
    if (title.includes(plain(words))) return true;
    const pieces = title.split(/\$\{[^}]*\}/).map((piece) => piece.trim());
    return pieces.some((piece) => piece.length > 6 && (piece.includes(plain(words)) || plain(words).includes(piece)));
  });
}
