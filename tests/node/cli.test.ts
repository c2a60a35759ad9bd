import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenConfig, minimalConfig, minimalText } from '../config/minimal-config.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// The commands of package.json as processes, in a copy of the project with a small site.

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('cli-test');
  for (const image of [minimalConfig.brand.logo.src, minimalConfig.lists.team.items[0]?.image])
    project.write(
      `public${image}`,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>',
    );
  mkdirSync(join(project.root, 'dist'));
  project.write('dist/index.html', 'the last good one');
});
afterAll(() => project.remove());

function run(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', ...argv], {
    cwd: project.root,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, text: stdout + stderr };
}

const put = (config: string) => project.write('site.config.json', config);

const twoErrors = brokenConfig((config) => {
  config.routes[0].sections[0].type = 'heroo';
  config.routes[1].footer = 'plane';
});

/** Every command checks through the same door: one of them with each kind of slip, and each of them with one. */
const broken: [command: string, what: string, config: string | undefined, says: RegExp][] = [
  ['validate', 'no config', undefined, /site\.config\.json.*\n.*There is no such file/],
  [
    'validate',
    'a syntax error',
    minimalText.replace('"version": 2,', '"version": 2'),
    /site\.config\.json:2:\d+[\s\S]*comma/i,
  ],
  [
    'validate',
    'a file that is not there',
    brokenConfig((config) => (config.brand.logo.src = '/images/lgo.svg')),
    /site\.config\.json:\d+:\d+[\s\S]*lgo\.svg[\s\S]*logo\.svg/,
  ],
  ...['validate', 'build', 'start', 'dev'].map((command): (typeof broken)[number] => [
    command,
    'two errors',
    twoErrors,
    /Unknown section type "heroo"[\s\S]*"plane"/,
  ]),
];

it.each(broken)(
  '%s with %s says every error at once, exits with 1 and changes nothing',
  (command, _what, config, says) => {
    if (config === undefined) rmSync(join(project.root, 'site.config.json'), { force: true });
    else put(config);
    const { status, text } = run(command, ...(['start', 'dev'].includes(command) ? ['--port', '0'] : []));
    expect(text).toMatch(says);
    expect(text).not.toMatch(/^\s+at .*:\d+/m);
    expect(status).toBe(1);
    expect(readdirSync(join(project.root, 'dist'))).toEqual(['index.html']);
    expect(existsSync(join(project.root, '.cache'))).toBe(false);
  },
);

describe('with a component that throws', () => {
  it('build names the section, exits with 2 and leaves dist/ as it was', () => {
    put(minimalText);
    const file = 'src/sections/about/About.tsx';
    const whole = project.read(file);
    project.write(
      file,
      whole.replace(/\n {2}const /, "\n  if (section.id) throw new Error('Out of paint');\n  const "),
    );
    const { status, text } = run('build');
    project.write(file, whole);
    const says = `The section "story" (about) of /about could not be rendered: Out of paint (${file}:`;
    expect(text.trim()).toMatch(/:\d+:\d+\)\nNothing was built; dist\/ is as it was\.$/);
    expect(text).toContain(says);
    expect(status).toBe(2);
    expect(project.read('dist/index.html')).toBe('the last good one');
  });
});

describe.each(['start', 'preview', 'dev'])('%s', (command) => {
  it('says that a port is taken, and how to choose another', async () => {
    put(minimalText);
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
  for (const wrong of ['0/2', '3/2', '1']) {
    const text = `--shard wants a part and the number of parts, such as 2/4, not "${wrong}"\n`;
    expect(run('build', '--shard', wrong)).toEqual({ status: 2, text });
  }
  expect(run('preview', '--port', 'many')).toEqual({ status: 2, text: expect.stringContaining('--port') });
});

it('says that there is nothing to preview before a build', () => {
  rmSync(join(project.root, 'dist'), { recursive: true });
  expect(run('preview', '--port', '0')).toEqual({ status: 2, text: expect.stringContaining('npm run build') });
});

it('checks the config whatever has become of what earlier commands left behind', () => {
  put(twoErrors);
  for (const entry of readdirSync(join(project.root, '.cache'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), '');
  expect(run('validate')).toEqual({ status: 1, text: expect.stringContaining('"heroo"') });
});
