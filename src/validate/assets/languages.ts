import { suggest } from '../../../schema/suggest.ts';
import { didYouMean } from '../../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';

/** Names for code without syntax highlighting. */
const plain = ['text', 'txt', 'plain', 'plaintext'];

/** Warns of a code language without syntax highlighting. */
export async function checkLanguage(name: string, path: Path): Promise<Diagnostic | undefined> {
  const { bundledLanguages } = await import('shiki/langs');
  if (plain.includes(name) || name in bundledLanguages) return undefined;
  const message = `There is no syntax highlighting for ${quote(name)}.`;
  const meant = suggest(name, Object.keys(bundledLanguages));
  const advice = didYouMean(meant, 'Write "text" for code without highlighting.');
  return { path, code: 'markdown/language', message, ...advice, severity: 'warning' };
}
