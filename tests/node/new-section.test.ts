import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// `npm run new:section` in a copy of the project, and the steps of `npm run check` that its files could break.

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('new-section-test');
  for (const part of ['tests', 'biome.json', '.gitignore', 'vitest.config.ts', 'README.md', '.github'])
    cpSync(part, join(project.root, part), { recursive: true });
});
afterAll(() => project.remove());

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    program === 'node' ? process.execPath : resolve('node_modules/.bin', program),
    args,
    {
      cwd: project.root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  return { status, text: stdout + stderr };
};
const newSection = (...names: string[]) => run('node', 'src/cli/command.mjs', 'new:section', ...names);
const all = () =>
  readdirSync(project.root, { recursive: true, encoding: 'utf8' }).filter((file) => /^(schema|src)/.test(file));

describe('a new section type', () => {
  it('has two files, a line in both lists, and a renewed JSON Schema', () => {
    expect(newSection('opening-hours')).toEqual({
      status: 0,
      text: `Wrote schema/sections/opening-hours.ts
Wrote src/sections/OpeningHours/OpeningHours.tsx
Wrote src/sections/index.ts
Wrote src/sections/registry.ts
Wrote schema/site.schema.json
See it beside its JSON: npm run gallery. Its keys have changed? npm run schema (npm run dev does so by itself).
`,
    });
    expect(project.read('src/sections/index.ts')).toMatch(/ {2}openingHours,\n\] as const;/);
    expect(project.read('src/sections/registry.ts')).toContain(
      "  'opening-hours': () => import('./OpeningHours/OpeningHours.tsx'),\n};",
    );
    expect(project.read('schema/site.schema.json')).toContain('"opening-hours"');
  });

  it.each([
    ['types', 'tsc', ['-p', '.']],
    ['lint and format', 'biome', ['check', 'schema', 'src']],
    ['who imports whom', 'vitest', ['run', 'tests/architecture.test.ts']],
    ['the contract of section types', 'vitest', ['run', 'tests/sections/contract.test.ts', '-t', 'opening-hours']],
    ['the JSON Schema', 'vitest', ['run', 'tests/node/json-schema.test.ts']],
    ['the gallery', 'vitest', ['run', 'tests/node/gallery.test.ts']],
    ['the config', 'node', ['src/cli/command.mjs', 'validate']],
  ])('passes the check of %s as it is', (_what, program, args) => {
    const { status, text } = run(program, ...args);
    expect(text).not.toMatch(/No test files found|\b0 passed/);
    expect(status, text).toBe(0);
  });
});

describe('a name that cannot be used', () => {
  it.each([
    ['opening-hours', 'There is a section type "opening-hours" already.'],
    ['hero', 'There is a section type "hero" already.'],
    ['index', 'src/sections/index.ts is there already; choose another name, or remove it first.'],
    ['default', '"default" is a word of the language itself; choose a longer name, such as "default-list".'],
    [
      'Pricing Table',
      '"Pricing Table" cannot be the name of a section type. Use lower-case letters, digits and single hyphens, and begin with a letter.',
    ],
    [
      '../evil',
      '"../evil" cannot be the name of a section type. Use lower-case letters, digits and single hyphens, and begin with a letter.',
    ],
    ['', 'Usage: npm run new:section -- name, such as pricing-table'],
  ])('%j is refused, and nothing is written', (name, says) => {
    const before = all();
    expect(newSection(name)).toEqual({ status: 2, text: `${says}\n` });
    expect(all()).toEqual(before);
  });

  it('a list of another form than expected is told before anything is written', () => {
    const whole = project.read('src/sections/registry.ts');
    project.write('src/sections/registry.ts', whole.replace(/\};\n$/, '} satisfies object;\n'));
    expect(newSection('price-list')).toEqual({
      status: 2,
      text: 'src/sections/registry.ts has another form than expected: no list ends in it.\n',
    });
    expect(existsSync(join(project.root, 'schema/sections/price-list.ts'))).toBe(false);
    project.write('src/sections/registry.ts', whole);
  });
});
