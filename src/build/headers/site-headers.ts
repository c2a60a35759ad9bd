import { contentPolicy } from './content-policy.ts';

/** Headers for the files that a path stands for: `*` is any text, `:name` a part without slashes. No two rules name the same header for one file. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The caching of everything whose name does not change with its content. */
export const revalidate = 'public, max-age=0, must-revalidate';

const keepForEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };

// What the site uses itself is not named: playing its film, in full screen too, and writing to the clipboard.
const withheld =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb'.split(
    ' ',
  );

/** Every header that a host is to send for a site whose pages have these inline scripts: the one place that says so. */
export function siteHeaders(inlineScripts: string[]): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentPolicy(inlineScripts),
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': withheld.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { path: '/assets/:file', headers: keepForEver },
    { path: '/assets/logos/:file', headers: keepForEver },
    { path: '/assets/pictures/:file', headers: keepForEver },
    { path: '/assets/training/:file', headers: { 'Content-Disposition': 'attachment' } },
  ];
}
