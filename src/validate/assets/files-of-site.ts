import { type Registry, registryFor } from '../../../schema/registry.ts';
import { type Content, fillContent } from '../../content/content.ts';
import { fillLists } from '../../content/fill-lists.ts';
import { languageFilesOf } from '../../project/languages/language-files.ts';
import { mergeLanguage } from '../../project/languages/merge-language.ts';
import { collectFileReferences } from './file-references.ts';

/**
 * Returns the files that a config names, by path from its folder: language files, those of `content/` and those of `public/`. They need not
 * exist. `languages` are the contents of the language files by name, which name files too.
 */
export function filesOfSite(
  base: Registry,
  main: unknown,
  languages: Readonly<Record<string, unknown>>,
  content: Content,
): Set<string> {
  const files = new Set<string>();
  const registry = registryFor(base, main);
  const withLists = (config: unknown, main?: unknown) => {
    const lists = fillLists(registry, config, content, main);
    for (const name of lists.files) files.add(name);
    return lists.value;
  };
  const add = (config: unknown) => {
    const filled = fillContent(registry, config, content);
    for (const { name } of filled.files.values()) files.add(name);
    for (const { address } of collectFileReferences(registry, filled.value))
      if (address.startsWith('/')) files.add(`public${address}`);
  };
  const whole = withLists(main);
  add(whole);
  for (const { name } of languageFilesOf(main)) {
    files.add(name);
    if (languages[name] !== undefined) add(mergeLanguage(whole, withLists(languages[name], whole)).value);
  }
  return files;
}
