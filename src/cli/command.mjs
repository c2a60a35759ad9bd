// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// What the commands of package.json start with. Node.js 20 reads no TypeScript, and to look up and translate hundreds of files takes
// half a second each time; so the command line becomes one file, once for each state of its code, and runs from there.

const root = resolve(import.meta.dirname, '../..');
const source = join(import.meta.dirname, 'cli.ts');

/** Modules find the project's files from where they stand themselves. */
const inPlace = {
  name: 'in-place',
  /**
   * @param {string} code
   * @param {string} id
   */
  transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
};

await import(pathToFileURL(await program()).href);

/** The file to run: the bundle's, or, where none can be made, the source with what reads it, which tells of a slip in the code. */
async function program() {
  const state = join(root, '.cache/command', stateOf(['src', 'schema', 'package-lock.json']));
  const file = join(state, 'cli.mjs');
  if (existsSync(file)) return file;
  try {
    forgetOld(dirname(state));
    await bundle(state);
    return file;
  } catch {
    // Another command may have made it meanwhile.
    if (existsSync(file)) return file;
    (await import('tsx/esm/api')).register();
    return source;
  }
}

/**
 * Stands for files as they are, by their sizes and when they were written, for where they are, and for the Node.js that runs.
 * @param {string[]} parts
 */
function stateOf(parts) {
  const hash = createHash('sha256').update(`${process.version} ${root}\n`);
  for (const part of parts) {
    const path = join(root, part);
    const files = statSync(path).isFile() ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      // Programs that edit put links into folders that lead nowhere, and take them away again.
      const found = statSync(join(path, file), { throwIfNoEntry: false });
      if (found) hash.update(`${part}/${file} ${found.size} ${found.mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * Makes a bundle; it appears whole.
 * @param {string} state
 */
async function bundle(state) {
  const { build } = await import('vite');
  // It would take what follows, such as the server for editing, for a build too.
  const { NODE_ENV } = process.env;
  const stage = `${state}.${process.pid}`;
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [inPlace],
      // What most commands need, and what comes in many files; the rest is loaded from its packages by those that use it.
      ssr: { noExternal: [/^(zod|micromark|mdast|unist|decode-named|character-entities)/] },
      build: {
        ssr: source,
        outDir: stage,
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'cli.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    renameSync(stage, state);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * Removes bundles that nothing can run from any more; a server may load its parts late.
 * @param {string} folder
 */
function forgetOld(folder) {
  const aWeekAgo = Date.now() - 7 * 24 * 3600_000;
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (statSync(join(folder, name)).mtimeMs < aWeekAgo) rmSync(join(folder, name), { recursive: true, force: true });
}
