import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isOwnRequest } from '../../cli/request.ts';
import { tokenHeader } from '../protocol.ts';

/**
 * Says whether a request may change something: it comes from a page of this very server, which says so itself, as JSON, and with the
 * token that only Studio's page has been given.
 */
export function mayWrite(headers: IncomingHttpHeaders, token: string): boolean {
  const { host, origin, 'content-type': type = '', [tokenHeader]: given = '' } = headers;
  const isOwn = isOwnRequest(headers) && origin === `http://${host}`;
  const isJson = /^application\/json(; ?charset=utf-8)?$/i.test(type);
  return isOwn && isJson && isSame(String(given), token);
}

/** Whether a browser asks for a page of its own window: no script, frame or program gets here. */
export const isVisit = ({ 'sec-fetch-mode': mode, 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean =>
  mode === 'navigate' && destination === 'document';

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
