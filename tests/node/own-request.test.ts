import { expect, it } from 'vitest';
import { isOwnRequest } from '../../src/cli/static/own-request.ts';

const host = '127.0.0.1:4173';

it.each([
  ['a program', { host }],
  ['the address bar', { host, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['its own page', { host, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
  ['its own page, which names itself', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
  [
    'a link of another site',
    { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  ['localhost', { host: 'localhost:5173' }],
  ['the same by IPv6', { host: '[::1]:5173' }],
])('lets in %s', (_, headers) => {
  expect(isOwnRequest(headers)).toBe(true);
});

it.each([
  ['nobody', {}],
  ['a name that was pointed here', { host: 'evil.example:4173' }],
  ['a name that begins like ours', { host: 'localhost.evil.example' }],
  ['a name that ends like ours', { host: 'evil.example#127.0.0.1' }],
  ['another origin', { host, origin: 'https://evil.example' }],
  ['an origin that hides', { host, origin: 'null' }],
  ['another port', { host, origin: 'http://127.0.0.1:5000' }],
  [
    'a picture on another site',
    { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ],
  [
    'a frame on another site',
    { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ],
  ['another port’s page', { host, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
])('refuses %s', (_, headers) => {
  expect(isOwnRequest(headers)).toBe(false);
});
