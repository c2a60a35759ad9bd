import type { HeaderRule } from './site-headers.ts';

/** The rules as a `_headers` file, which Netlify, Cloudflare Pages and `npm run preview` read. */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n\n')}\n`;
}
