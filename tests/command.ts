import { spawn, spawnSync } from 'node:child_process';
import { freePort } from './free-port.ts';

interface Where {
  /** A copy of the project, whose program is run; the project itself unless given. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Another user who runs it. */
  uid?: number | undefined;
}

/** What Node.js is given before the name of a command. */
export const programArguments = ['bin/site-from-json.js'];

/** Runs a command as a process, and gives its exit code and all that it wrote. */
export function runCommand(argv: string[], { cwd, env, uid }: Where = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...programArguments, ...argv], {
    ...(cwd && { cwd }),
    ...(uid && { uid, gid: uid }),
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, text: stdout + stderr };
}

/** Starts a command that serves, at a free port unless one is given, and waits until it does. */
export async function startServer(argv: string[], { cwd, env, uid }: Where = {}, given?: number) {
  const port = given ?? (await freePort());
  const server = spawn(process.execPath, [...programArguments, ...argv, '--port', String(port)], {
    ...(cwd && { cwd }),
    ...(uid && { uid, gid: uid }),
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const host = argv.includes('--host') ? argv[argv.indexOf('--host') + 1] : '127.0.0.1';
  const url = `http://${host}:${port}`;
  let output = '';
  await new Promise<void>((done, fail) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        output += text;
        if (output.includes(url)) done();
      });
    server.on('exit', (code) => fail(new Error(`${argv.join(' ')} ended with ${code}: ${output}`)));
  });
  return {
    url,
    pid: Number(server.pid),
    /** Takes what the server has written since the last time. */
    takeOutput() {
      const taken = output;
      output = '';
      return taken;
    },
    output: () => output,
    /** The last address that it has printed. */
    address: () => output.match(/http:\/\/\S+/g)?.at(-1) ?? url,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    stop: (signal?: NodeJS.Signals) => server.kill(signal),
  };
}
