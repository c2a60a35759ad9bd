import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chromiumArgs, ensureChromium, findChromium } from '../../src/cli/find-chromium.ts';

let folder: string;
let bin: string;
let env: Record<string, string>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-chromium-'));
  bin = join(folder, 'bin');
  mkdirSync(bin);
  env = { PATH: bin, HOME: join(folder, 'home') };
});

afterEach(() => rmSync(folder, { recursive: true }));

function program(path: string, script = 'exit 0', mode = 0o755): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, mode);
  return file;
}

const find = () => findChromium(env, folder);

describe('findChromium', () => {
  it('finds nothing where there is none', () => {
    expect(find()).toBeUndefined();
  });

  it('takes CHROME_PATH before all else', () => {
    program('bin/chromium');
    env.CHROME_PATH = program('mine/browser');
    expect(find()).toBe(env.CHROME_PATH);
  });

  it('resolves a relative CHROME_PATH, so that it holds in any working directory', () => {
    const mine = program('mine/browser');
    env.CHROME_PATH = relative(process.cwd(), mine);
    expect(find()).toBe(mine);
  });

  it.each([
    ['does not exist', () => join(folder, 'missing')],
    ['is a folder', () => bin],
    ['is not executable', () => program('mine/text', '', 0o644)],
  ])('says so when CHROME_PATH %s, even with a browser on the PATH', (_, path) => {
    program('bin/chromium');
    env.CHROME_PATH = path();
    expect(find).toThrow(
      `CHROME_PATH is "${env.CHROME_PATH}", which is not an executable file; correct it or unset it.`,
    );
  });

  it('takes an empty CHROME_PATH for none', () => {
    env.CHROME_PATH = '';
    const chromium = program('bin/chromium');
    expect(find()).toBe(chromium);
  });

  it('looks on the PATH for each known command, in order', () => {
    const names = ['microsoft-edge', 'chrome', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'chromium'];
    for (const name of names) {
      const added = program(`bin/${name}`);
      expect(find()).toBe(added);
    }
  });

  it('goes through every folder of the PATH, passing over what cannot run', () => {
    program('bin/chromium', '', 0o644);
    mkdirSync(join(folder, 'second/chromium'), { recursive: true });
    const third = program('third/chromium');
    env.PATH = ['', join(folder, 'absent'), bin, join(folder, 'second'), join(folder, 'third')].join(delimiter);
    expect(find()).toBe(third);
  });

  it.each([
    'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'Applications/Chromium.app/Contents/MacOS/Chromium',
    'Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    'home/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])('finds the macOS application %s', (path) => {
    const application = program(path);
    expect(find()).toBe(application);
  });

  it.each([
    'home/.cache/ms-playwright/chromium-1200/chrome-linux/chrome',
    'home/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome',
    'home/.cache/ms-playwright/chromium_headless_shell-1200/chrome-linux/headless_shell',
    'home/.cache/ms-playwright/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
    'home/Library/Caches/ms-playwright/chromium-1200/chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'home/Library/Caches/ms-playwright/chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ])('finds %s', (path) => {
    const browser = program(path);
    expect(find()).toBe(browser);
  });

  it('takes the newest of a Playwright cache by number, passing over one that is not complete', () => {
    const cache = 'home/.cache/ms-playwright';
    program(`${cache}/chromium-999/chrome-linux/chrome`);
    const newest = program(`${cache}/chromium-1187/chrome-linux/chrome`);
    mkdirSync(join(folder, cache, 'chromium-1200/chrome-linux'), { recursive: true });
    program(`${cache}/chromium_headless_shell-1300/chrome-linux/headless_shell`);
    program(`${cache}/chromium-tip-of-tree-1400/chrome-linux/chrome`);
    expect(find()).toBe(newest);
  });

  it('looks in PLAYWRIGHT_BROWSERS_PATH before the usual cache, and on the PATH before either', () => {
    program('home/.cache/ms-playwright/chromium-1200/chrome-linux/chrome');
    env.PLAYWRIGHT_BROWSERS_PATH = join(folder, 'browsers');
    const chosen = program('browsers/chromium-1100/chrome-linux/chrome');
    expect(find()).toBe(chosen);
    const onPath = program('bin/chromium');
    expect(find()).toBe(onPath);
  });
});

describe('ensureChromium', () => {
  let said: string[];
  const ensure = (isRoot: boolean) =>
    ensureChromium({ env, systemRoot: folder, isRoot, say: (line) => said.push(line) });
  const log = () =>
    existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : [];
  const note = (name: string) => `echo "$DEBIAN_FRONTEND: ${name} $*" >> "${join(folder, 'log')}"`;

  beforeEach(() => {
    said = [];
    symlinkSync(execFileSync('/bin/sh', ['-c', 'command -v env'], { encoding: 'utf8' }).trim(), join(bin, 'env'));
  });

  /** An apt-get that writes down how it was called and brings the browser. */
  function addAptGet(install: string) {
    program('bin/apt-get', `${note('apt-get')}\nif [ "$1" = install ]; then\n${install}\nfi`);
  }

  const bringsChromium = () => {
    const target = join(bin, 'chromium');
    return `printf '#!/bin/sh\\n' > "${target}"; /bin/chmod 755 "${target}"`;
  };

  it('installs nothing where a browser is found', async () => {
    addAptGet(bringsChromium());
    const chromium = program('bin/chromium');
    expect(await ensure(true)).toBe(chromium);
    expect([log(), said]).toEqual([[], []]);
  });

  it('installs Debian’s chromium as root, asking nothing, and says so', async () => {
    addAptGet(bringsChromium());
    expect(await ensure(true)).toBe(join(bin, 'chromium'));
    expect(log()).toEqual([
      'noninteractive: apt-get update',
      'noninteractive: apt-get install -y --no-install-recommends chromium',
    ]);
    expect(said).toEqual([
      'No Chromium or Chrome was found: installing Debian’s chromium, which takes a minute or two.',
    ]);
  });

  it('installs it through sudo where that asks for no password', async () => {
    addAptGet(bringsChromium());
    program('bin/sudo', `${note('sudo')}\nshift\nexec "$@"`);
    program('bin/true');
    expect(await ensure(false)).toBe(join(bin, 'chromium'));
    expect(log()).toEqual([
      ': sudo -n true',
      ': sudo -n env DEBIAN_FRONTEND=noninteractive apt-get update',
      'noninteractive: apt-get update',
      ': sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium',
      'noninteractive: apt-get install -y --no-install-recommends chromium',
    ]);
  });

  it('installs it although the update of one source fails', async () => {
    program('bin/apt-get', `if [ "$1" = update ]; then exit 100; fi\n${bringsChromium()}`);
    expect(await ensure(true)).toBe(join(bin, 'chromium'));
  });

  it.each([
    ['there is no sudo', undefined],
    ['sudo wants a password', 'exit 1'],
  ])('gives the one command on Debian when the user is not root and %s', async (_, sudo) => {
    addAptGet(bringsChromium());
    if (sudo) program('bin/sudo', sudo);
    await expect(ensure(false)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: No Chromium or Chrome was found. Install one with this command, then try again:
        sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium]
    `);
    expect(log()).toEqual([]);
  });

  it('gives the one command where there is no apt-get', async () => {
    await expect(ensure(true)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: No Chromium or Chrome was found. Install one with this command, then try again:
        npx playwright install --with-deps chromium]
    `);
  });

  it('gives the one command, and apt-get’s reason, where chromium cannot be installed', async () => {
    addAptGet('echo "Reading package lists..."; echo "E: Package has no installation candidate" >&2; exit 100');
    await expect(ensure(true)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: No Chromium or Chrome was found. Install one with this command, then try again:
        npx playwright install --with-deps chromium
      apt-get could not install chromium: E: Package has no installation candidate]
    `);
  });

  it('does not install over a CHROME_PATH that leads nowhere', async () => {
    addAptGet(bringsChromium());
    env.CHROME_PATH = '/nowhere/chrome';
    await expect(ensure(true)).rejects.toThrow('CHROME_PATH is "/nowhere/chrome"');
    expect(log()).toEqual([]);
  });
});

describe('chromiumArgs', () => {
  it('keeps the browser from talking to anybody', () => {
    expect(chromiumArgs.filter((flag) => flag !== '--no-sandbox')).toEqual([
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ]);
  });

  it.each([
    ['drops the sandbox', 'as root', 0, true],
    ['keeps the sandbox', 'as anybody else', 1000, false],
  ])('%s %s', async (_what, _who, user, dropped) => {
    const getuid = vi.spyOn(process, 'getuid').mockReturnValue(user);
    vi.resetModules();
    const fresh = await import('../../src/cli/find-chromium.ts');
    expect(fresh.chromiumArgs.includes('--no-sandbox')).toBe(dropped);
    getuid.mockRestore();
  });
});
