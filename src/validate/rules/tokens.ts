import type { Registry } from '../../../schema/registry.ts';
import { suggest } from '../../../schema/suggest.ts';
import { builtinTokens, isTokenValue, placeholders, placeholdersOf, tokenRecords } from '../../content/tokens.ts';
import type { Advice } from '../../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { oneOf, quote } from '../../json/show-value.ts';
import { isObject, valueAt } from '../../json/values.ts';

// A word with the braces around it. The limits keep the search fast on any text.
const braced = /(\$?\{{0,9})([ \t]{0,9})([a-zA-Z][\w-]*)([ \t]{0,9})(\}{0,9})/g;
type Braced = [whole: string, open: string, before: string, name: string, after: string, close: string];

/** The names of tokens in a place: those of the site, and the fields of a page's item. */
export interface Tokens {
  names: ReadonlySet<string>;
  fields: ReadonlySet<string>;
  registry: Registry;
}

const isToken = (name: string, { names, fields }: Tokens) => names.has(name) || fields.has(name);

/** Checks the words in braces of a text: each must be a token, or a placeholder of this text. */
export function* checkTokens(text: string, path: Path, tokens: Tokens): Iterable<Diagnostic> {
  const own = placeholdersOf(tokens.registry, path);
  const isKnown = (name: string) => own.includes(name) || isToken(name, tokens);
  const isUneven = text.split('{').length !== text.split('}').length;
  for (const match of text.matchAll(braced)) {
    const [whole, open, before, name, after, close] = match as unknown as Braced;
    const start = match.index + (open ? 0 : before.length);
    const end = match.index + whole.length - (close ? 0 : after.length);
    const written = text.slice(start, end);
    const at = { from: start, to: end };
    const token = `{${name}}`;
    if (isKnown(name) && isMalformed(match as unknown as Braced, isUneven)) {
      const advice: Advice = isTokenValue(path)
        ? { hint: `Write the value of ${token} instead.` }
        : { hint: `Write ${token}.`, edit: { op: 'set', value: token } };
      yield { path, at, code: 'token/form', message: `${quote(written)} is not a valid token.`, ...advice };
    } else if (whole.includes(token) && !whole.includes(`{${token}}`) && !own.includes(name)) {
      const from = match.index + whole.indexOf(token);
      const diagnostic = judge(token, name, path, own, tokens);
      if (diagnostic) yield { ...diagnostic, at: { from, to: from + token.length } };
    }
  }
  for (const { 0: written, 1: name = '', index } of text.matchAll(otherNames)) {
    if (/^[a-zA-Z][\w-]*$/.test(name) || isKnown(name.trim())) continue;
    if (name.startsWith('item.') && tokens.fields.size === 0) {
      const message = `${quote(written).slice(1, -1)} is a field of an item, but this page is not the page of an item.`;
      const hint = 'Name the list whose items have these pages in the route, such as "each": "posts".';
      yield { path, at: { from: index, to: index + written.length }, code: 'token/item', message, hint };
      continue;
    }
    const meant = Object.keys(builtinTokens).find((token) => builtinTokens[token]?.includes(name));
    const message = `Unknown token ${quote(written).slice(1, -1)}.`;
    const advice = meant
      ? otherToken(meant)
      : name.startsWith('item.')
        ? nearTokens(name, [], tokens.fields)
        : nearTokens(name, own, tokens.names, tokens.fields);
    yield {
      path,
      at: { from: index, to: index + written.length },
      code: 'token/unknown',
      message,
      ...advice,
      needs: 'tokens',
    };
  }
}

/** Words in single braces that cannot be the name of a token, but look like one. */
const otherNames = /(?<!\{)\{([$%#@]?[\p{L}\p{N}_ \t][\p{L}\p{M}\p{N}_. \t-]{0,60}%?)\}(?!\})/gu;

const otherToken = (name: string): Advice => ({
  hint: `Did you mean {${name}}?`,
  edit: { op: 'set', value: `{${name}}` },
});

function nearTokens(name: string, own: string[], ...sets: ReadonlySet<string>[]): Advice {
  const meant = [own, ...sets].flatMap((names) => suggest(name, names) ?? [])[0];
  if (meant !== undefined) return otherToken(meant);
  const names = [...own, ...sets.flatMap((set) => [...set])];
  const all = names.length > 0 ? `Use ${oneOf(names).replaceAll(/"([^"]+)"/g, '{$1}')}. ` : '';
  return { hint: `${all}To show braces, write {{ and }}.` };
}

function judge(token: string, name: string, path: Path, own: string[], tokens: Tokens): Diagnostic | undefined {
  if (isToken(name, tokens)) {
    if (!isTokenValue(path)) return undefined;
    const message = `The token ${token} is in the value of another token.`;
    return { path, code: 'token/nested', message, hint: `Write the value of ${token} instead.` };
  }
  const unset = Object.hasOwn(builtinTokens, name) && builtinTokens[name];
  if (unset) {
    const message = `The token ${token} is the value of ${unset.join(' and ')}, which this config does not have.`;
    return { path, code: 'token/unset', message, hint: `Add it, or remove ${token}.`, needs: 'set tokens' };
  }
  const place = Object.keys(placeholders).filter((key) => placeholders[key]?.includes(name));
  const advice =
    place.length > 0
      ? { hint: `It is only available in ${place.join(' and ')}.` }
      : nearTokens(name, own, tokens.names, tokens.fields);
  const message = `Unknown token ${quote(token).slice(1, -1)}.`;
  return { path, code: 'token/unknown', message, ...advice, needs: 'tokens' };
}

/** Whether the braces around a token's name are wrong, and do not belong to other words. */
function isMalformed([, open, before, , after, close]: Braced, isUneven: boolean): boolean {
  if (open.length === 0 || open.replace('$', '').length !== close.length) return isUneven && open + close !== '';
  return open !== '{' || before !== '' || after !== '';
}

/** Checks that no token of the config has the name of a built-in token, or of another one. */
export function* checkTokenNames(site: unknown): Iterable<Diagnostic> {
  const taken = new Map(Object.entries(builtinTokens).map(([name, paths]) => [name, paths.join(' and ')]));
  for (const record of tokenRecords) {
    const names = valueAt(site, record);
    for (const name of isObject(names) ? Object.keys(names) : []) {
      const path = [...record, name];
      const diagnostic = { path, at: 'key' as const, code: 'token/taken', hint: 'Choose another name.' };
      const meaning = taken.get(name);
      if (meaning)
        yield { ...diagnostic, message: `The token {${name}} exists already: it is the value of ${meaning}.` };
      else if (Object.values(placeholders).flat().includes(name))
        yield {
          ...diagnostic,
          message: `The name ${quote(name)} is reserved: {${name}} is filled in by the running site.`,
        };
      else taken.set(name, [...record, name].join('.'));
    }
  }
}
