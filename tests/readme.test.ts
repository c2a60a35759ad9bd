import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

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

describe('README.md', () => {
  it('has at most 200 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  it('names the test command that CI runs', () => {
    expect(read('README.md')).toContain('npm ci && npm test');
    expect(read('.ci/run')).toContain('npm ci && npm test');
  });
});

describe('commands', () => {
  const commandsIn = (text: string) =>
    [...text.matchAll(/npm (?:run (?:--silent )?([a-z][a-z:-]*)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short,
    );
  const named = new Set(guides.flatMap(commandsIn));

  it.each(Object.keys(scripts))('%s is documented', (script) => {
    expect(named).toContain(script);
  });

  it.each([...named])('%s, which the documentation names, exists', (command) => {
    expect(Object.keys(scripts)).toContain(command);
  });
});

describe('relative links', () => {
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

  it.each(links)('$page: $link', ({ page, link }) => {
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(page), path) : page;
    expect(existsSync(target), `${target} is missing`).toBe(true);
    if (anchor) expect(anchorsOf(target)).toContain(anchor);
  });
});

describe('the section type of docs/developers.md', () => {
  const files = [...read('docs/developers.md').matchAll(/```(?:tsx?|css) (src\/\S+)\n(.*?)```/gs)];
  let project: ProjectCopy;
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: project.root, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  };

  beforeAll(() => {
    project = copyProject('readme-example');
    for (const part of ['tests', 'bench', 'examples', 'biome.json', '.gitignore', 'vitest.config.ts'])
      cpSync(part, join(project.root, part), { recursive: true });
    run('npm', 'run', 'new:section', '--', 'visiting-hours');
    for (const [, file = '', code = ''] of files) project.write(file, code);
  }, 60_000);
  afterAll(() => project.remove());

  it('compiles', () => {
    run(resolve('node_modules/.bin/tsc'), '-p', '.');
  });

  it('is formatted and passes the lint', () => {
    run(resolve('node_modules/.bin/biome'), 'check', 'src/sections/visiting-hours');
  });

  it('passes the contract that all section types share', () => {
    run(resolve('node_modules/.bin/vitest'), 'run', 'tests/sections/contract.test.ts', '-t', 'visiting-hours');
  });
});
