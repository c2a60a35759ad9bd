import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Engine, findProgram, isExecutable, type Point } from './engine.ts';

/** Key names of DOM, as WebDriver writes them. */
const keys: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** What WebKit needs here: its driver, the browser that it drives, and a screen. */
export function findWebKit(): { driver: string; browser: string; screen: string } | undefined {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const browser = readdirSync('/usr/lib')
    .flatMap((folder) => ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find(isExecutable);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** Starts WebKitGTK's own small browser, by WebDriver. */
export async function openWebKit(found: NonNullable<ReturnType<typeof findWebKit>>): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const log = join(folder, 'log');
  // The driver throws away what its browser writes.
  const browser = join(folder, 'browser');
  const say = '--enable-write-console-messages-to-stdout=true';
  writeFileSync(browser, `#!/bin/sh\nexec ${found.browser} ${say} "$@" > ${log} 2>&1\n`, { mode: 0o755 });

  const screen = spawn(found.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await firstLine(screen);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    // Nothing is kept for the next run.
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
    MESA_SHADER_CACHE_DISABLE: 'true',
    // Without a graphics card this takes a third of the time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const driver = spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' });

  const ask = async (method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<never> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: browser, args: ['--automation'] };
  const start = () => ask('POST', '', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
  const { sessionId } = (await untilUp(start)) as { sessionId: string };
  const send = (path: string, body?: object) => ask('POST', `/${sessionId}${path}`, body);
  const act = (type: 'key' | 'pointer', actions: object[], pointerType?: string) =>
    send('/actions', { actions: [{ type, id: pointerType ?? type, actions, parameters: { pointerType } }] });
  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  return {
    keepsPage: false,
    open: (url) => send('/url', { url }),
    run: (act, ...args) => send('/execute/sync', { script: `return (${act})(...arguments)`, args }),
    press(way, start, ...rest) {
      const move = ([x, y]: Point) => ({ type: 'pointerMove', duration: 50, x: Math.round(x), y: Math.round(y) });
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      return act('pointer', [move(start), down as object, ...rest.map(move), up as object], way);
    },
    key: (name) => type(keys[name] ?? name),
    write: type,
    resize: (width, height) => send('/window/rect', { width, height }),
    back: () => send('/back'),
    said: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('CONSOLE')),
    async close() {
      await ask('DELETE', `/${sessionId}`).catch(() => {});
      driver.kill();
      screen.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface(stdout as NodeJS.ReadableStream)) return line;
  throw new Error('Xvfb has ended');
}

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

async function untilUp<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === 100 || !(error instanceof TypeError)) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
