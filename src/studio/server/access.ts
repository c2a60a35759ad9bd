import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { studioPath } from '../protocol.ts';

/** Whose window may be Studio: that of whoever has read the address in the terminal. */
export interface Access {
  /** The address of Studio without the origin, with the code that opens it once. */
  path(): string;
  /** Returns the cookie for a window that has the code, which is spent then. */
  enter(code: string, port: string): string | undefined;
  isKnown(headers: IncomingHttpHeaders, port: string): boolean;
}

const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Other programs, and other users of the machine, can send any request, but read neither the terminal nor the browser's cookies. The
 * cookie ends with the browser, and is worth nothing after the server has.
 */
export function createAccess(): Access {
  const session = newSecret();
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

/** Compares texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
