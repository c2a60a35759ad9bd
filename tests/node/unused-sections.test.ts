import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/** What `dist/` holds, by file. The hashes in the names of bundles stand for more than their bytes, so they are left out. */
function build(): Record<string, string> {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', 'build'], {
    cwd: project.root,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const dist = join(project.root, 'dist');
  const plain = (text: string) => text.replace(/-[\w-]{8}\.js/g, '.js');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files.map((file) => [
      plain(relative(dist, file)),
      createHash('sha256')
        .update(plain(readFileSync(file, 'latin1')))
        .digest('hex'),
    ]),
  );
}

const remove = (file: string, line: RegExp) => {
  const text = project.read(file);
  expect(text).toMatch(line);
  project.write(file, text.replace(line, ''));
};

it('a section type that no page uses costs no byte: dist/ is the same without it', () => {
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
  expect(build()).toEqual(withAll);
});
