import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { changedConfig } from './changed-config.ts';
import { findChromium } from './chromium.ts';

// `npm test`: every check in turn, then their sum. Each check is one test, except where a runner counts its own.

const { quick, changed } = new Command('npm test')
  .configureHelp({ commandUsage: () => 'npm test -- [options]' })
  .option('--quick', 'only what needs no build and no browser: types, lint, unused code, and the unit tests')
  .option(
    '--changed',
    'meanwhile changes all texts, lists and the theme of site.config.json: no valid change may fail a test',
  )
  .showHelpAfterError()
  .parse()
  .opts();

/** The tests in these folders start builds, servers, commands or a browser. */
const slowTests = 'tests/{sections,system}/**';

const results = '.cache/test-results';
const checks: { name: string; command: string[]; count?: () => Counts; isSlow?: boolean }[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['biome', 'check'] },
  { name: 'unused code and dependencies', command: ['knip'] },
  { name: 'config against the JSON Schema (ajv-cli)', command: ['npm', 'run', '--silent', 'ajv'], isSlow: true },
  { name: 'build of site.config.json', command: ['npm', 'run', '--silent', 'build'], isSlow: true },
  { name: 'build of the tests’ sites', command: ['tsx', 'tests/build-sites.ts'], isSlow: true },
  {
    name: quick ? 'unit tests' : 'unit and contract tests',
    command: ['vitest', 'run', ...(quick ? ['--exclude', slowTests] : [])],
    count: () => countsOf('vitest.json', vitestCounts),
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '-c', 'tests/playwright.config.ts'],
    count: () => countsOf('playwright.json', playwrightCounts),
    isSlow: true,
  },
];

interface Counts {
  passed: number;
  failed: number;
  /** What failed, and what passed at the second try: told at the end, where it is seen. */
  told?: string[];
}

rmSync(results, { recursive: true, force: true });
const env = {
  ...process.env,
  ...(!quick && { CHROME_PATH: chromium() }),
  PATH: `node_modules/.bin:${process.env.PATH}`,
};
if (changed) {
  const file = 'site.config.json';
  const kept = readFileSync(file, 'utf8');
  process.on('exit', () => writeFileSync(file, kept)).on('SIGINT', () => process.exit(130));
  writeFileSync(file, changedConfig(kept));
}
const chosen = checks.filter(({ isSlow }) => !(quick && isSlow));
const outcomes = chosen.map(({ name, command: [program = '', ...args], count }) => {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const { status } = spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const counts = count?.() ?? { passed: Number(status === 0), failed: Number(status !== 0) };
  // A runner that failed without a failing test, such as one that could not start, is a failure too.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return { name, ...counts, seconds: (performance.now() - began) / 1000 };
});

console.log('\n── summary');
for (const line of outcomes.flatMap(({ told = [] }) => told)) console.log(line);
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
}
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

/** Finds Chromium; where there is none, installs Debian's if it may. */
function chromium(): string {
  try {
    return findChromium();
  } catch (error) {
    const apt = `${process.getuid?.() === 0 ? '' : 'sudo -n '}apt-get`;
    const install = `${apt} update; ${apt} install -y --no-install-recommends chromium`;
    if (!process.env.CHROME_PATH && spawnSync('sh', ['-c', install], { stdio: 'inherit' }).status === 0)
      return findChromium();
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

/** Reads the report of a runner. One that was killed, or could not start, leaves none that can be read: a failure. */
function countsOf<Report>(file: string, read: (report: Report) => Counts): Counts {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  return read(report);
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const told = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `failed: ${relative('.', name)}: ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, told };
}

interface Suite {
  suites?: Suite[];
  specs: { file: string; title: string; tests: { status: string }[] }[];
}

function toldOf(suites: Suite[]): string[] {
  const words: Record<string, string> = { flaky: 'passed at the second try', unexpected: 'failed' };
  return suites.flatMap(({ suites = [], specs }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.flatMap(({ status }) => (words[status] ? [`${words[status]}: ${file}: ${title}`] : [])),
    ),
    ...toldOf(suites),
  ]);
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  suites: Suite[];
}

function playwrightCounts({ stats, suites }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, told: toldOf(suites) };
}
