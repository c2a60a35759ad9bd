import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { createFile } from '../../project/replace-file.ts';
import { studioPath } from '../protocol.ts';

/** Whose window may be Studio: that of whoever has read the address in the terminal. */
export interface Access {
  /** The address of Studio without the origin, with the code that opens it once. */
  path(): string;
  /** Returns the cookie for a window that has the code, which is spent then. */
  enter(code: string, port: string): string | undefined;
  isKnown(headers: IncomingHttpHeaders, port: string): boolean;
}

/** Where Studio keeps the texts that it has replaced: nobody else's business, whatever the rights of the site's folder are. */
export const studioCache = (siteFolder: string): string => join(siteFolder, '.cache/studio');

const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Other programs, and other users of the machine, can send any request, but read neither the terminal nor the browser's cookies. The
 * cookie ends with the browser. Its secret lies in the folder that nobody else can read, so that a window with changes that are not saved
 * goes on when the server is started again.
 */
export async function createAccess(siteFolder: string): Promise<Access> {
  const cacheDir = studioCache(siteFolder);
  await mkdir(cacheDir, { recursive: true });
  await chmod(cacheDir, 0o700);
  const session = await readSecret(join(cacheDir, 'session'));
  let code = newSecret();
  // Cookies are those of a host, whatever the port, and another site may be open in Studio too.
  const nameOf = (port: string) => `studio-${port}`;
  return {
    path: () => `${studioPath}?code=${code}`,
    enter(given, port) {
      if (!isSame(given, code)) return undefined;
      code = newSecret();
      return `${nameOf(port)}=${session}; HttpOnly; SameSite=Strict; Path=${studioPath}`;
    },
    isKnown: ({ cookie = '' }, port) =>
      cookie.split('; ').some((one) => {
        const [name, value = ''] = one.split('=', 2);
        return name === nameOf(port) && isSame(value, session);
      }),
  };
}

async function readSecret(file: string): Promise<string> {
  await createFile(file, newSecret()).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const secret = await readFile(file, 'utf8');
  return secret.length === newSecret().length ? secret : newSecret();
}

/** Compares texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
