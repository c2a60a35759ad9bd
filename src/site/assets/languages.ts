import type { Diagnostic, Path } from '../../config/report/issue.ts';
import { quote } from '../../config/report/show-value.ts';
import { suggest } from '../../config/report/suggest.ts';

/** Names of what is shown without colours. */
const plain = ['text', 'txt', 'plain', 'plaintext'];

/** Warns of code in a language for which there are no colours. */
export async function checkLanguage(name: string, path: Path): Promise<Diagnostic | undefined> {
  const { bundledLanguages } = await import('shiki/langs');
  if (plain.includes(name) || name in bundledLanguages) return undefined;
  const fact = `There are no colours for code in ${quote(name)}.`;
  const meant = suggest(name, Object.keys(bundledLanguages));
  const fix = meant ? `Did you mean ${quote(meant)}?` : 'Write "text" for code without colours.';
  return { path, code: 'markdown/language', fact, fix, severity: 'warning' };
}
