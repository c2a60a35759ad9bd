import { folderOf } from '../../content/redirects.ts';
import type { HostRules } from './host-rules.ts';

/** A `vercel.json` for the folder of the built site. */
export function vercelConf({ headers, redirects, base, trailingSlash }: HostRules): string {
  const conf = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // The build is done: the folder is served as it is.
    buildCommand: null,
    framework: null,
    outputDirectory: '.',
    trailingSlash,
    redirects: redirects.flatMap(({ from, to, status }) => {
      const folder = folderOf(from);
      const sources = folder === undefined ? [whole(from)] : [whole(folder), `${whole(folder)}/(.*)`];
      return sources
        .filter((source) => source !== '')
        .map((source) => ({ source: base + source, destination: to, statusCode: status }));
    }),
    headers: headers.map(({ path, headers }) => ({
      source: base + literal(path).replaceAll('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(conf, undefined, 2)}\n`;
}

/** A path in the syntax of path-to-regexp, in which `:name` is a part, and other signs stand for themselves. */
const literal = (path: string) => decodeURIComponent(path).replace(/[{}()?+[\]!]/g, '\\$&');

/** The same without parts. */
const whole = (path: string) => literal(path).replace(/[:*]/g, '\\$&');
