import type { IncomingHttpHeaders } from 'node:http';

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Says whether a request to a server on this machine comes from its own pages, from the address bar or from a program. A page elsewhere
 * may lead here by a link, and no more: it could point its own name at 127.0.0.1 (DNS rebinding), or ask for what opens an editor.
 */
export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const { host = '', origin } = headers;
  if (!thisMachine.test(host)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const site = headers['sec-fetch-site'];
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site === undefined || site === 'same-origin' || site === 'none' || isVisit;
}
