import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

let project: ProjectCopy;
let good: string;

beforeAll(() => {
  project = copyProject('cli-test');
  good = project.read('site.config.json');
  mkdirSync(join(project.root, 'dist'));
  project.write('dist/index.html', 'the last good one');
});
afterAll(() => project.remove());

function run(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/command.mjs', ...argv], {
    cwd: project.root,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, text: stdout + stderr };
}

const change = (from: string | RegExp, to: string) => {
  const text = good.replace(from, to);
  if (text === good) throw new Error(`${from} is not in the config`);
  return text;
};

const broken: [what: string, config: () => string | undefined, says: RegExp][] = [
  ['a missing file', () => undefined, /site\.config\.json.*\n.*There is no such file/],
  ['malformed JSON', () => change('"version": 1,', '"version": 1'), /site\.config\.json:\d+:\d+[\s\S]*comma/i],
  [
    'a wrong type',
    () => change('"founded": 2013', '"founded": "2013"'),
    /site\.config\.json:\d+:\d+ {2}brand\.founded[\s\S]*"2013"/,
  ],
  [
    'an unknown key',
    () => change('"motto":', '"moto":'),
    /site\.config\.json:\d+:\d+ {2}brand[\s\S]*moto[\s\S]*Did you mean "motto"|did you mean/i,
  ],
  [
    'an unknown section type',
    () => change('"type": "hero"', '"type": "heroo"'),
    /routes\[0\]\.sections\[0\]\.type[\s\S]*"heroo"[\s\S]*Did you mean "hero"/,
  ],
  [
    'a duplicate id',
    () => change('"id": "services"', '"id": "technologies"'),
    /site\.config\.json:\d+:\d+[\s\S]*technologies/,
  ],
  [
    'a dangling reference',
    () => change('"footer": "sales"', '"footer": "salez"'),
    /routes\[0\]\.footer[\s\S]*"salez"[\s\S]*Did you mean "sales"/,
  ],
  [
    'a missing asset',
    () => change('/images/hero.svg', '/images/herro.svg'),
    /site\.config\.json:\d+:\d+[\s\S]*herro\.svg[\s\S]*hero\.svg/,
  ],
];

function put(config: string | undefined) {
  if (config === undefined) rmSync(join(project.root, 'site.config.json'), { force: true });
  else project.write('site.config.json', config);
}

describe.each(broken)('with %s', (_what, config, says) => {
  it('build says where, what and how to mend it, exits with 1 and leaves dist/ as it was', () => {
    put(config());
    const { status, text } = run('build');
    expect(text).toMatch(says);
    expect(text).not.toMatch(/^\s+at .*:\d+/m);
    expect(status).toBe(1);
    expect(readdirSync(join(project.root, 'dist'))).toEqual(['index.html']);
    expect(project.read('dist/index.html')).toBe('the last good one');
    expect(readdirSync(join(project.root, '.cache'))).toEqual(['command']);
  });
});

describe.each([
  ['static', 'about', 'src/sections/about/About.tsx'],
  ['live', 'team', 'src/sections/team/Team.tsx'],
])('with a %s component that throws', (_kind, type, file) => {
  it('build names the section, exits with 2 and leaves dist/ as it was', () => {
    put(good);
    const whole = project.read(file);
    project.write(
      file,
      whole.replace(/\n {2}const /, "\n  if (section.id) throw new Error('Out of paint');\n  const "),
    );
    const { status, text } = run('build');
    project.write(file, whole);
    expect(text.trim()).toMatch(
      new RegExp(
        `^The section "${type}" \\(${type}\\) of / could not be rendered: Out of paint \\(${file}:\\d+:\\d+\\)\nNothing was built; dist/ is as it was\\.$`,
      ),
    );
    expect(status).toBe(2);
    expect(project.read('dist/index.html')).toBe('the last good one');
  });
});

describe.each(['dev', 'start', 'validate'])('%s', (command) => {
  it('stops at a broken config with every error at once and exit code 1', () => {
    put(change('"type": "hero"', '"type": "heroo"').replace('"footer": "plain"', '"footer": "plane"'));
    const { status, text } = run(command, ...(command === 'validate' ? [] : ['--port', '0']));
    expect(text).toContain('"heroo"');
    expect(text).toContain('"plane"');
    expect(status).toBe(1);
  });

  it('stops at a missing file with exit code 1', () => {
    put(undefined);
    const { status, text } = run(command, ...(command === 'validate' ? [] : ['--port', '0']));
    expect(text).toContain('There is no such file');
    expect(status).toBe(1);
  });
});

describe.each(['start', 'preview', 'dev'])('%s', (command) => {
  it('says that a port is taken, and how to choose another', async () => {
    put(good);
    const squatter = createServer();
    await new Promise<void>((done) => squatter.listen(0, '127.0.0.1', done));
    const { port } = squatter.address() as AddressInfo;
    const { status, text } = run(command, '--port', String(port));
    squatter.close();
    expect(text.trim()).toBe(`Port ${port} is already in use; choose another one with --port N.`);
    expect(status).toBe(2);
  });
});

it('says what it knows when a command or an option is unknown', () => {
  expect(run('biuld')).toEqual({ status: 2, text: expect.stringContaining('Commands: start') });
  expect(run('build', '--quick').status).toBe(2);
  expect(run('preview', '--port', 'many')).toEqual({ status: 2, text: expect.stringContaining('--port') });
});

it('says that there is nothing to preview before a build', () => {
  rmSync(join(project.root, 'dist'), { recursive: true });
  expect(run('preview', '--port', '0')).toEqual({ status: 2, text: expect.stringContaining('npm run build') });
});
