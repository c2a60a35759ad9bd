import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mostIssues, parseSite } from '../config/check/parse-site.ts';
import { rewrite } from '../config/edit/apply-edits.ts';
import { mergeLanguage } from '../config/locales/merge-language.ts';
import { missingTexts, withMissing } from '../config/locales/missing.ts';
import { toIssues } from '../config/report/locate.ts';
import { quote } from '../config/report/show-value.ts';
import { instead } from '../config/report/suggest.ts';
import { displayName } from '../site/display-name.ts';
import { parseValue, readConfig, readValue } from '../site/read-config.ts';
import { replaceFile } from '../site/replace-file.ts';
import { readOptions, usageOf } from './options.ts';
import { type Output, refuseToWrite } from './output.ts';

/** Adds missing texts to a language file, each beside the original text. Returns 1 for files with errors. */
export async function translate(argv: string[], configFile: string, out: Output, err: Output): Promise<number> {
  const { positionals } = readOptions({ args: argv, allowPositionals: true, options: {} });
  const [key, ...others] = positionals;
  if (!key || others.length > 0) throw new Error(usageOf('translate'));
  const read = await readConfig(configFile);
  if (!read.ok) return refuseToWrite(err, [read.issue]);
  const main = parseSite(read.text, displayName(configFile));
  if (!main.ok) return refuseToWrite(err, main.issues);
  const { locales = {}, seo } = main.site;
  const locale = Object.hasOwn(locales, key) && key !== seo.lang ? locales[key] : undefined;
  if (!locale) {
    const keys = Object.keys(locales).filter((one) => one !== seo.lang);
    const fix = instead(key, keys, `Add it under "locales": { ${quote(key)}: {} }.`);
    throw new Error(`The site has no other language ${quote(key)}. ${fix}`);
  }

  const file = join(dirname(configFile), locale.file ?? `site.config.${key}.json`);
  const own = existsSync(file) ? await readValue(file) : parseValue('{}\n', displayName(file));
  if (!own.ok) return refuseToWrite(err, own.issues);
  const { source, value } = own;
  const errors = mergeLanguage(main.source.written, value).diagnostics.filter(({ severity }) => severity !== 'warning');
  if (errors.length > 0) return refuseToWrite(err, toIssues(source, errors, mostIssues));
  const missing = missingTexts(main.source.written, value);
  const filled = withMissing(main.source.written, value, missing);
  if (!existsSync(file)) await writeFile(file, textOf(filled));
  else if (missing.length > 0) await replaceFile(file, rewrite(source.text, filled));
  const count = missing.length === 1 ? '1 text is' : `${missing.length} texts are`;
  out.write(
    `${displayName(file)}: ${missing.length === 0 ? 'every text is translated' : `${count} to be translated`}.\n`,
  );
  return 0;
}

/** Formats a language file with each translation on its own line. */
const textOf = (value: unknown) =>
  `${JSON.stringify(value, null, 2).replace(/\{\s+("of": ".*"),\s+("text": "")\s+\}/g, '{ $1, $2 }')}\n`;
