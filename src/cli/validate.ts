import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Format, formatIssues } from '../diagnostics/format.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { type Output, print } from '../diagnostics/safe-text.ts';
import { openProject, validateProject } from '../pipeline.ts';
import { displayName } from '../project/display-name.ts';
import type { LoadedSite } from '../validate/load-site.ts';
import { fix as fixFiles } from './fix.ts';
import { type SiteFolder, siteFolder } from './site-folder.ts';

interface Options {
  format?: Format;
  strict?: boolean;
  all?: boolean;
  /** Makes each certain edit, and shows what changes; with `write`, writes it. */
  fix?: boolean;
  write?: boolean;
}

/** Checks a site, or another file in its place. Returns 0 if the config is valid, 1 if not, 2 if it could not be read. */
export async function validate(
  given: string | undefined,
  { format = 'text', strict, all, fix, write }: Options = {},
  { folder, configFile, publicDir }: SiteFolder = siteFolder(),
  out: Output = process.stdout,
): Promise<number> {
  const file = given ?? displayName(configFile);
  const beside = join(dirname(resolve(file)), 'public');
  const files = given && existsSync(beside) ? beside : publicDir;
  const project = await openProject({ folder, configFile: file, publicDir: files });
  const loaded = await (fix ? fixFiles(project, write ?? false, out) : validateProject(project));
  const found = loaded.ok ? loaded.warnings : loaded.issues;
  const issues = found.flatMap(({ parts, ...issue }) => (all && parts ? parts : [issue]));
  const color = out.isTTY === true && !process.env.NO_COLOR;
  const text = formatIssues(issues, { format, color });
  const forPeople = format === 'text' || format === 'github';
  out.write(text);
  if (forPeople && text) print(out)``;
  if (forPeople) print(out)`${summary(file, loaded, issues)}`;
  if (issues.some(({ code }) => ['file/directory', 'file/unreadable'].includes(code))) return 2;
  return loaded.ok && !(strict && issues.length > 0) ? 0 : 1;
}

function summary(file: string, loaded: LoadedSite, issues: Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.length - errors;
  const more = warnings > 0 ? count(warnings, 'warning') : '';
  const name = displayName(file);
  if (!loaded.ok) {
    const files = [...new Set(issues.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])))];
    return `${[count(errors, 'error'), more].filter(Boolean).join(' and ')} in ${files.length > 3 ? count(files.length, 'file') : files.join(', ')}`;
  }
  const { routes } = loaded.site;
  const sections = routes.reduce((sum, route) => sum + route.sections.length, 0);
  return `${name} is valid: ${count(routes.length, 'route')}, ${count(sections, 'section')}${more && `; ${more}`}`;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
