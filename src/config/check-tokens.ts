import type { Finding, Path } from './issue.ts';
import { quote } from './show-value.ts';
import { instead } from './suggest.ts';
import { builtinTokens, isTokenValue, placeholders, tokenPattern } from './token-names.ts';

/** Checks the words in braces of a text: each must be a token, or a placeholder that this text may have. */
export function* checkTokens(text: string, path: Path, tokens: Set<string>): Iterable<Finding> {
  if (!text.includes('{')) return;
  const own = placeholders[path.join('.')] ?? [];
  for (const [whole, name = ''] of text.matchAll(tokenPattern)) {
    if (own.includes(name)) continue;
    if (tokens.has(name)) {
      if (!isTokenValue(path)) continue;
      const remedy = `Write here what ${whole} stands for.`;
      yield {
        path,
        code: 'token/nested',
        fact: `The token ${whole} stands in a text that is a token's value itself.`,
        remedy,
      };
      continue;
    }
    const place = Object.keys(placeholders).filter((key) => placeholders[key]?.includes(name));
    const known = [...own, ...tokens];
    const remedy =
      place.length > 0
        ? `It is filled only in ${place.join(' and ')}.`
        : instead(name, known, 'Remove it.').replaceAll(/"([^"]+)"/g, '{$1}');
    yield { path, code: 'token/unknown', fact: `Unknown token ${quote(whole).slice(1, -1)}.`, remedy };
  }
}

/** Checks that a token of the editor's own takes no name that has a meaning already. */
export function checkTokenName(name: string): Finding | undefined {
  const path = ['tokens', name];
  const remedy = 'Choose another name.';
  if (Object.hasOwn(builtinTokens, name)) {
    const fact = `The token {${name}} is there already: it stands for ${builtinTokens[name]}.`;
    return { path, at: 'key', code: 'token/taken', fact, remedy };
  }
  if (!Object.values(placeholders).flat().includes(name)) return undefined;
  const fact = `The name ${quote(name)} is taken: {${name}} is filled while the site runs.`;
  return { path, at: 'key', code: 'token/taken', fact, remedy };
}
