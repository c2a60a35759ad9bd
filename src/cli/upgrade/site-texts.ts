import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Issue } from '../../diagnostics/issue.ts';
import { mostIssues, toIssues } from '../../diagnostics/locate.ts';
import { codeIn } from '../../project/code-folder.ts';
import { displayName } from '../../project/display-name.ts';
import { languageFilesOf } from '../../project/languages/language-files.ts';
import { parseValue, readConfig } from '../../project/read-config.ts';
import { checkVersion, migrate } from '../../validate/rules/version.ts';
import { syntaxIssue } from './code.ts';
import { configName } from './config-steps.ts';
import type { SiteTexts } from './step.ts';

export type ReadSite = { ok: true; site: SiteTexts } | { ok: false; issues: Issue[] };

/** Reads the files of a site that an upgrade may change, without running its code, or returns what is wrong with them. */
export async function readSiteTexts(folder: string): Promise<ReadSite> {
  const texts = new Map<string, string>();
  const issues: Issue[] = [];
  const read = async (path: string, isJson = false): Promise<unknown> => {
    const file = await readConfig(join(folder, path));
    const parsed = file.ok && isJson ? parseValue(file.text, displayName(join(folder, path))) : undefined;
    if (!file.ok) issues.push(file.issue);
    else if (parsed && !parsed.ok) issues.push(...parsed.issues);
    else texts.set(path, file.text);
    if (!parsed?.ok) return undefined;
    if (path !== configName) return parsed.value;
    const { diagnostic } = checkVersion(migrate(parsed.value).value);
    if (diagnostic) issues.push(...toIssues(parsed.source, [diagnostic], mostIssues));
    return parsed.value;
  };

  const config = await read(configName, true);
  const names = ['package.json', ...languageFilesOf(config).map(({ name }) => name)];
  for (const name of names) if (existsSync(join(folder, name))) await read(name, true);
  const others = [...(existsSync(join(folder, 'tsconfig.json')) ? ['tsconfig.json'] : []), ...codeFiles(folder)];
  for (const name of others) await read(name);
  const site = { folder, texts };
  issues.push(...[...texts.keys()].flatMap((name) => syntaxIssue(site, name) ?? []));
  return issues.length > 0 ? { ok: false, issues } : { ok: true, site };
}

/** The paths of the files in the code of a site, from its folder. */
const codeFiles = (folder: string): string[] =>
  codeIn(folder).flatMap((path) => {
    if (!statSync(path).isDirectory()) return [relative(folder, path)];
    const entries = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return entries
      .filter((name) => /\.([cm]?[jt]sx?|css|json)$/.test(name) && !/(^|[/\\])node_modules[/\\]/.test(name))
      .map((name) => `${relative(folder, path)}/${name}`.split(sep).join('/'))
      .sort();
  });
