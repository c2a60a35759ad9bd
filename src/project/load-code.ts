import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { cacheFolder } from './cache-folder.ts';
import { codePath, packageRoot } from './package-root.ts';
import { sharedPackages } from './shared-packages.ts';

/**
 * Loads a file of code of a site, with what it imports from beside it, in any version of Node.js. What it imports from packages is not copied:
 * the builder's own is shared. Throws what the file throws, with places in the sources.
 */
export async function loadCode(file: string): Promise<{ default?: unknown }> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: file, platform: 'node', plugins: [outside], logLevel: 'silent' });
  try {
    const { output } = await bundle.generate({ format: 'esm', sourcemap: 'inline', codeSplitting: false });
    const { code } = output[0];
    const name = createHash('sha256').update(file).update(code).digest('hex').slice(0, 20);
    const made = join(cacheFolder('code'), `${name}.mjs`);
    writeFileSync(made, code);
    process.setSourceMapsEnabled(true);
    return await import(pathToFileURL(made).href);
  } finally {
    await bundle.close();
  }
}

/** The builder's entries for code that Node.js runs. */
const entries: Record<string, string> = {
  'site-from-json/schema': 'schema/index.ts',
  'site-from-json/plugin': 'schema/plugin.ts',
};

/** Leaves packages outside of the bundle, each at its place on the disk. */
const outside: Plugin = {
  name: 'outside',
  async resolveId(source, importer, { isEntry }) {
    if (isEntry || /^[./]|^node:/.test(source)) return null;
    const entry = entries[source];
    if (entry) return external(join(packageRoot, codePath(entry)));
    if (sharedPackages.some((name) => source === name || source.startsWith(`${name}/`)))
      return { id: import.meta.resolve(source), external: true };
    const found = await this.resolve(source, importer, { skipSelf: true });
    if (!found) throw new Error(`The package of "${source}" is not installed.`);
    return found.external ? found : external(found.id);
  },
};

const external = (file: string) => ({ id: pathToFileURL(file).href, external: true });
