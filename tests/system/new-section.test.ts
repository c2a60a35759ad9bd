import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newSection as writeSection } from '../../src/cli/new-section.ts';
import { runCommand } from '../command.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { registry } from '../registry.ts';

// `npm run new:section` in a copy of the project, and the checks of `npm test` that its files could break. One of the types is then
// written as docs/developers.md does it.

vi.setConfig({ testTimeout: 120_000 });

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('new-section-test');
  for (const part of ['tests', 'bench', 'examples', 'biome.json', '.gitignore', 'vitest.config.ts'])
    cpSync(part, join(project.root, part), { recursive: true });
});
afterAll(() => project.remove());

const newSection = (...args: string[]) => runCommand(['new', 'section', ...args], { cwd: project.root });
const sources = () =>
  ['schema', 'src'].flatMap((folder) => readdirSync(join(project.root, folder), { recursive: true, encoding: 'utf8' }));

const types = [
  ['visiting-hours', 'VisitingHours', []],
  ['price-finder', 'PriceFinder', ['--live']],
  ['a-type-whose-name-is-so-long-that-lines-must-be-broken', 'ATypeWhoseNameIsSoLongThatLinesMustBeBroken', []],
] as const;

describe('a new section type', () => {
  it.each(types)('%s is a folder and a part of the JSON Schema', (type, component, options) => {
    expect(newSection(type, ...options)).toEqual({
      status: 0,
      text: `Wrote src/sections/${type}/${component}.tsx
Wrote src/sections/${type}/examples.json
Wrote src/sections/${type}/section.ts
Wrote schema/site.schema.json
To see it: npm run gallery. After changes of its keys: npm run schema (npm run dev does it automatically).
`,
    });
    expect(project.read('schema/site.schema.json')).toContain(`"${type}"`);
  });

  it('is live if asked for, and otherwise static', () => {
    expect(project.read('src/sections/visiting-hours/section.ts')).toContain("client: 'static'");
    expect(project.read('src/sections/price-finder/section.ts')).toContain("client: 'visible'");
  });

  it('can be written as docs/developers.md shows it', () => {
    const shown = readFileSync('docs/developers.md', 'utf8').matchAll(/```(?:tsx?|css|json) (src\/\S+)\n(.*?)```/gs);
    const files = [...shown].map(([, file = '', code = '']) => [file, code] as const);
    expect(files.map(([file]) => file)).toContain('src/sections/visiting-hours/section.ts');
    for (const [file, code] of files) project.write(file, code);
  });

  it.each([
    ['types', 'tsc', ['-p', '.']],
    ['lint and format', 'biome', ['check', 'schema', 'src']],
    [
      'the contract of section types, the gallery, and who imports whom',
      'vitest',
      [
        ...['run', 'contract.test', 'gallery.test', 'architecture.test', '-t'],
        `${types.map(([type]) => type).join('|')}|every example|know`,
      ],
    ],
  ])('passes the check of %s as it is', (_what, program, args) => {
    const env = { ...process.env, NO_COLOR: '1' };
    const command = resolve('node_modules/.bin', program);
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: project.root, encoding: 'utf8', env });
    expect(stdout).not.toMatch(/No test files found|\b0 passed/);
    expect(status, stdout + stderr).toBe(0);
  });
});

describe('a name that cannot be used', () => {
  const other = (name: string) => `"${name}" has a meaning in the code. Choose a longer name, such as "${name}-list".`;
  const form = (name: string) =>
    `"${name}" cannot be the name of a section type. Use lower-case letters, digits and single hyphens, and begin with a letter.`;

  it.each([
    ['hero', 'The section type "hero" exists already.'],
    ['visiting-hours', 'src/sections/visiting-hours exists already. Choose another name, or remove it first.'],
    ...['constructor', 'default', 'await', 'text', 'section', 'container'].map((name) => [name, other(name)]),
    ...['Pricing Table', 'pricing_table', '2-columns', '../evil'].map((name) => [name, form(name)]),
  ])('%j is refused, and nothing is written', async (name, says) => {
    const before = sources();
    await expect(writeSection(registry, project.root, 'src/sections', name)).rejects.toThrow(new Error(says));
    expect(sources()).toEqual(before);
  });

  it('the command says so and exits with 2', () => {
    expect(newSection('../evil')).toEqual({ status: 2, text: `${form('../evil')}\n` });
  });
});
