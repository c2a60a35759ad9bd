import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fillLists } from '../content/fill-lists.ts';
import { instead } from '../diagnostics/advice.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import { mostIssues, toIssues } from '../diagnostics/locate.ts';
import { type Output, print } from '../diagnostics/safe-text.ts';
import { siteOption } from '../diagnostics/site-option.ts';
import { rewrite } from '../json/edit/apply-edits.ts';
import { pathText } from '../json/place-names.ts';
import { quote } from '../json/show-value.ts';
import { isSame } from '../json/values.ts';
import { displayName } from '../project/display-name.ts';
import { languageFilesOf } from '../project/languages/language-files.ts';
import { mergeLanguage } from '../project/languages/merge-language.ts';
import { missingTexts, withMissing } from '../project/languages/missing.ts';
import { listsAlong, withIds } from '../project/languages/name-items.ts';
import { isOrphan, orphansOf, withoutOrphans } from '../project/languages/orphans.ts';
import { parseValue, readConfig, readValue } from '../project/read-config.ts';
import { readContent } from '../project/read-content.ts';
import { loadRegistry } from '../project/registry.ts';
import { replaceFiles } from '../project/replace-file.ts';
import { parseSite } from '../validate/parse-site.ts';
import { refuse } from './output.ts';
import type { SiteFolder } from './site-folder.ts';

/**
 * Adds missing texts to a language file, each beside the original text, and ids to the items of the config that it has to name. What the
 * config no longer has is named, and removed with `write`. Returns 1 for files with errors.
 */
export async function translate(
  key: string,
  { folder, configFile, write }: Pick<SiteFolder, 'folder' | 'configFile'> & { write?: boolean | undefined },
  out: Output = process.stdout,
  err: Output = process.stderr,
): Promise<number> {
  const read = await readConfig(configFile);
  if (!read.ok) return refuse(err, [read.issue]);
  const registry = await loadRegistry(folder, configFile);
  const { content } = await readContent(folder);
  const main = parseSite(registry, read.text, displayName(configFile), undefined, content);
  if (!main.ok) return refuse(err, main.issues);
  const { source: mainSource } = main;
  const { written, listsElsewhere = [] } = mainSource;
  const languages = languageFilesOf(written);
  const language = languages.find((one) => one.key === key);
  if (!language) {
    const keys = languages.map((one) => one.key);
    const { hint } = instead(key, keys, `Add it under "locales": { ${quote(key)}: {} }.`);
    throw new Error(`The site has no other language ${quote(key)}. ${hint}`);
  }

  const file = join(dirname(configFile), language.name);
  const isNew = !existsSync(file);
  const own = isNew ? parseValue('{}\n', displayName(file)) : await readValue(file);
  if (!own.ok) return refuse(err, own.issues);
  const { source, value } = own;
  const lists = fillLists(registry, value, content, written);
  const { diagnostics } = mergeLanguage(written, lists.value, key, siteOption(mainSource.file));
  const errors = diagnostics.filter((one) => one.severity !== 'warning' && !isOrphan(one, lists.value));
  if (errors.length > 0) return refuse(err, toIssues(source, errors, mostIssues));
  const missing = missingTexts(registry, written, lists.value, { main: listsElsewhere, own: lists.paths });
  const unnamed = listsAlong(
    written,
    missing.map(({ path }) => path),
  );
  const withNames = withIds(written, unnamed, [value]);
  const filled = withMissing(withNames, value, missing);
  const orphans = orphansOf(withNames, fillLists(registry, filled, content, written).value, lists.paths);
  const next = write ? withoutOrphans(filled, orphans) : filled;
  // The file itself, in which the items of some lists are not.
  const config: unknown = JSON.parse(mainSource.text);
  const named = withIds(config, unnamed, [value]);
  const needsIds = !isSame(named, config);
  if (needsIds && main.warnings.some(({ code }) => code === 'version/older'))
    throw new Error(
      `${mainSource.file} has an older version. Run ${commandLine('upgrade', `--write${siteOption(mainSource.file)}`)} first.`,
    );
  await replaceFiles([
    ...(needsIds ? [{ file: configFile, content: rewrite(mainSource.text, named) }] : []),
    ...(isNew ? [{ file, content: asText(filled) }] : []),
    ...(isNew || isSame(next, value) ? [] : [{ file, content: rewrite(source.text, next) }]),
  ]);
  if (needsIds) print(out)`${mainSource.file}: items that ${displayName(file)} names have ids now.`;
  if (orphans.length > 0) {
    if (write) print(out)`Removed from ${displayName(file)}, as the config no longer has it:`;
    else
      print(
        out,
      )`The config no longer has these of ${displayName(file)}. ${commandLine('translate', `${key} --write${siteOption(mainSource.file)}`)} removes them:`;
    for (const { path, value } of orphans) print(out)`  ${pathText(path)}: ${JSON.stringify(value)}`;
  }
  const count = missing.length === 1 ? '1 text is' : `${missing.length} texts are`;
  print(out)`${displayName(file)}: ${missing.length === 0 ? 'every text is translated' : `${count} to be translated`}.`;
  return 0;
}

/** Formats a language file with each translation on its own line. */
const asText = (value: unknown) =>
  `${JSON.stringify(value, null, 2).replace(/\{\s+("of": ".*"),\s+("text": "")\s+\}/g, '{ $1, $2 }')}\n`;
