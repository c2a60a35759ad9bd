import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { print } from '../diagnostics/safe-text.ts';
import { cacheFolder } from '../project/cache-folder.ts';
import { codeIn } from '../project/code-folder.ts';
import { displayName } from '../project/display-name.ts';
import { hash } from '../project/hash.ts';
import { isCompiled, packageRoot, packagesFolder } from '../project/package-root.ts';
import { packageNamesIn } from '../project/section-packages.ts';

/**
 * Asks once for each folder whether its code may run. Where nobody can answer, as in CI, it only says that they do. Throws if they
 * may not run.
 */
export async function askForCode(folder: string): Promise<void> {
  if (isInstalledIn(folder) || existsSync(noteOf(folder))) return;
  print(
    process.stderr,
  )`The files of ${[...codeIn(folder).map(displayName), ...packagesOf(folder)].join(', ')} run as code, in this command and in each other one for this site.`;
  const canAnswer = process.stdin.isTTY && process.stderr.isTTY;
  if (canAnswer && !/^y(es)?$/i.test((await ask('Run them? (y/N) ')).trim())) throw new Error('They were not run.');
  allowCode(folder);
}

/** Whether the config or files of a site have code run. */
export const hasCode = (folder: string): boolean => codeIn(folder).length > 0 || packagesOf(folder).length > 0;

/** The packages of section types of a site; those of the builder's own site belong to it. */
const packagesOf = (folder: string) => (folder === packageRoot ? [] : packageNamesIn(join(folder, 'site.config.json')));

/** Whether the builder is a package of the site: whoever installed it there has run the site's code already. */
const isInstalledIn = (folder: string) =>
  isCompiled && `${packagesFolder}${sep}`.startsWith(realpathSync(folder) + sep);

/** Lets the section types of a folder run without a question. */
export const allowCode = (folder: string): void => writeFileSync(noteOf(folder), '');

/** The file that is there if the section types of a folder may run. It is not in that folder, which somebody else may have filled. */
const noteOf = (folder: string) => join(cacheFolder('sites-with-code'), hash(realpathSync(folder)));

/** Returns a line from the terminal; an empty one if the input ends. */
function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.on('SIGINT', () => terminal.close());
  return new Promise<string>((answer) => {
    terminal.once('close', () => answer(''));
    terminal.question(question, answer);
  }).finally(() => terminal.close());
}
