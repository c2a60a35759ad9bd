import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../tests/ask.ts';
import { startServer } from '../tests/command.ts';
import { minimalText } from '../tests/config/minimal-config.ts';
import { serveStudio, siteFolder } from '../tests/studio/served-studio.ts';
import type { Table } from './table.ts';

const [saves, edits, first] = [500, 1000, 50];
/** With much memory to spare, Node.js collects late, and growth says nothing. */
const env = { NODE_OPTIONS: '--max-old-space-size=300' };
const text = (at: number) => `Software that lasts ${at}`;

/** Measures what the memory of the servers for editing becomes after many changes, each of which is looked at. Linux alone tells. */
export async function benchLife(): Promise<Table> {
  return {
    title: 'Memory of the servers after many changes',
    columns: ['server', 'changes', `memory after ${first} (MB)`, 'memory at the end (MB)', 'ratio', 'journal (kB)'],
    rows: [await measureDev(), await measureStudio()],
  };
}

async function measureDev(): Promise<(string | number)[]> {
  const { folder, config } = siteFolder('bench-life-dev');
  const { url, pid, stop } = await startServer(['dev', '--site', folder], { env });
  const memory = await eachTime(saves, pid, async (at) => {
    writeFileSync(config, minimalText.replace('Software that lasts', text(at)));
    while (!(await ask(url, '/')).body.includes(text(at))) await new Promise((done) => setTimeout(done, 10));
  });
  stop();
  return ['dev', saves, ...memory, '–'];
}

async function measureStudio(): Promise<(string | number)[]> {
  const { folder } = siteFolder('bench-life-studio');
  const studio = await serveStudio(folder, undefined, env);
  const path = ['routes', { id: 'home' }, 'sections', { id: 'hero' }, 'title'];
  let { state } = await studio.call('state', {});
  let expect = 'Software that lasts';
  const memory = await eachTime(edits, studio.pid, async (at) => {
    const edit = { op: 'set', path, expect, value: text(at) };
    const answer = await studio.call('edit', { base: state.hash, label: 'Title', edits: [edit] });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    ({ state } = answer);
    expect = text(at);
    await ask(studio.url, '/');
  });
  await studio.end('SIGTERM');
  const kept = join(folder, '.cache/studio');
  const sizes = readdirSync(kept, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(kept, file)).size);
  return ['studio', edits, ...memory, Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)];
}

/** Does something so many times; gives the memory of a process in MB after the first ones and at the end, and the ratio. */
async function eachTime(times: number, pid: number, does: (at: number) => Promise<void>): Promise<(string | number)[]> {
  const memory: number[] = [];
  for (let at = 1; at <= times; at++) {
    await does(at);
    memory.push(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000);
  }
  // Of ten each, as a process is collected now and then.
  const around = (end: number) => memory.slice(end - 10, end).reduce((sum, one) => sum + one / 10, 0);
  const [before, after] = [around(first), around(times)];
  return [Math.round(before), Math.round(after), (after / before).toFixed(2)];
}
