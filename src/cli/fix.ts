import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Issue } from '../diagnostics/issue.ts';
import { mend } from '../diagnostics/mend.ts';
import { type Output, print } from '../diagnostics/safe-text.ts';
import type { Project } from '../pipeline.ts';
import { displayName } from '../project/display-name.ts';
import { readConfig } from '../project/read-config.ts';
import { replaceFiles } from '../project/replace-file.ts';
import { createSiteLoader, type LoadedSite } from '../validate/load-site.ts';
import { diffOf } from './output.ts';

/** A round may bring to light what an error hid, such as a misspelt key after a missing comma. */
const mostRounds = 20;

/**
 * Makes the certain edits of a config and of the files beside it, checks again until nothing changes, and shows the difference. With
 * `mayWrite`, writes all changed files, or none if one of them has changed meanwhile. Returns what a check says of the new texts.
 */
export async function fix(
  { registry, configFile: file, publicDir }: Project,
  mayWrite: boolean,
  out: Output,
): Promise<LoadedSite> {
  const config = await readConfig(file);
  if (!config.ok) return { ok: false, issues: [config.issue] };
  const main = resolve(file);
  const texts = new Map([[main, { before: config.text, text: config.text }]]);
  const loader = createSiteLoader(registry, file, publicDir);
  const check = () => {
    const names = [...texts].map(([path, { text }]) => [relative(dirname(main), path).split(sep).join('/'), text]);
    return loader.check(texts.get(main)?.text ?? '', Object.fromEntries(names));
  };
  let loaded = await check();
  for (let round = 0; round < mostRounds; round++) {
    let hasChanged = false;
    for (const [path, issues] of certain(loaded)) {
      const known = texts.get(path) ?? (await readText(path));
      const text = mend(known.text, issues, !path.endsWith('.md'));
      if (text === known.text) continue;
      texts.set(path, { ...known, text });
      hasChanged = true;
    }
    if (!hasChanged) break;
    loaded = await check();
  }
  const changed = [...texts].filter(([, { before, text }]) => text !== before);
  const fileName = (path: string) => displayName(path === main ? file : path);
  for (const [path, { before, text }] of changed) out.write(diffOf(fileName(path), before, text));
  if (mayWrite)
    await replaceFiles(
      changed.map(([file, { before, text }]) => ({ file, content: text, expected: Buffer.from(before) })),
    );
  const names = changed.map(([path]) => fileName(path)).join(' and ');
  if (changed.length === 0) print(out)`There is nothing that a certain edit would fix.`;
  else if (mayWrite) print(out)`Wrote ${names}.`;
  else print(out)`Nothing was written. To write it, add --write. With these changes:`;
  return loaded;
}

async function readText(path: string) {
  const before = await readFile(path, 'utf8');
  return { before, text: before };
}

/** The issues with an edit that needs no person to choose it, by file. */
function certain(loaded: LoadedSite): Map<string, Issue[]> {
  const byFile = new Map<string, Issue[]>();
  for (const issue of loaded.ok ? loaded.warnings : loaded.issues) {
    const path = resolve(issue.file);
    if (issue.edit && !issue.edit.isChoice) byFile.set(path, [...(byFile.get(path) ?? []), issue]);
  }
  return byFile;
}
