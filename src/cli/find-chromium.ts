import { spawn } from 'node:child_process';
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

type Environment = Record<string, string | undefined>;

/** What `ensureChromium` needs of the machine that it runs on. */
export interface Machine {
  env: Environment;
  /** Where system-wide applications are looked for. */
  systemRoot: string;
  isRoot: boolean;
  /** Tells the person at the terminal why the next step takes a while. */
  say: (line: string) => void;
}

const isRoot = process.getuid?.() === 0;

/** The flags for a headless browser that talks to nobody but the page under test. */
export const chromiumArgs: string[] = [
  // Chromium refuses to start as root with its sandbox on, and root is what containers run as.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** First the one without windows: the same engine, in which each page costs half. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/** Finds an installed Chromium, Chrome or Edge; throws where CHROME_PATH is set and leads to none. */
export function findChromium(env: Environment = process.env, systemRoot = '/'): string | undefined {
  if (env.CHROME_PATH) {
    const chosen = resolve(env.CHROME_PATH);
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${env.CHROME_PATH}", which is not an executable file; correct it or unset it.`);
  }
  const home = env.HOME ?? homedir();
  return (
    commands.map((command) => findOnPath(command, env)).find((path) => path !== undefined) ??
    [systemRoot, home]
      .flatMap((top) => applications.map((name) => join(top, `Applications/${name}.app/Contents/MacOS/${name}`)))
      .find(isExecutable) ??
    [env.PLAYWRIGHT_BROWSERS_PATH, join(home, '.cache/ms-playwright'), join(home, 'Library/Caches/ms-playwright')]
      .flatMap((cache) => (cache ? playwrightBrowsers(cache) : []))
      .find(isExecutable)
  );
}

/** Finds a Chromium, or installs Debian's where it may; else rejects with the one command to run. */
export async function ensureChromium(machine: Partial<Machine> = {}): Promise<string> {
  const { env = process.env, systemRoot = '/', say = console.error } = machine;
  const found = findChromium(env, systemRoot);
  if (found) return found;

  const missing = 'No Chromium or Chrome was found. Install one with this command, then try again:\n  ';
  const fromPlaywright = 'npx playwright install --with-deps chromium';
  if (!findOnPath('apt-get', env)) throw new Error(missing + fromPlaywright);

  const asRoot = machine.isRoot ?? isRoot;
  if (!asRoot && (await run('sudo', ['-n', 'true'], env)).status !== 0) {
    throw new Error(`${missing}sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium`);
  }

  say('No Chromium or Chrome was found: installing Debian’s chromium, which takes a minute or two.');
  const [command = '', ...prefix] = [
    ...(asRoot ? [] : ['sudo', '-n']),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
  ];
  // One broken source makes the update fail, though chromium may still be installable: the install decides.
  await run(command, [...prefix, 'update'], env);
  const install = await run(command, [...prefix, 'install', '-y', '--no-install-recommends', 'chromium'], env);
  const installed = findChromium(env, systemRoot);
  if (installed) return installed;
  throw new Error(`${missing}${fromPlaywright}\napt-get could not install chromium: ${install.lastLine}`);
}

function findOnPath(command: string, env: Environment): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => resolve(folder, command)).find(isExecutable);
}

/** Lists where browsers would lie in a Playwright cache: the full ones first, the newest of each kind first. */
function playwrightBrowsers(cache: string): string[] {
  const revisions = (prefix: string) =>
    list(cache)
      .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)));
  return [...revisions('chromium-'), ...revisions('chromium_headless_shell-')].flatMap((revision) =>
    list(join(cache, revision)).flatMap((platform) =>
      [
        'chrome',
        'Chromium.app/Contents/MacOS/Chromium',
        'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
        'headless_shell',
        'chrome-headless-shell',
      ].map((program) => join(cache, revision, platform, program)),
    ),
  );
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function run(command: string, args: string[], env: Environment): Promise<{ status: number; lastLine: string }> {
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-4000);
      });
    }
    const finish = (status: number) => done({ status, lastLine: output.trim().split('\n').at(-1) ?? '' });
    child.on('error', () => finish(127));
    child.on('close', (code) => finish(code ?? 1));
  });
}
