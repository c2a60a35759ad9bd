import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Issue } from '../diagnostics/issue.ts';
import { decodeConfig } from './read-config.ts';

/** The folder with the Markdown files of a site, beside its config. */
export const contentFolder = (siteFolder: string) => join(siteFolder, 'content');

export interface ReadContent {
  content: Map<string, string>;
  issues: Issue[];
}

/** Reads the Markdown files of a site, by path relative to its config. Returns issues for files that are not UTF-8. Does not follow links. */
export async function readContent(siteFolder: string): Promise<ReadContent> {
  const content = new Map<string, string>();
  const issues: Issue[] = [];
  const entries = await readdir(contentFolder(siteFolder), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue;
    const file = join(entry.parentPath, entry.name);
    const read = decodeConfig(file, await readFile(file));
    if (!read.ok) issues.push(read.issue);
    // A file that cannot be read is there, but nothing more is told of it.
    const text = read.ok ? read.text.replace(/^\ufeff/, '') : '–';
    content.set(relative(siteFolder, file).split(sep).join('/'), text);
  }
  return { content, issues };
}
