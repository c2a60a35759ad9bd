import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Format, formatIssues, formats } from '../diagnostics/format.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { instead } from '../diagnostics/suggest.ts';
import { quote } from '../json/show-value.ts';
import { openProject, validateProject } from '../pipeline.ts';
import { displayName } from '../project/display-name.ts';
import { packageRoot } from '../project/package-root.ts';
import type { LoadedSite } from '../validate/load-site.ts';
import { readOptions } from './options.ts';
import type { Output } from './output.ts';
import { readSiteFolder, type SiteFolder } from './site-folder.ts';

/** Runs the validate command. Returns 0 if the config is valid, 1 if not, 2 if it could not be read. */
export async function validate(
  argv: string[],
  out: Output = process.stdout,
  { folder, configFile, publicDir }: SiteFolder = readSiteFolder([], packageRoot, undefined).site,
): Promise<number> {
  const options = optionsOf(argv);
  const { format, strict, all } = options;
  const file = options.file ?? displayName(configFile);
  const beside = join(dirname(resolve(file)), 'public');
  const files = options.file && existsSync(beside) ? beside : publicDir;
  const loaded = await validateProject(await openProject({ folder, configFile: file, publicDir: files }));
  const found = loaded.ok ? loaded.warnings : loaded.issues;
  const issues = found.flatMap(({ parts, ...issue }) => (all && parts ? parts : [issue]));
  const color = out.isTTY === true && !process.env.NO_COLOR;
  const text = formatIssues(issues, { format, color });
  const forPeople = format === 'text' || format === 'github';
  out.write(forPeople ? `${text}${text && '\n'}${summary(file, loaded, issues)}\n` : text);
  if (issues.some(({ code }) => ['file/directory', 'file/unreadable'].includes(code))) return 2;
  return loaded.ok && !(strict && issues.length > 0) ? 0 : 1;
}

function optionsOf(args: string[]) {
  const { values, positionals } = readOptions({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      strict: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  });
  const { format, strict, all } = values;
  if (positionals.length > 1) throw new Error(`Give one file, not ${positionals.length}.`);
  if (!isFormat(format)) throw new Error(`There is no format ${quote(format)}. ${instead(format, formats, '')}`);
  return { file: positionals[0], format, strict, all };
}

const isFormat = (name: string): name is Format => (formats as readonly string[]).includes(name);

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
