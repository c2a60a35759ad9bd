import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import type { Issue } from '../diagnostics/issue.ts';
import { diskError } from '../project/disk-error.ts';
import { displayName } from '../project/display-name.ts';
import { packageRoot } from '../project/package-root.ts';
import { listen } from '../server/listen.ts';
import { asksForHelp, readOptions, usageOf, usages } from './options.ts';
import { linkPackages, readSiteFolder, type SiteFolder } from './site-folder.ts';

// Each command loads its modules when it runs, so that `validate` does not load a bundler.
const commands: Record<string, (argv: string[], site: SiteFolder) => Promise<number | undefined>> = {
  start,
  dev,
  gallery,
  studio,
  build,
  preview,
  nginx,
  validate,
  migrate,
  translate,
  diff,
  init,
  schema,
  ajv,
  lint,
  'new:section': addSection,
};

/** Checks the config and the files that it names. */
async function validate(argv: string[], site: SiteFolder) {
  const command = await import('./validate.ts');
  return command.validate(argv, process.stdout, site);
}

/** Shows how an older config changes to the current version; with `--write` writes it. */
async function migrate(argv: string[], { configFile }: SiteFolder) {
  const command = await import('./migrate.ts');
  return command.migrate(argv, process.stdout, process.stderr, { configFile });
}

/** Adds the missing texts to the file of another language, for translation. */
async function translate(argv: string[], site: SiteFolder) {
  const command = await import('./translate.ts');
  return command.translate(argv, site, process.stdout, process.stderr);
}

/** Describes the changes of the config since the last commit, or between two files or revisions. */
async function diff(argv: string[], site: SiteFolder) {
  const command = await import('./diff.ts');
  return command.diff(argv, site);
}

/** Creates a folder with a new site from a starter. */
async function init(argv: string[]) {
  const command = await import('./init.ts');
  return command.init(packageRoot, argv);
}

/** Validates, builds and serves. */
async function start(argv: string[], site: SiteFolder) {
  const port = portOf(argv);
  await checkPort(port);
  const code = await build([], site);
  return code === 0 ? serve(port, site) : code;
}

/** Serves the site during editing. Errors in the config are reported before the server starts. */
async function dev(argv: string[], site: SiteFolder) {
  return serveForEditing(argv, site, 'development');
}

/** Serves all section types with examples and their JSON. */
async function gallery(argv: string[], site: SiteFolder) {
  return serveForEditing(argv, site, 'gallery');
}

/** Serves the site with Studio, which also starts if the config has errors. */
async function studio(argv: string[], site: SiteFolder) {
  return serveForEditing(argv, site, 'studio');
}

const studioPage = 'src/studio/app/main.tsx';
/** The packages of Studio's worker. If they are not listed, Vite discovers them late and reloads the page. */
const workerPackages = ['vscode-json-languageservice', 'vscode-languageserver-textdocument'];

/** Lets Studio open quickly: Vite prepares its packages and modules in advance. */
const studioOptions = {
  optimizeDeps: { entries: [studioPage], include: workerPackages },
  environments: { client: { dev: { warmup: [studioPage] } } },
};

async function serveForEditing(argv: string[], site: SiteFolder, mode: 'development' | 'gallery' | 'studio') {
  const port = portOf(argv, 5173);
  const { openProject, validateProject } = await import('../pipeline.ts');
  const project = await openProject(site);
  const { registry } = project;
  if (mode !== 'studio') {
    const loaded = await validateProject(project);
    if (!loaded.ok) return refuse(loaded.issues, '');
  }
  await checkPort(port);
  // With NODE_ENV=production in the environment, Vite would reload the page after each change.
  process.env.NODE_ENV = 'development';
  const publicDir = mode === 'gallery' ? (await import('../server/gallery.ts')).galleryFiles(site) : site.publicDir;
  const [vite, { devPlugins }] = await Promise.all([import('vite'), import('../server/vite-plugin.ts')]);
  const plugins = devPlugins({
    registry,
    site,
    ...(mode === 'gallery' && { source: (await import('../server/gallery.ts')).gallerySource }),
    ...(mode === 'studio' && (await import('../studio/server/studio.ts')).studioFor(registry, site)),
  });
  const made = [join(site.folder, 'dist'), join(site.folder, '.cache')].map((folder) => join(folder, '**'));
  // Temporary files of Studio, which are then renamed.
  const beside = join(site.folder, '**/.*.part');
  const server = await vite.createServer({
    root: packageRoot,
    mode,
    plugins,
    publicDir,
    // Each kind of server has its own cache, as servers that run at the same time would replace each other's packages.
    cacheDir: join(site.folder, '.cache/vite', mode),
    ...(mode === 'studio' && studioOptions),
    server: {
      port,
      strictPort: true,
      watch: { ignored: [...made, beside] },
      fs: { allow: [packageRoot, site.folder] },
    },
  });
  await server.listen();
  const what = {
    development: ['the site for editing', ''],
    gallery: ['every section type', '/gallery'],
    studio: ['Studio', '/__studio'],
  }[mode];
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  console.log(`Serving ${what[0]} at ${origin}${what[1]}`);
  return undefined;
}

/** Builds `dist/`, or a part of it with `--shard 2/4`. `--compress` also writes `.br` and `.gz` files. Returns 1 if the config has errors. */
async function build(argv: string[], site: SiteFolder) {
  const options = { shard: { type: 'string' }, compress: { type: 'boolean' } } as const;
  const { shard, compress } = readOptions({ args: argv, options }).values;
  const part = shard === undefined ? undefined : shardOf(shard);
  const began = performance.now();
  const { openProject } = await import('../pipeline.ts');
  const project = await openProject(site);
  const { buildSite } = await import('../build/build.ts');
  const { outDir } = site;
  const dist = `${displayName(outDir)}/`;
  const untouched = `Nothing was built; ${dist} is unchanged.`;
  const result = await buildSite(project, { outDir, compress, ...(part && { shard: part }) }).catch((error) => {
    console.error(`${messageOf(error)}\n${untouched}`);
    return undefined;
  });
  if (!result) return 2;
  if (!result.ok) return refuse(result.issues, untouched);
  if (result.warnings.length > 0) await printIssues(result.warnings);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Built ${result.pages} ${result.pages === 1 ? 'page' : 'pages'} in ${seconds} s: ${dist}`);
  return 0;
}

/** Serves `dist/` like a static host. */
async function preview(argv: string[], site: SiteFolder) {
  const port = portOf(argv);
  await findBuilt(site);
  return serve(port, site);
}

/** Prints an nginx configuration that serves `dist/`, or the folder of `--root`, like `preview`. */
async function nginx(argv: string[], site: SiteFolder) {
  const { values } = readOptions({
    args: argv,
    options: {
      root: { type: 'string', default: site.outDir },
      listen: { type: 'string', default: '80' },
      name: { type: 'string', default: '_' },
      brotli: { type: 'boolean', default: false },
    },
  });
  const { nginxConf } = await import('../outputs/hosts/nginx-conf.ts');
  const compressed = existsSync(join(site.outDir, 'index.html.gz'));
  const headers = await builtHeaders(site);
  const languages = readdirSync(site.outDir).filter((name) => existsSync(join(site.outDir, name, '404.html')));
  const { parseRedirectsFile } = await import('../outputs/hosts/redirects.ts');
  const file = join(site.outDir, '_redirects');
  const redirects = existsSync(file) ? parseRedirectsFile(readFileSync(file, 'utf8')) : [];
  process.stdout.write(nginxConf(headers, { ...values, compressed, languages, redirects }));
  return 0;
}

/** Returns the headers of the built site, with the hashes of its inline scripts in the Content-Security-Policy. */
async function builtHeaders(site: SiteFolder) {
  await findBuilt(site);
  const { inlineScripts, siteHeaders, parseSources } = await import('../outputs/hosts/site-headers.ts');
  const { downloadsOf } = await import('../../schema/registry.ts');
  const { loadRegistry } = await import('../project/registry.ts');
  const downloads = downloadsOf(await loadRegistry(site.folder));
  const read = (file: string) => readFileSync(join(site.outDir, file), 'utf8');
  const scripts = inlineScripts(read('404.html'));
  return siteHeaders({ scripts, downloads, sources: parseSources(read('_headers')) });
}

/** Throws if there is no built site. Restores one that an interrupted build has moved away. */
async function findBuilt({ outDir }: SiteFolder): Promise<void> {
  const { recover } = await import('../build/stage.ts');
  recover(outDir);
  if (!existsSync(outDir)) throw new Error(`There is no ${displayName(outDir)}/ yet. Run npm run build first.`);
}

/** Writes the JSON Schema of the config. */
async function schema(argv: string[], { folder, schemaFile }: SiteFolder) {
  readOptions({ args: argv, options: {} });
  const { writeSchema } = await import('../project/write-schema.ts');
  const { loadRegistry } = await import('../project/registry.ts');
  await writeSchema(await loadRegistry(folder), schemaFile);
  console.log(`Wrote ${displayName(schemaFile)}`);
  return 0;
}

/** Validates the config against its JSON Schema with ajv-cli. */
async function ajv(argv: string[], { configFile, schemaFile }: SiteFolder) {
  if (!existsSync(schemaFile))
    throw new Error(`There is no ${displayName(schemaFile)} yet. Run npm run schema, with the same --site.`);
  const formats = ['--spec=draft2020', '-c', 'ajv-formats', '-c', './schema/ajv-vocabulary.cjs'];
  return runProgram(
    'ajv',
    packageRoot,
    'validate',
    ...formats,
    '-s',
    schemaFile,
    '-d',
    displayName(configFile),
    ...argv,
  );
}

/** Checks the code of the builder, or of a site's own section types, with Biome. */
async function lint(argv: string[], { folder }: SiteFolder) {
  if (folder === packageRoot) return runProgram('biome', packageRoot, 'check', ...argv);
  if (!existsSync(join(folder, 'sections')))
    throw new Error(`${displayName(folder)} has no section types of its own that could be checked.`);
  // Biome fails if it reads the Git ignore files of another folder.
  const options = [`--config-path=${packageRoot}`, '--vcs-enabled=false'];
  return runProgram('biome', folder, 'check', ...options, 'sections', ...argv);
}

/** Runs a program of a package, and returns its exit code. */
const runProgram = (name: string, cwd: string, ...args: string[]) =>
  spawnSync(resolve(packageRoot, 'node_modules/.bin', name), args, { cwd, stdio: 'inherit' }).status ?? 2;

/** Writes a new section type, formats it, and updates the JSON Schema in a new process, which loads the type. */
async function addSection(argv: string[], { folder }: SiteFolder) {
  const { values, positionals } = readOptions({
    args: argv,
    allowPositionals: true,
    options: { live: { type: 'boolean', default: false } },
  });
  const [type, ...others] = positionals;
  if (!type || others.length > 0) throw new Error(usageOf('new:section'));
  const { newSection, prepareSite } = await import('./new-section.ts');
  const ofSite = folder !== packageRoot;
  const { loadRegistry } = await import('../project/registry.ts');
  const files = await newSection(
    await loadRegistry(folder),
    folder,
    ofSite ? 'sections' : 'src/sections',
    type,
    values,
  );
  if (ofSite) await prepareSite(folder);
  const { site } = readSiteFolder(ofSite ? ['--site', folder] : [], packageRoot, undefined);
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: packageRoot, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!ofSite) run(resolve(packageRoot, 'node_modules/.bin/biome'), 'check', '--write', ...files);
  run(process.execPath, ...process.execArgv, resolve(packageRoot, 'src/cli/cli.ts'), 'schema', '--site', folder);
  console.log([...files, site.schemaFile].map((file) => `Wrote ${displayName(file)}`).join('\n'));
  const option = ofSite ? ` -- --site ${displayName(folder)}` : '';
  console.log(
    `To see it: npm run gallery${option}. After changes of its keys: npm run schema${option} (npm run dev does it automatically).`,
  );
  return 0;
}

async function serve(port: number, { outDir }: SiteFolder): Promise<undefined> {
  const { createStaticServer } = await import('../server/static-server.ts');
  const { url } = await listen(createStaticServer(outDir), port);
  console.log(`Serving ${displayName(outDir)}/ at ${url}`);
}

/** Throws if a port is in use, before any other work. */
async function checkPort(port: number): Promise<void> {
  await (await listen(createServer(), port)).close();
}

async function refuse(issues: Issue[], outcome: string): Promise<number> {
  await printIssues(issues);
  process.stderr.write(`${outcome}\n`);
  return 1;
}

async function printIssues(issues: Issue[]): Promise<void> {
  const { formatIssues } = await import('../diagnostics/format.ts');
  process.stderr.write(`${formatIssues(issues, { color: process.stderr.isTTY })}\n`);
}

function shardOf(text: string) {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new Error(`--shard needs a part and the number of parts, such as 2/4, not "${text}"`);
  return { index, count };
}

function portOf(argv: string[], standard = 4173): number {
  const { port = String(standard) } = readOptions({ args: argv, options: { port: { type: 'string' } } }).values;
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    throw new Error(`--port needs a number from 0 to 65535, not "${port}"`);
  return number;
}

function messageOf(error: unknown): string {
  return diskError(error) ?? (error instanceof Error ? error.message : String(error));
}

// A program that reads only the beginning of the output, such as `head`, ends the command: as other commands are ended by SIGPIPE.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 141);
  });

const [name = '', ...given] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}`);
  if (asksForHelp(given)) process.stdout.write(usages[name] ?? '');
  else {
    const { site, argv } = readSiteFolder(given, packageRoot, process.env.SITE, name !== 'studio');
    linkPackages(site, packageRoot);
    process.exitCode = await command(argv, site);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
