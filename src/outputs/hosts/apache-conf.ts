import { comparable, folderOf } from '../../content/redirects.ts';
import { contentTypes } from './content-type.ts';
import type { HostRules } from './host-rules.ts';
import type { RedirectRule } from './redirects.ts';
import { revalidate } from './site-headers.ts';

/** An `.htaccess` for Apache 2.4 with its modules headers, rewrite, mime and deflate, with the same responses as `npm run preview`. */
export function apacheConf({ headers, redirects, base, trailingSlash, languages }: HostRules): string {
  const everywhere = headers.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers));
  const somewhere = headers.filter(({ path }) => path !== '/*');
  const isPage = `RewriteCond %{DOCUMENT_ROOT}${base}/$1/index.html -f\n`;
  return `# Written by the build. Apache reads it where AllowOverride permits All.${base && `\n# The files of the site belong into the folder ${base.slice(1)} of the host.`}
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
AddDefaultCharset utf-8
ErrorDocument 404 ${base}/404.html
${languages.map((key) => `<If "%{THE_REQUEST} =~ m#^\\S+ ${literal(base)}/${key}(/|\\s|\\?)#">\n  ErrorDocument 404 ${base}/${key}/404.html\n</If>\n`).join('')}
${everywhere.map(([name, value]) => `Header always set ${name} ${quoted(value)}`).join('\n')}
Header always set Cache-Control ${quoted(revalidate)}
${somewhere.map(({ path, headers }) => headersAt(base + path, headers)).join('\n')}

${typeLines().join('\n')}
AddOutputFilterByType DEFLATE ${textTypes().join(' ')}

RewriteEngine On
RewriteBase ${base}/
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
${base && `# Apache skips the folder itself unless it is told not to.\nRewriteOptions AllowNoSlash\nRewriteCond %{REQUEST_URI} =${base}\nRewriteRule ^ ${base}/ [R=301,L]\n`}# An error has its own page.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]
${redirects.flatMap(redirectLines).join('')}RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule ^_(headers|redirects)$ - [R=404,L]
# Each page has one address, ${trailingSlash ? 'with a slash' : 'without a slash or a file name'} at the end.
RewriteRule ^index\\.html$ ${base}/ [R=301,L]
${isPage}RewriteRule ^(.+)/index\\.html$ ${base}/$1${trailingSlash ? '/' : ''} [R=301,L]
RewriteRule ^$ index.html [END]
${isPage}${
  trailingSlash
    ? `RewriteRule ^(.+[^/])$ ${base}/$1/ [R=301,L]\n${isPage}RewriteRule ^(.+)/$ $1/index.html [END]`
    : `RewriteRule ^(.+)/$ ${base}/$1 [R=301,L]\n${isPage}RewriteRule ^(.+[^/])$ $1/index.html [END]`
}
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,L]
`;
}

function headersAt(path: string, headers: Record<string, string>): string {
  const pattern = `^${literal(path).replaceAll('\\*', '.*').replace(/:\w+/g, '[^/]+')}$`;
  const lines = Object.entries(headers).map(([name, value]) => `  Header always set ${name} ${quoted(value)}\n`);
  return `<If "%{REQUEST_URI} =~ m#${pattern}# && -f %{REQUEST_FILENAME}">\n${lines.join('')}</If>`;
}

/** Apache compares decoded addresses. Targets are encoded already. */
function redirectLines({ from, to, status }: RedirectRule): string[] {
  const folder = folderOf(from);
  const address = comparable(folder ?? from).slice(1);
  if (address === '') return [];
  const end = folder === undefined ? '/?$' : '(/.*)?$';
  const target = to.replace(/[%$\\]/g, '\\$&');
  return [`RewriteRule ${argument(`^${literal(address)}${end}`)} ${argument(target)} [R=${status},L,NE,QSD]\n`];
}

const typeLines = () =>
  Object.entries(contentTypes).map(([extension, type]) => {
    const [name = ''] = type.split(';');
    return `AddType ${name} ${extension}${/charset/.test(type) ? `\nAddCharset utf-8 ${extension}` : ''}`;
  });

const textTypes = () => [
  ...new Set(Object.values(contentTypes).flatMap((type) => /^(.+); charset=/.exec(type)?.[1] ?? [])),
];

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Quotes a pattern or a target of a rewrite, in which backslashes stay. */
const argument = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** Quotes a value. Throws if it has a line break. */
function quoted(value: string): string {
  if (/[\r\n\0]/.test(value)) throw new Error(`This value cannot be written for Apache: ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
