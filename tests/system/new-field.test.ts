import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runCommand } from '../command.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// A field type as docs/developers.md adds one, in a copy of the project: its file, its line in the list, and a section type that uses it.

vi.setConfig({ testTimeout: 120_000 });

const [, file = '', code = ''] =
  /```ts (schema\/fields\/\S+)\n(.*?)```/s.exec(readFileSync('docs/developers.md', 'utf8')) ?? [];
const section = `import { defineSection, isbn, text } from 'site-from-json/schema';

export default defineSection('book', {
  title: 'Book',
  description: 'A book.',
  client: 'static',
  shape: { title: text('Title', 'Its title.', 'Reading'), isbn: isbn('Its number.') },
});
`;
const component = `import { SectionIntro, type SectionProps } from 'site-from-json/ui';
import type book from './section.ts';

export default function Book({ section: { id, title, isbn }, heading }: SectionProps<typeof book>) {
  return <SectionIntro id={id} level={heading} title={title} text={isbn} />;
}
`;
const example = { type: 'book', id: 'book', title: 'Reading', isbn: '9783161484100' };

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('new-field-test');
  for (const part of ['biome.json', '.gitignore']) cpSync(part, join(project.root, part));
  project.write(file, code);
  const list = 'schema/fields/index.ts';
  project.write(list, `${project.read(list)}export { isbn } from './isbn.ts';\n`);
  project.write('src/sections/book/section.ts', section);
  project.write('src/sections/book/Book.tsx', component);
  project.write('src/sections/book/examples.json', JSON.stringify({ sections: [example] }));
});
afterAll(() => project.remove());

const path = 'routes[0].sections[2].isbn';

/** What `validate` says of the number of a book. */
function findingsOf(isbn: unknown): string[] {
  const config = JSON.parse(project.read('site.config.json'));
  config.routes[0].sections.splice(2, 0, { ...example, isbn });
  project.write('book.config.json', JSON.stringify(config));
  const { text } = runCommand(['validate', '--format', 'json', 'book.config.json'], { cwd: project.root });
  const issues: { pathText: string; fact: string; fix: string }[] = JSON.parse(text).issues;
  return issues.filter(({ pathText }) => pathText === path).map(({ fact, fix }) => `${fact} ${fix}`);
}

it('a field type of its file and its line in the list has a form, proposes what was meant, and is checked', () => {
  const form = 'Write 13 digits, beginning with 978 or 979.';
  expect(findingsOf('9783161484100')).toEqual([]);
  expect(findingsOf('ISBN 978-3-16-148410-0')).toEqual([
    `"ISBN 978-3-16-148410-0" is not a book number. Did you mean "9783161484100"? ${form}`,
  ]);
  expect(findingsOf('12345')).toEqual([`"12345" is not a book number. ${form} Example: "9783161484100".`]);
  expect(findingsOf('9783161484101')).toEqual(['A digit of "9783161484101" is wrong. Read it again from the book.']);
});

it('it is in the JSON Schema, with the types checked and the code as it is written here', () => {
  expect(runCommand(['schema'], { cwd: project.root }).status).toBe(0);
  expect(project.read('schema/site.schema.json')).toContain('"description": "Its number."');
  for (const [program, ...args] of [
    ['tsc', '-p', '.'],
    ['biome', 'check', file],
  ] as const) {
    const command = resolve('node_modules/.bin', program);
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: project.root, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  }
});
