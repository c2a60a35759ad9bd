import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Issue } from '../diagnostics/issue.ts';
import { decodeConfig } from './read-config.ts';

/** The folder with the Markdown files, tables and lists of a site, beside its config. */
export const contentFolder = (siteFolder: string) => join(siteFolder, 'content');

export interface ReadContent {
  content: Map<string, string>;
  issues: Issue[];
}

/**
 * Reads the Markdown, CSV and JSON files of a site, by path relative to its config, and the names of the files in `public/`. Returns issues
 * for files that are not UTF-8. Does not follow links.
 */
export async function readContent(siteFolder: string): Promise<ReadContent> {
  const content = new Map<string, string>();
  const issues: Issue[] = [];
  const nameOf = ({ parentPath, name }: Dirent) => relative(siteFolder, join(parentPath, name)).split(sep).join('/');
  for (const entry of await filesIn(contentFolder(siteFolder))) {
    if (!/\.(md|csv|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const read = decodeConfig(file, await readFile(file));
    if (!read.ok) issues.push(read.issue);
    // A file that cannot be read is there, but nothing more is told of it.
    const text = read.ok ? read.text.replace(/^\ufeff/, '') : '–';
    content.set(nameOf(entry), text);
  }
  for (const entry of await filesIn(join(siteFolder, 'public'))) content.set(nameOf(entry), '');
  return { content, issues };
}

const filesIn = async (folder: string): Promise<Dirent[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile());
