import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { starters } from '../src/cli/starters.ts';

// Compiles the program to `lib/`, which is what the package has of it: the same folders, with JavaScript in place of TypeScript, and the starters.
// Types are not checked here: `npm test` does that.

rmSync('lib', { recursive: true, force: true });
execFileSync('node_modules/.bin/tsc', ['-p', 'tsconfig.package.json', '--noCheck'], { stdio: 'inherit' });

const isCopied = (path: string) => path.startsWith(join('src/cli/templates')) || !/(?<!\.d)\.tsx?$/.test(path);
for (const folder of ['src', 'schema'])
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && isCopied(path)) cpSync(path, join('lib', path));
  }
for (const folder of starters.filter((name) => name !== 'company').map((name) => join('examples', name)))
  for (const part of readdirSync(folder))
    if (part !== 'art') cpSync(join(folder, part), join('lib', folder, part), { recursive: true });
// The starter "company".
for (const part of ['site.config.json', 'public']) cpSync(part, join('lib', part), { recursive: true });

// What is read of the drawings, and their license.
for (const file of ['LICENSE', 'tabler-nodes-outline.json', 'tabler-nodes-filled.json'])
  cpSync(join('node_modules/@tabler/icons', file), join('lib/tabler-icons', file));

// tsc leaves the extensions in declarations, and in addresses that are no imports.
for (const entry of readdirSync('lib', { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (path.startsWith(join('lib/src/cli/templates'))) continue;
  if (path.endsWith('.d.ts')) change(path, /(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g, '$1$2.js$1');
  else if (path.endsWith('.js')) change(path, /(new URL\('[^'\n]+)\.tsx?'/g, "$1.js'");
  else if (path.endsWith('.html')) change(path, /(src="[^"\n]+)\.tsx?"/g, '$1.js"');
}

const forSites = {
  compilerOptions: {
    ...JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions,
    paths: undefined,
    types: [],
  },
};
writeFileSync('lib/tsconfig.json', `${JSON.stringify(forSites, null, 2)}\n`);

function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed !== text) writeFileSync(file, changed);
}
