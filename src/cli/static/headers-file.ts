import { validateHeaderName, validateHeaderValue } from 'node:http';

export interface HeaderRule {
  matches: RegExp;
  headers: Record<string, string>;
}

// What the connection and the body decide: a wrong value would break the answer.
const notForAuthors = new Set(
  'connection content-encoding content-length content-range date keep-alive location trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

/** Reads the text of a `_headers` file: a path pattern a line, its headers indented below it, `#` for comments. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    if (/^\S/.test(line)) rules.push({ matches: toPattern(content), headers: {} });
    else addHeader(rules.at(-1)?.headers, content);
  }
  return rules;
}

/** Collects the headers of all rules that match a path; a later rule wins over an earlier one. */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign({}, ...rules.filter((rule) => rule.matches.test(pathname)).map((rule) => rule.headers));
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/\/+$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${source}/?$`, 's');
}

function addHeader(headers: Record<string, string> | undefined, line: string): void {
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const value = line.slice(colon + 1).trim();
  if (!headers || notForAuthors.has(name) || !isHeader(name, value)) return;
  headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
}

function isHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
