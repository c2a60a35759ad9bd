import { comparable, folderOf } from '../../content/redirects.ts';
import { commandLine } from '../../diagnostics/command-line.ts';
import { contentTypes } from './content-type.ts';
import type { HostRules } from './host-rules.ts';
import type { RedirectRule } from './redirects.ts';
import { type HeaderRule, revalidate } from './site-headers.ts';

export interface NginxOptions extends Partial<Omit<HostRules, 'headers'>> {
  /** The folder of the built site on the server. */
  root: string;
  /** The value of nginx's `listen`: a port, an address with a port, `443 ssl`. */
  listen: string;
  /** The host names of the site, separated by spaces; `_` for any. */
  name: string;
  /** Whether nginx has the Brotli module, which sends `.br` files. */
  brotli: boolean;
  /** Whether the site has `.gz` and `.br` files. If not, nginx compresses. */
  compressed: boolean;
}

/** Returns a configuration for the http block of nginx, with the same headers, types, redirects and responses as `npm run preview`. */
export function nginxConf(
  rules: HeaderRule[],
  {
    root,
    listen,
    name,
    brotli,
    base = '',
    trailingSlash = false,
    compressed,
    languages = [],
    redirects = [],
  }: NginxOptions,
): string {
  const form = (trailingSlash ? slashed : bare)(base);
  const everywhere = rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers));
  const somewhere = byHeader(rules.filter(({ path }) => path !== '/*'));
  const types = [...textTypes()].filter((type) => type !== 'text/html').join(' ');
  const ready = ['gzip_static on', ...(brotli ? ['brotli_static on'] : [])];
  const compression = compressed ? ready : ['gzip on', `gzip_types ${types}`];
  return `# Written by \`${commandLine('nginx')}\`. Write it again after each build.
# In values, nginx writes a dollar sign only by a variable.
geo $site_dollar {
  default "$";
}
${somewhere.map(([header, places]) => mapOf(header, places)).join('\n')}
${languages.length > 0 ? notFoundMap(languages) : ''}server {
  listen ${listen};
  server_name ${name};
  server_tokens off;
  root ${filled(root)};

${everywhere.map(([header, value]) => `  add_header ${header} ${filled(value)} always;`).join('\n')}
${somewhere.map(([header]) => `  add_header ${header} $${variable(header)} always;`).join('\n')}

  types {
${[...byType()].map(([type, extensions]) => `    ${type} ${extensions.join(' ')};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${types};
${compression.map((line) => `  ${line};\n`).join('')}  gzip_vary on;
  sendfile on;
  tcp_nopush on;

  # Each page has one address, ${trailingSlash ? 'with a slash' : 'without a slash or a file name'} at the end.
  absolute_redirect off;
  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }
${base && below(base)}  location / {
${form.unended}  }
  location = / {
    try_files /index.html =404;
  }
  location = /index.html {
    return 301 ${base}/$is_args$args;
  }
  location ~ ^/_(headers|redirects)$ {
    return 404;
  }
${[...places(redirects)].map(redirect).join('')}  location ~ /\\.(?!well-known/) {
    return 404;
  }
  location ~ ^(?<page>/.+?)/$ {
${form.ended}  }
  location ~ ^(?<page>/.+?)/index\\.html$ {
${form.named}  }
  error_page 404 ${languages.length > 0 ? '$site_not_found' : '/404.html'};
}
`;
}

/** Leads to the address of a page, if there is one. */
const leadTo = (address: string, page: string) => `    if (-f $document_root${page}/index.html) {
      return 301 ${address}$is_args$args;
    }
`;
const none = '    return 404;\n';

/** What is done with an address without a slash at the end, with one, and with the name of the file. */
const bare = (base: string) => ({
  unended: '    try_files $uri $uri/index.html =404;\n',
  ended: leadTo(`${base}$page`, '$page') + none,
  named: leadTo(`${base}$page`, '$page') + none,
});
const slashed = (base: string) => ({
  unended: `${leadTo(`${base}$uri/`, '$uri')}    try_files $uri =404;\n`,
  ended: '    try_files $page/index.html =404;\n',
  named: leadTo(`${base}$page/`, '$page') + none,
});

/** Takes the base path away, before anything else is decided. What is not below it is not of the site. */
const below = (base: string) => {
  const own = base.replaceAll('.', '[.]');
  return `  # The site is at ${base}/.
  if ($request_uri ~ ^${own}([?]|$)) {
    return 301 ${base}/$is_args$args;
  }
  if ($request_uri !~ ^${own}/) {
    return 404;
  }
  rewrite ^${own}(/.*)$ $1;
`;
};

const redirect = ([place, { to, status }]: [place: string, RedirectRule]) =>
  `  location ${place} {\n    return ${status} ${filled(to)};\n  }\n`;

/** The nginx locations of redirects. Of several for an address, the first counts. nginx compares decoded addresses. */
function places(redirects: RedirectRule[]): Map<string, RedirectRule> {
  const found = new Map<string, RedirectRule>();
  for (const rule of redirects) {
    const folder = folderOf(rule.from);
    const address = comparable(folder ?? rule.from);
    const below = `${address}/`;
    const all = [`= ${quoted(address)}`, folder === undefined ? `= ${quoted(below)}` : `^~ ${quoted(below)}`];
    for (const place of address === '/' || address === '' ? [] : all) if (!found.has(place)) found.set(place, rule);
  }
  return found;
}

type Places = { path: string; value: string }[];

/** Groups the rules by header: the values of each header with their paths. */
function byHeader(rules: HeaderRule[]): [header: string, places: Places][] {
  const found = new Map<string, Places>();
  for (const { path, headers } of rules) {
    for (const [header, value] of Object.entries(headers))
      found.set(header, [...(found.get(header) ?? []), { path, value }]);
  }
  return [...found];
}

/** A map from the path to the value of a header. nginx does not send headers with an empty value. */
function mapOf(header: string, places: Places): string {
  const lines = places.map(({ path, value }) => `  ${quoted(`~${patternOf(path)}`)} ${filled(value)};`);
  const standard = header === 'Cache-Control' ? revalidate : '';
  return `map $uri $${variable(header)} {\n  default ${filled(standard)};\n${lines.join('\n')}\n}`;
}

const notFoundMap = (languages: string[]) =>
  `map $uri $site_not_found {\n  default /404.html;\n${languages.map((key) => `  ~^/${key}(/|$) /${key}/404.html;\n`).join('')}}\n`;

const variable = (header: string) => `site_${header.toLowerCase().replaceAll('-', '_')}`;

const patternOf = (path: string) => `^${path.replaceAll('.', '[.]').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`;

function byType(): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const [extension, written] of Object.entries(contentTypes)) {
    const [type = ''] = written.split(';');
    types.set(type, [...(types.get(type) ?? []), extension.slice(1)]);
  }
  return types;
}

const textTypes = () => new Set(Object.values(contentTypes).flatMap((type) => /^(.+); charset=/.exec(type)?.[1] ?? []));

/** Quotes a text in which nginx fills in nothing: a pattern, or the path of a location. Throws if it contains a line break. */
function quoted(value: string): string {
  if (/[\r\n\0]/.test(value)) throw new Error(`This value cannot be written for nginx: ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Quotes a value in which nginx would fill in variables. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of nginx
const filled = (value: string) => quoted(value).replaceAll('$', () => '${site_dollar}');
