import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, newPage } from '../browser.ts';
import { freePort } from '../free-port.ts';

// What `npm pack` makes, installed in an empty folder of another user, with an empty home: nothing of the repository is there.

/** Root may write everything, so another user runs the commands. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;
const user = uid ? { uid, gid: uid } : {};
let folder: string;
let site: string;
let packed: string[];
let env: NodeJS.ProcessEnv;

interface Locked {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'paquet é ')));
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  const [made] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', folder], { encoding: 'utf8' }),
  );
  packed = (made.files as { path: string }[]).map(({ path }) => path);
  const tarball = join(folder, made.filename);
  const { overrides } = JSON.parse(readFileSync('package.json', 'utf8'));
  const dependencies = { 'site-from-json': 'file:site-from-json-1.0.0.tgz' };
  // Those of the lock file below.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies, overrides }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFor(tarball)));
  // With the packages that `npm ci` has fetched for the repository, so that nothing is fetched again.
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--cache', cache], {
    cwd: folder,
    stdio: 'pipe',
  });
  const home = join(folder, 'home');
  mkdirSync(home);
  env = {
    PATH: process.env.PATH,
    HOME: home,
    CHROME_PATH: process.env.CHROME_PATH,
    LANG: 'C.UTF-8',
    npm_config_update_notifier: 'false',
  };
  // The packages stay those of root.
  if (uid) for (const path of [folder, home]) chownSync(path, uid, uid);
  chmodSync(folder, 0o755);
  const init = inFolder(folder, 'npx', 'site-from-json', 'init', 'my-site', '--from', 'saas', '--name', 'Lago');
  expect(init).toEqual({
    code: 0,
    text: 'Created my-site/ from saas. To see it: cd my-site && npm install && npm start\n',
  });
  site = join(folder, 'my-site');
  // As `npm install` there would put the same packages.
  renameSync(join(folder, 'node_modules'), join(site, 'node_modules'));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 180_000);

/** The lock file of a folder that depends on the tarball alone: with the versions of the repository. */
function lockFor(tarball: string): object {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const own = packages[''] as Locked;
  const found = new Map<string, Locked>();
  const visit = (
    from: string,
    { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked,
  ) => {
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const place = placeOf(name, from);
      if (!place || found.has(place)) continue;
      const { dev, peer, devOptional, ...entry } = packages[place] as Locked & Record<string, unknown>;
      found.set(place, entry as Locked);
      visit(place, entry as Locked);
    }
  };
  /** Where a package finds another one: beside its own packages, or in a folder above. */
  const placeOf = (name: string, from: string): string | undefined => {
    const path = `${from && `${from}/`}node_modules/${name}`;
    if (packages[path] || from === '') return packages[path] && path;
    return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
  };
  visit('', own);
  const { version, dependencies, peerDependencies } = own;
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  const file = 'file:site-from-json-1.0.0.tgz';
  const itself = {
    version,
    resolved: file,
    integrity,
    dependencies,
    peerDependencies,
    bin: { 'site-from-json': 'bin/site-from-json.js' },
  };
  const root = { dependencies: { 'site-from-json': file } };
  return {
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, 'node_modules/site-from-json': itself, ...Object.fromEntries(found) },
  };
}

function inFolder(cwd: string, command: string, ...args: string[]): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    ...user,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { code: status, text: stdout + stderr };
}
/** Runs a command; `npx`, which starts it as well, takes as long as most of them. */
const run = (...args: string[]) => inFolder(site, join(site, 'node_modules/.bin/site-from-json'), ...args);

/** Starts a command, and returns its address, which it prints. */
async function serve(command: string): Promise<{ url: string; output(): string; end(): void }> {
  const args = [
    resolve(site, 'node_modules/site-from-json/bin/site-from-json.js'),
    command,
    '--port',
    String(await freePort()),
  ];
  const server = spawn(process.execPath, args, { cwd: site, env, ...user });
  let output = '';
  const url = await new Promise<string>((done, fail) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        output += text;
        const found = /http:\/\/\S+/.exec(output)?.[0];
        if (found) done(found);
      });
    server.on('exit', (code) => fail(new Error(`${command} ended with ${code}: ${output}`)));
  });
  return { url, output: () => output, end: () => server.kill() };
}

/** What the browser says of a page beyond what Vite and React tell a developer. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

it('the package has the program as JavaScript with types, the schema and the starters, and no tests, drawings and benchmarks', () => {
  const strange = packed.filter(
    (path) => !/^(bin|lib)\/|^(package\.json|README\.md|SECURITY\.md|CHANGELOG\.md)$/.test(path),
  );
  expect(strange).toEqual([]);
  const source = packed.filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !path.includes('/cli/templates/'));
  expect(source).toEqual([]);
  expect(packed.filter((path) => /\/(tests|bench|art)\//.test(path))).toEqual([]);
  const examples = packed.flatMap((path) => /^lib\/examples\/([^/]+)/.exec(path)?.[1] ?? []);
  expect([...new Set(examples)].sort()).toEqual(['blank', 'event', 'restaurant', 'saas']);
  for (const path of [
    'lib/src/index.js',
    'lib/schema/index.d.ts',
    'lib/schema/site.schema.json',
    'lib/examples/saas/site.config.json',
  ])
    expect(packed).toContain(path);
  const own = JSON.parse(readFileSync(join(site, 'node_modules/site-from-json/package.json'), 'utf8'));
  for (const name of ['react', 'react-dom', 'zod', '@mantine/core'])
    expect(own.peerDependencies).toHaveProperty([name]);
  for (const name of ['tsx', 'typescript', 'vitest', '@playwright/test', 'publint'])
    expect(existsSync(join(site, 'node_modules', name)), name).toBe(false);
});

it('publint and Are the Types Wrong find nothing wrong with it', () => {
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const check = (program: string, ...args: string[]) =>
    spawnSync(resolve('node_modules/.bin', program), args, { cwd: folder, encoding: 'utf8' });
  const lint = check('publint', 'run', '--strict', tarball);
  expect(lint.status, lint.stdout).toBe(0);
  const types = check('attw', tarball, '--profile', 'esm-only');
  expect(types.status, types.stdout).toBe(0);
});

it('a new site is a repository of its own, with one dependency', () => {
  const names = readdirSync(site).sort();
  for (const name of ['.gitattributes', '.github', '.gitignore', '.gitlab-ci.yml', 'README.md', 'package.json'])
    expect(names).toContain(name);
  const { name, dependencies, scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  expect(name).toBe('my-site');
  expect(dependencies).toEqual({ 'site-from-json': 'file:../site-from-json-1.0.0.tgz' });
  for (const script of ['start', 'dev', 'studio', 'build', 'test']) expect(scripts).toHaveProperty(script);
  const { $schema } = JSON.parse(readFileSync(join(site, 'site.config.json'), 'utf8'));
  expect(JSON.parse(readFileSync(join(site, $schema), 'utf8'))).toHaveProperty('properties.routes');
});

it('init --ci writes the file of that host alone, which publishes the site', () => {
  const init = inFolder(site, 'npx', 'site-from-json', 'init', '../on-gitlab', '--ci', 'gitlab');
  expect(init.code, init.text).toBe(0);
  const own = join(folder, 'on-gitlab');
  expect(readFileSync(join(own, '.gitlab-ci.yml'), 'utf8')).toContain('pages: { publish: dist }');
  expect(existsSync(join(own, '.github'))).toBe(false);
  expect(inFolder(site, 'npx', 'site-from-json', 'init', '../on-gitlab', '--ci', 'github').text).toContain(
    'is not empty',
  );
});

it('builds the site that the repository builds, and tests its pages; the package stays as it is', () => {
  const files = () => readdirSync(join(site, 'node_modules'), { recursive: true }).length;
  const before = files();
  const tested = inFolder(site, 'npm', 'test');
  expect(tested.text).toMatch(/Built 8 pages in .*\nTested the links and the accessibility of 9 pages: 0 problems\n$/);
  expect(tested.code).toBe(0);
  const html = readFileSync(join(site, 'dist/index.html'), 'utf8');
  expect(html).toContain('Rotas that people can live with');
  // The builder's own styles are there: they are in a folder of packages here.
  expect(html).toContain('--mantine-color-body');
  expect(html.length).toBeGreaterThan(100_000);
  if (uid) expect(files()).toBe(before);
  expect(run('ajv')).toEqual({ code: 0, text: 'site.config.json valid\n' });
});

it('an error is told with its place and the command as it is typed there', () => {
  const file = join(site, 'site.config.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"version": 2', '"version": 1').replace('"type": "hero"', '"type": "heroo"'));
  const { code, text: said } = run('validate');
  expect(said).toContain('npx site-from-json upgrade');
  expect(code).toBe(1);
  writeFileSync(file, text);
  expect(run('validate', 'none.json').text).toContain('npx site-from-json validate other.json');
  expect(run('build', '--help').text).toMatch(/^Usage: npx site-from-json build \[options\]/);
});

it('broken pages fail the test of a site', () => {
  cpSync(join(site, 'dist/index.html'), join(site, 'broken/index.html'));
  const page = join(site, 'broken/index.html');
  const script = `const { checkPages } = await import(${JSON.stringify(join(site, 'node_modules/site-from-json/lib/src/cli/check-pages.js'))});
    console.log((await checkPages('broken')).problems.join('\\n'))`;
  const html = readFileSync(page, 'utf8');
  const broken = '<a href="/none">None</a><a href="#none">None</a><img src="/images/none.png"></main>';
  writeFileSync(page, html.replace('</main>', broken));
  const { text } = inFolder(site, process.execPath, '--input-type=module', '-e', script);
  expect(text).toContain('/: /none leads to no file');
  expect(text).toContain('/: #none leads to no element');
  expect(text).toContain('/: /images/none.png leads to no file');
  expect(text).toContain('(image-alt)');
});

it('section types of the site run with types, in the browser and in the build, beside a package of the site', async () => {
  for (const type of ['price-finder', 'own-facts'])
    expect(run('new', 'section', type, ...(type === 'price-finder' ? ['--live'] : [])).code).toBe(0);
  const own = join(site, 'node_modules/rounding');
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), '{ "name": "rounding", "type": "module", "exports": "./index.js" }');
  writeFileSync(join(own, 'index.js'), "export const rounded = (number) => 'about ' + Math.round(number);\n");
  writeFileSync(join(own, 'index.d.ts'), 'export declare const rounded: (number: number) => string;\n');
  symlinkSync(resolve('node_modules/typescript'), join(site, 'node_modules/typescript'));
  const component = join(site, 'sections/own-facts/OwnFacts.tsx');
  const code = readFileSync(component, 'utf8');
  writeFileSync(
    component,
    `import { rounded } from 'rounding';\nimport styles from './OwnFacts.module.css';\n${code.replace(
      '<Container>',
      '<Container className={styles.facts}>{rounded(4.7)} in {import.meta.env.VITE_PLACE}',
    )}`,
  );
  writeFileSync(join(site, 'sections/own-facts/OwnFacts.module.css'), '.facts { outline: 7px dotted; }\n');
  writeFileSync(join(site, '.env'), 'VITE_PLACE=Sankt Alban\n');
  const file = join(site, 'site.config.json');
  // From here on a site of one page, as each is built and looked at several times.
  const { $schema, version, brand, seo } = JSON.parse(readFileSync(file, 'utf8'));
  const sections = ['own-facts', 'price-finder'].map((type) => {
    const examples = JSON.parse(readFileSync(join(site, `sections/${type}/examples.json`), 'utf8'));
    return { ...examples.sections[0], id: type };
  });
  const routes = [{ path: '/', title: 'Lago', sections }];
  writeFileSync(file, JSON.stringify({ $schema, version, brand, seo, routes }, null, 2));
  for (const unused of readdirSync(join(site, 'public/images')))
    if (unused !== 'mark.svg') rmSync(join(site, 'public/images', unused), { recursive: true });
  if (uid) execFileSync('chown', ['-R', `${uid}:${uid}`, join(site, 'sections')]);
  // Its schema has the two types, and the rest is in the package.
  const schema = readFileSync(join(site, 'site.schema.json'), 'utf8');
  expect(Object.keys(JSON.parse(schema).$defs)).toEqual(['section-own-facts', 'section-price-finder']);
  expect(schema).toContain('"./node_modules/site-from-json/lib/schema/site.schema.json#/properties/brand"');
  expect(run('ajv')).toEqual({ code: 0, text: 'site.config.json valid\n' });

  const tested = inFolder(site, 'npm', 'test');
  expect(tested.text).toContain('The types of sections are right.');
  expect(tested.code, tested.text).toBe(0);
  const html = readFileSync(join(site, 'dist/index.html'), 'utf8');
  for (const shown of ['about 5', 'Sankt Alban', 'outline:7px dotted']) expect(html).toContain(shown);
  const upToDate = 'site.config.json: there is nothing to do for site-from-json 1.0.0.\n';
  expect(run('upgrade')).toEqual({ code: 0, text: upToDate });
  writeFileSync(component, code.replace('SectionIntro,', 'SectionIntro, Facade,'));
  expect(run('upgrade').text).toContain('+import { SectionIntro, ClickToLoad, type SectionProps }');
  writeFileSync(component, code.replace('<Container>', '<Container>{section.none}'));
  const wrong = inFolder(site, 'npm', 'test');
  expect(wrong.text).toMatch(/sections\/own-facts\/OwnFacts\.tsx.*none/);
  expect(wrong.code).toBe(1);
  writeFileSync(component, code);

  const browser = await launchBrowser();
  for (const [command, selector] of [
    ['preview', 'html[data-react]'],
    ['dev', 'html[data-react]'],
    ['studio', 'iframe'],
  ] as const) {
    const server = await serve(command);
    const page = await newPage(browser);
    const said = listen(page);
    await page.goto(server.url, { timeout: 60_000 });
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.locator(selector).waitFor({ timeout: 60_000 });
    const shown = command === 'studio' ? page.frameLocator('iframe') : page;
    await shown.locator('#own-facts').waitFor({ timeout: 60_000 });
    expect(said, command).toEqual([]);
    await page.close();
    server.end();
  }
  await browser.close();
});

it('a new package of section types passes its own tests, and says what is published', () => {
  expect(run('new', 'package', '@acme/sections-price-table').code).toBe(0);
  // The packages of the site are above it.
  const own = join(site, 'sections-price-table');
  const tested = inFolder(own, 'npm', 'test');
  expect(tested.text).toContain('The types of sections are right.');
  expect(tested.text).toMatch(/Tested the links and the accessibility of 2 pages: 0 problems\n$/);
  expect(tested.code).toBe(0);
  const [{ files }] = JSON.parse(inFolder(own, 'npm', 'pack', '--json', '--dry-run', '--silent').text);
  const names = (files as { path: string }[]).map(({ path }) => path).sort();
  expect(names).toEqual([
    'README.md',
    'package.json',
    'sections/price-table/PriceTable.tsx',
    'sections/price-table/examples.json',
    'sections/price-table/section.ts',
  ]);
});

it('other programs can validate, build and serve it', () => {
  writeFileSync(
    join(site, 'use.js'),
    `import { build, createDevServer, validate } from 'site-from-json';
import { siteFromJson } from 'site-from-json/vite';
const { ok, issues } = await validate();
const built = await build(undefined, { outDir: 'other' });
const server = await createDevServer();
const { status } = await fetch(server.url);
await server.close();
const plugins = await siteFromJson();
console.log(JSON.stringify({ ok, issues: issues.length, built: built.ok, pages: built.pages, status, plugins: plugins.length }));
process.exit();
`,
  );
  const { text } = inFolder(site, process.execPath, '--no-warnings', 'use.js');
  expect(JSON.parse(/\{.*\}/.exec(text)?.[0] ?? text)).toEqual({
    ok: true,
    issues: 0,
    built: true,
    pages: 1,
    status: 200,
    plugins: 3,
  });
  expect(existsSync(join(site, 'other/index.html'))).toBe(true);
});

it('an old Node.js is told in a sentence', () => {
  const bin = readFileSync('bin/site-from-json.js', 'utf8');
  const old = join(folder, 'old.mjs');
  writeFileSync(old, bin.replace('process.versions.node', "'18.20.4'"));
  const { code, text } = inFolder(folder, process.execPath, old);
  expect(text).toMatch(/^site-from-json needs Node\.js 20\.19 or a later one\. This is v[\d.]+\.\n$/);
  expect(code).toBe(2);
});
