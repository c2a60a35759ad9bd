import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// What the scripts of package.json start with, in a copy of the project.

let project: ProjectCopy;

beforeAll(() => {
  project = copyProject('command-test');
});
afterAll(() => project.remove());

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/command.mjs', ...args], {
    cwd: project.root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const bundles = () => readdirSync(join(project.root, '.cache/command'));
const valid = expect.stringContaining('site.config.json is valid');

describe('the command line', () => {
  it('is bundled once, and says the same each time', () => {
    expect(run('validate')).toEqual({ status: 0, stdout: valid, stderr: '' });
    const made = bundles();
    expect(made).toHaveLength(1);
    expect(run('validate')).toEqual({ status: 0, stdout: valid, stderr: '' });
    expect(bundles()).toEqual(made);
  });

  it('is bundled anew when its code has changed', () => {
    const file = 'src/cli/validate.ts';
    const source = project.read(file);
    project.write(file, source.replace('} is valid', '} is as it should be'));
    expect(run('validate').stdout).toContain('site.config.json is as it should be');
    project.write(file, source);
    expect(run('validate').stdout).toContain('site.config.json is valid');
  });

  it('gives the exit codes of its commands', () => {
    const config = project.read('site.config.json');
    project.write('site.config.json', config.replace('"version": 1,', ''));
    expect(run('validate').status).toBe(1);
    project.write('site.config.json', config);
    expect(run('validat')).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining('Unknown command') });
  });

  it('leaves the server for editing a server for editing', () => {
    // A bundler that has just made the bundle must not have told React that this is production.
    rmSync(join(project.root, '.cache/command'), { recursive: true });
    const file = 'src/cli/cli.ts';
    const source = project.read(file);
    project.write(file, source.replace('const [name', 'console.log("mode:", process.env.NODE_ENV);\nconst [name'));
    const { NODE_ENV: _, ...env } = process.env;
    const args = ['src/cli/command.mjs', 'validate'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: project.root, encoding: 'utf8', env });
    project.write(file, source);
    expect(stdout).toContain('mode: undefined');
    expect(stdout).toEqual(valid);
  });

  it('tells of a slip in its code with its place', () => {
    const file = 'src/cli/validate.ts';
    const source = project.read(file);
    project.write(file, source.replace('const usage = ', 'const usage == '));
    const { status, stderr } = run('validate');
    project.write(file, source);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/src\/node\/validate\.ts:\d+:\d+/);
  });

  it('runs beside the mark of an editor that has a file open', () => {
    const mark = join(project.root, 'src/node/.#cli.ts');
    symlinkSync('somebody@somewhere.1', mark);
    expect(run('validate')).toEqual({ status: 0, stdout: valid, stderr: '' });
    rmSync(mark);
  });

  it('runs where nothing can be kept', () => {
    const folder = join(project.root, '.cache');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    expect(run('validate')).toEqual({ status: 0, stdout: valid, stderr: '' });
    rmSync(folder);
  });
});
