import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatIssues } from '../config/format-issue.ts';
import { buildSite } from './build.ts';
import { writeSchema } from './json-schema.ts';
import { listen } from './listen.ts';
import { createStaticServer } from './static-server.ts';
import { validate } from './validate.ts';

const root = resolve(import.meta.dirname, '../..');
const outDir = resolve(root, 'dist');

const commands: Record<string, (argv: string[]) => Promise<number | undefined>> = { start, build, preview, validate, schema, pictures };

/** Validates, builds and serves. */
async function start(argv: string[]) {
  const port = portOf(argv);
  // A taken port is better learnt before a build than after it.
  await (await listen(createStaticServer({ root: outDir }), port)).close();
  const code = await build([]);
  return code === 0 ? serve(port) : code;
}

/** Builds `dist/` from the config; 1 if the config has errors. */
async function build(argv: string[]) {
  parseArgs({ args: argv, options: {} });
  const began = performance.now();
  const result = await buildSite({ configFile: resolve(root, 'site.config.json'), publicDir: resolve(root, 'public'), outDir });
  if (!result.ok) {
    process.stderr.write(formatIssues(result.issues, { color: process.stderr.isTTY }));
    process.stderr.write('\nNothing was built; dist/ is as it was.\n');
    return 1;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Built ${result.pages} pages in ${seconds} s: dist/`);
  return 0;
}

/** Serves `dist/` as a static host would. */
async function preview(argv: string[]) {
  return serve(portOf(argv));
}

/** Writes the JSON Schema of the config. */
async function schema(argv: string[]) {
  parseArgs({ args: argv, options: {} });
  await writeSchema(resolve(root, 'schema/site.schema.json'));
  console.log('Wrote schema/site.schema.json');
  return 0;
}

/** Takes the README's pictures of `dist/`. */
async function pictures(argv: string[]) {
  parseArgs({ args: argv, options: {} });
  const { takePictures } = await import('./pictures.ts');
  for (const file of await takePictures(outDir, resolve(root, '.github/pictures'))) console.log(file);
  return 0;
}

async function serve(port: number): Promise<undefined> {
  const { url } = await listen(createStaticServer({ root: outDir }), port);
  console.log(`Serving dist/ at ${url}`);
}

function portOf(argv: string[]): number {
  const { port = '4173' } = parseArgs({ args: argv, options: { port: { type: 'string' } } }).values;
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65535) throw new Error(`--port wants a number from 0 to 65535, not "${port}"`);
  return number;
}

const [name = '', ...argv] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}`);
  process.exitCode = await command(argv);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
