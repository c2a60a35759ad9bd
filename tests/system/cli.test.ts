import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/program.ts';
import { runCommand } from '../command.ts';
import { brokenConfig, minimalConfig, minimalText } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { writeSite } from '../served-site.ts';

// The commands of package.json as processes, for a small site in a folder of its own; a command line that starts none is read within this one.

let site: string;

beforeAll(() => {
  const files = { 'public/images/logo.svg': drawing, 'public/images/cto.svg': drawing };
  site = writeSite('cli-test', minimalConfig, { ...files, 'dist/index.html': 'the last good one' });
});
afterAll(() => rmSync(site, { recursive: true }));

/** Those whose script in package.json is this program. */
const commands = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>)
  .filter(([, script]) => script.includes('bin/site-from-json.js'))
  .map(([name]) => name);

const run = (...argv: string[]) => runCommand([...argv, '--site', site]);
/** Has a command line read that asks for help or has a mistake. */
async function read(...args: string[]) {
  const told = { text: '' };
  const write = (text: string) => (told.text += text);
  return { status: await runCommandLine(args, { writeOut: write, writeErr: write }), text: told.text };
}
const put = (config: string) => writeFileSync(join(site, 'site.config.json'), config);

const twoErrors = brokenConfig((config) => {
  config.routes[0].sections[0].type = 'heroo';
  config.routes[1].footer = 'plane';
});

/** Every command checks in the same way: one of them with each kind of mistake, and each of them with one. */
const broken: [command: string, what: string, config: string, says: RegExp][] = [
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
  ...['build', 'start', 'dev'].map((command): (typeof broken)[number] => [
    command,
    'two errors',
    twoErrors,
    /Unknown section type "heroo"[\s\S]*"plane"/,
  ]),
];

it.each(broken)(
  '%s with %s says every error at once, exits with 1 and changes nothing',
  (command, _what, config, says) => {
    put(config);
    const { status, text } = run(command, ...(['start', 'dev'].includes(command) ? ['--port', '0'] : []));
    expect(text).toMatch(says);
    expect(text).not.toMatch(/^\s+at .*:\d+/m);
    expect(status).toBe(1);
    expect(readdirSync(join(site, 'dist'))).toEqual(['index.html']);
    expect(existsSync(join(site, '.cache'))).toBe(false);
  },
);

it.each(['validate', 'build'])(
  '%s of a site without public/ says so in one error, not one for each file',
  (command) => {
    put(minimalText);
    renameSync(join(site, 'public'), join(site, 'aside'));
    const { status, text } = run(command);
    renameSync(join(site, 'aside'), join(site, 'public'));
    const message = 'There is no such folder, but the config names files in it, 3 times.';
    expect(text).toContain(`public:1:1\n  ${message} Create it beside the config, with the files.\n\n`);
    expect(text.match(/:\d+:\d+\n/g)).toHaveLength(1);
    expect([status, readdirSync(join(site, 'dist'))]).toEqual([1, ['index.html']]);
  },
);

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

describe('a command line with a mistake is answered with what is wrong and where to look, and exits with 2', () => {
  it.each<[string[], string]>([
    [['build', '--compres'], "unknown option '--compres'\n(Did you mean --compress?)"],
    [['validate', '--all=no'], "unknown option '--all=no'\n(Did you mean --all?)"],
    [['validate', '--quick'], "unknown option '--quick'"],
    [['validate', '--format'], "option '--format <format>' argument missing"],
    [['validate', '--format', 'jsn'], "argument 'jsn' is invalid. Allowed choices are text, json, github, sarif."],
    [['validate', 'one.json', 'two.json'], "too many arguments for 'validate'. Expected 1 argument but got 2."],
    [['build', '--shard', '3/2'], "argument '3/2' is invalid. Give a part and the number of parts, such as 2/4."],
    [['preview', '--port', 'many'], "argument 'many' is invalid. Give a number from 0 to 65535."],
    [['nginx', '--name', '--brotli'], 'argument \'--brotli\' is invalid. Give a value that does not begin with "-".'],
    [['build', '--site='], "option '--site <folder>' argument '' is invalid."],
    [['init'], "missing required argument 'folder'"],
    [['init', 'shop', '--from', 'resturant'], 'Allowed choices are blank, company, event, restaurant, saas.'],
  ])('%j', async (argv, says) => {
    const { status, text } = await read(...argv);
    expect(text).toMatch(/^error: /);
    expect(text).toContain(says);
    expect(text).toContain(`\nTo see its arguments and options: npm run ${argv[0]} -- --help\n`);
    expect(text).not.toMatch(/^\s+at .*:\d+/m);
    expect(status).toBe(2);
  });
});

it('a command that there is not is answered with the one that was meant and with all that there are', () => {
  const { status, text } = runCommand(['biuld']);
  expect(text).toMatch(/^error: unknown command 'biuld'\n\(Did you mean build\?\)/);
  for (const command of commands) expect(text).toContain(`\n  ${command.split(':')[0]} `);
  expect(status).toBe(2);
});

it('says that there is nothing to preview before a build', () => {
  rmSync(join(site, 'dist'), { recursive: true });
  expect(run('preview', '--port', '0')).toEqual({ status: 2, text: expect.stringContaining('npm run build') });
});

it.each(commands)('shows how %s is used', async (command) => {
  const usage = expect.stringMatching(new RegExp(`^Usage: npm run ${command} -- .*\\n\\n[A-Z][\\s\\S]*\\nOptions:\\n`));
  expect(await read(...command.split(':'), '--help')).toEqual({ status: 0, text: usage });
});

it('says to a terminal and as an exit code what it says here', async () => {
  for (const args of [['check', '--help'], ['new', 'section', '--help'], ['build', '--compres'], ['init']])
    expect(runCommand(args)).toEqual(await read(...args));
});

it('ends without a word when nothing reads its output any more', () => {
  put(twoErrors);
  const command = `("${process.execPath}" bin/site-from-json.js validate --site "${site}"; echo $? >&2) | true`;
  // 141 is the code of a command that SIGPIPE ends; it is never that of success.
  expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stderr).toMatch(/^(1|141)\n$/);
});
