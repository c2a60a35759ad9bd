import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type ReadBytes, readBytes } from './read-config.ts';

/** How long a file that seems to be half written must have been at rest to be taken as it is, and how often it is looked at, in milliseconds. */
const [rest, pause] = [200, 5];

/** Reads a config file that is being saved, once all of it is there: its end, or nothing new for a while. */
export async function readSaved(file: string): Promise<ReadBytes> {
  let seen = '';
  let since = Date.now();
  for (;;) {
    const read = await readBytes(file);
    const now = await stat(file).catch(() => undefined);
    if (read.ok && read.bytes.length === now?.size && isWhole(read.bytes)) return read;
    const state = `${now?.size} ${now?.mtimeMs}`;
    if (state !== seen) since = Date.now();
    else if (Date.now() - since >= rest) return read;
    seen = state;
    await setTimeout(pause);
  }
}

/** Whether the last sign is the bracket with which a config ends. */
function isWhole(bytes: Buffer): boolean {
  let at = bytes.length - 1;
  while (at >= 0 && (bytes[at] as number) <= 32) at--;
  return bytes[at] === 0x7d;
}
