import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { listen } from '../../src/server/listen.ts';

/** A development server in a process of its own. */
export interface DevServer {
  url: string;
  /** The last address that it has printed: that of Studio opens it in one browser. */
  address(): string;
  stop(): Promise<void>;
}

/** Starts a program that takes a port as its last argument, and waits until it prints its address. */
export async function startServer(cwd: string, [program = '', ...args]: string[]): Promise<DevServer> {
  const { url, close } = await listen(createServer(), 0);
  await close();
  const child = spawn(program, [...args, new URL(url).port], {
    cwd,
    env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  let output = '';
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (text) => {
      output += text;
      if (output.includes(url)) done();
    });
    child.on('exit', (code) => fail(new Error(`${program} ${args.join(' ')} ended with ${code}`)));
  });
  return {
    url,
    address: () => output.match(/http:\/\/\S+/g)?.at(-1) ?? url,
    stop() {
      child.kill();
      return ended;
    },
  };
}
