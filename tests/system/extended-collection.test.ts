import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { typesOfBuilder } from '../../src/cli/new-section.ts';
import { runCommand } from '../command.ts';
import { writeSmallSite } from '../served-site.ts';

// A site that adds keys to a collection of the builder.

vi.setConfig({ testTimeout: 240_000 });

const people = `import { extendCollection, text } from 'site-from-json/schema';
const people = extendCollection('people', {
  pronouns: text('Pronouns', 'How to speak of the person.', 'she/her').optional(),
});
export default people;
declare module 'site-from-json/schema' {
  interface Extensions { people: typeof people }
}
`;
const files = {
  'tsconfig.json': JSON.stringify(typesOfBuilder),
  'collections/people.ts': people,
  'sections/pronouns/section.ts': `import { defineSection, named, text } from 'site-from-json/schema';
export default defineSection('pronouns', {
  title: 'Pronouns', description: 'Shows.', client: 'static', list: 'people',
  shape: { title: text('Title', 'A title.', 'Us'), list: named('list', 'List', 'The people.', 'team') },
});
`,
  'sections/pronouns/Pronouns.tsx': `import { type SectionProps, SectionIntro } from 'site-from-json/ui';
import type pronouns from './section.ts';
export default function Pronouns({ section: { id, title, items }, heading }: SectionProps<typeof pronouns>) {
  const all: (string | undefined)[] = items.map(({ pronouns }) => pronouns);
  return <><SectionIntro id={id} level={heading} title={title} /><p>{all.join()}</p></>;
}
`,
};
const room = mkdtempSync(join(tmpdir(), 'extended-collection-'));
const site = writeSmallSite(
  relative(resolve('.cache'), join(room, 'site')),
  ({ lists, routes }) => {
    Object.assign(lists?.team?.items[0] ?? {}, { pronouns: 'she/her' });
    routes[1]?.sections.push({ type: 'pronouns', id: 'pronouns', title: 'Us', list: 'team' });
  },
  files,
);
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** Validates the site with a file changed, and gives what is said of it. */
function validateWith(path: string, change: (text: string) => string) {
  const file = join(site, path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  const { status, text } = runCommand(['validate', '--site', site]);
  writeFileSync(file, before);
  return { status, text };
}

it('shows them, compiles, and has the keys of the builder beside them', () => {
  expect(runCommand(['build', '--site', site])).toMatchObject({ status: 0 });
  expect(readFileSync(join(site, 'dist/about/index.html'), 'utf8')).toContain('<p>she/her</p>');
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '-p', site], { encoding: 'utf8' });
  // The builder's own files, reached by the link to it, are compiled elsewhere.
  expect(stdout).not.toMatch(/site\/(collections|sections)\//);
});

it('is told of a wrong value, and of a wrong key, at its place', () => {
  const wrong = validateWith('site.config.json', (text) => text.replace('"she/her"', '5'));
  expect(wrong.text).toMatch(/site\.config\.json:\d+:\d+ {2}lists\.team\.items\[0\]\.pronouns/);
  expect(wrong.status).toBe(1);
  const unknown = validateWith('site.config.json', (text) => text.replace('"pronouns": "she', '"pronoun": "she'));
  expect(unknown.text).toContain('Did you mean "pronouns"?');
});

it('cannot take a key that is there, or extend what is not', () => {
  const taken = validateWith('collections/people.ts', (text) => text.replace('pronouns: text', 'role: text'));
  expect(taken.text).toContain('collections/people: "people" has the key "role" already. Give it another name.');
  const none = validateWith('collections/people.ts', (text) => text.replace("('people'", "('folk'"));
  expect(none.text).toContain('collections/folk: there is no collection "folk" to extend.');
  for (const { status, text } of [taken, none]) {
    expect(status).toBe(2);
    expect(text).not.toMatch(/\n\s+at /);
  }
});
