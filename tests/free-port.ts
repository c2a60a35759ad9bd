import { createServer } from 'node:http';
import { listen } from '../src/server/listen.ts';

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  const { url, close } = await listen(createServer(), 0);
  await close();
  return Number(new URL(url).port);
}
