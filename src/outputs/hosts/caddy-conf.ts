import { comparable, folderOf } from '../../content/redirects.ts';
import { contentTypes } from './content-type.ts';
import type { HostRules } from './host-rules.ts';
import type { RedirectRule } from './redirects.ts';
import { revalidate } from './site-headers.ts';

/** The name of the file. */
export const caddyFile = 'site.caddy';

/** Directives for Caddy, which a Caddyfile imports into the block of the host, with the same responses as `npm run preview`. */
export function caddyConf({ headers, redirects, base, trailingSlash, languages }: HostRules): string {
  const everywhere = headers.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers));
  const somewhere = headers.filter(({ path }) => path !== '/*');
  const end = trailingSlash ? '/' : '';
  const leadTo = (name: string, ending: string, address: string) =>
    `route @${name} {\n${ending ? `uri strip_suffix ${ending}\n` : ''}redir * ${base}${address}{suffix} 301\n}`;
  return `# Written by the build. In a Caddyfile, import it into the block of the host, after "root * /folder/of/the/site".
map {query} {suffix} {
"" ""
default "?{query}"
}
encode gzip
${base ? `@base path ${base}\nredir @base ${base}/{suffix} 301\nhandle_path ${base}/* {` : 'handle {'}
route {
${everywhere.map(([name, value]) => `header ${name} ${quoted(value)}`).join('\n')}
header Cache-Control ${quoted(revalidate)}
@method not method GET HEAD
error @method 405
${redirects.flatMap(redirectLines).join('\n')}
@hidden {
path_regexp ${quoted('/[.]|^/(_headers|_redirects|site[.]caddy)$')}
not path /.well-known/*
}
error @hidden 404
# Each page has one address, ${trailingSlash ? 'with a slash' : 'without a slash or a file name'} at the end.
@home path /index.html
redir @home ${base}/{suffix} 301
@named {
path */index.html
file
}
${leadTo('named', '/index.html', `{path}${end}`)}
${
  trailingSlash
    ? `@bare {\nnot path */\nfile {path}/index.html\n}\n${leadTo('bare', '', '{path}/')}\n@slash {\npath */\nnot file {path}index.html\n}`
    : `@ended {\npath */\nnot path /\nfile {path}index.html\n}\n${leadTo('ended', '/', '{path}')}\n@slash {\npath */\nnot path /\n}\ntry_files {path} {path}/index.html`
}
error @slash 404
${somewhere.map(headersAt).join('\n')}
${typeLines().join('\n')}
file_server {
precompressed br gzip
disable_canonical_uris
}
}
}
handle_errors {
@unknown {
path ${base || ''}/*
expression {err.status_code} == 404
}
handle @unknown {
header Cache-Control ${quoted(revalidate)}
header Content-Type "text/html; charset=utf-8"
header -Content-Disposition
${languages.map((key) => `@${key} path ${base}/${key} ${base}/${key}/*\nrewrite @${key} /${key}/404.html`).join('\n')}
@main not path */404.html
rewrite @main /404.html
file_server
}
}
`;
}

function headersAt({ path, headers }: { path: string; headers: Record<string, string> }, at: number): string {
  const pattern = `^${literal(path).replaceAll('\\*', '.*').replace(/:\w+/g, '[^/]+')}$`;
  const lines = Object.entries(headers).map(([name, value]) => `header @headers${at} ${name} ${quoted(value)}`);
  return [`@headers${at} {\npath_regexp ${quoted(pattern)}\nfile\n}`, ...lines].join('\n');
}

/** Caddy compares decoded addresses. Targets are encoded already. */
function redirectLines({ from, to, status }: RedirectRule, at: number): string[] {
  const folder = folderOf(from);
  const address = comparable(folder ?? from);
  if (address === '' || address === '/') return [];
  const end = folder === undefined ? '/?$' : '(/.*)?$';
  return [
    `@redirect${at} path_regexp ${quoted(`^${literal(address)}${end}`)}`,
    `redir @redirect${at} ${filled(to)} ${status}`,
  ];
}

const typeLines = () =>
  Object.entries(contentTypes).flatMap(([extension, type]) => {
    const name = `type_${extension.slice(1)}`;
    return [`@${name} path *${extension}`, `header @${name} Content-Type ${quoted(type)}`];
  });

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Quotes a text. Throws if it has a line break. */
function quoted(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new Error(`This value cannot be written for Caddy: ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** Quotes a text in which Caddy would fill in what is in braces. */
const filled = (text: string) => quoted(text.replace(/[{}]/g, '\\$&'));
