import type { IncomingHttpHeaders } from 'node:http';
import { isOwnRequest } from '../../server/request.ts';
import { tokenHeader } from '../protocol.ts';
import { isSame } from './access.ts';

/** Returns whether a request comes from Studio: it has the server's own origin, the type JSON, and the token of Studio's page. */
export function mayWrite(headers: IncomingHttpHeaders, token: string): boolean {
  const { host, origin, 'content-type': type = '', [tokenHeader]: given = '' } = headers;
  const isOwn = isOwnRequest(headers) && origin === `http://${host}`;
  const isJson = /^application\/json(; ?charset=utf-8)?$/i.test(type);
  return isOwn && isJson && isSame(String(given), token);
}

/** Returns whether a request is a navigation of a browser window, and not from a script, a frame or another program. */
export const isVisit = ({ 'sec-fetch-mode': mode, 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean =>
  mode === 'navigate' && destination === 'document';
