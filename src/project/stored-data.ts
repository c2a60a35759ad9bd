import { join } from 'node:path';
import type { Loading } from '../../schema/loading.ts';
import { readCache, writeCache } from './cache-file.ts';
import { cacheFolder } from './cache-folder.ts';
import { hash } from './hash.ts';

/** Data from elsewhere. */
export interface StoredData {
  /** Undefined if it could never be loaded. */
  value?: unknown;
  /** Why it could not be loaded now. The value is then the last one. */
  error?: string;
  /** When the value was loaded. */
  loadedAt?: Date;
}

/** In seconds: how long data is used again unless its author says otherwise, and how long loading it may take. */
const [usualAge, longest] = [3600, 30];

interface Stored {
  loadedAt: number;
  /** What loaded it. */
  code: string;
  value: unknown;
}

/**
 * Returns data that is loaded at most every `maxAge` seconds by the same `code`, and kept for the times when it cannot be loaded. `key`
 * tells data from other data. Never throws.
 */
export async function loadStored(
  key: unknown,
  code: string,
  load: (loading: Loading) => unknown,
  maxAge = usualAge,
): Promise<StoredData> {
  const file = join(cacheFolder('data'), `${hash(JSON.stringify(key)).slice(0, 20)}.json`);
  const stored = readCache<Stored>(file);
  const loadedAt = stored && new Date(stored.loadedAt);
  if (stored?.code === code && Date.now() - stored.loadedAt < maxAge * 1000) return { value: stored.value, loadedAt };
  try {
    const value = asJson(await within(longest, load));
    writeCache(file, { loadedAt: Date.now(), code, value } satisfies Stored);
    return { value, loadedAt: new Date() };
  } catch (error) {
    const reason = error instanceof Error ? causesOf(error) : String(error);
    return stored ? { value: stored.value, loadedAt, error: reason } : { error: reason };
  }
}

/** As the data comes from a file the next time. Throws if it is no JSON. */
function asJson(value: unknown): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error('nothing was returned');
  return JSON.parse(text);
}

/** `fetch` says what went wrong only in the cause of its error. */
function causesOf(error: Error): string {
  const { message, cause } = error;
  const below = cause instanceof Error ? causesOf(cause) : '';
  return below && !message.includes(below) ? `${message}: ${below}` : message;
}

async function within(seconds: number, load: (loading: Loading) => unknown): Promise<unknown> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const late = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error(`it took longer than ${seconds} s`)));
  });
  return Promise.race([load({ signal }), late]);
}
