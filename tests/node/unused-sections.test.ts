import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sectionTypes } from '../../src/sections/index.ts';
import { minimalConfig, minimalText } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// What a section type costs where no page uses it: the site is built with all types, and with those alone that it uses.

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('unused-sections-test');
});
afterAll(() => project.remove());

/** The bytes of each page that is built, with its rules and its data, and of the script with which React starts; by file. */
function build(): { pages: Record<string, number>; entry: number } {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', 'build'], {
    cwd: project.root,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const dist = join(project.root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const bytes = (file: string) => statSync(join(dist, file)).size;
  const pages = files.filter((file) => /\.(html|json)$/.test(file)).map((file) => [file, bytes(file)]);
  const entry = files.find((file) => /^assets\/entry-.*\.js$/.test(file)) ?? '';
  return { pages: Object.fromEntries(pages), entry: bytes(entry) };
}

const remove = (file: string, line: RegExp) => {
  const text = project.read(file);
  expect(text).toMatch(line);
  project.write(file, text.replace(line, ''));
};

it('a section type that no page uses costs a page no byte', () => {
  const used: string[] = minimalConfig.routes.flatMap(({ sections }) => sections.map(({ type }) => type));
  const unused = sectionTypes.map(({ type }) => type).filter((type) => !used.includes(type));
  project.write('site.config.json', minimalText);
  for (const picture of ['logo', 'cto']) project.write(`public/images/${picture}.svg`, drawing);

  const withAll = build();
  for (const type of unused) {
    const name = type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    remove('src/sections/index.ts', new RegExp(`^import .* from './${type}/section.ts';\n`, 'm'));
    remove('src/sections/index.ts', new RegExp(`^ {2}${name},\n`, 'm'));
  }
  const without = build();
  expect(withAll.pages).toEqual(without.pages);
  // With more types, more of what they share stands in files of its own.
  expect(withAll.entry).toBeLessThanOrEqual(without.entry);
});
