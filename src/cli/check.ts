import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { print } from '../diagnostics/safe-text.ts';
import { codeIn } from '../project/code-folder.ts';
import { displayName } from '../project/display-name.ts';
import { build } from './build.ts';
import { checkPages } from './check-pages.ts';
import { messageOf } from './output.ts';
import { runNode } from './run-program.ts';
import { openSite, type SiteFolder } from './site-folder.ts';

/** Tests sites, one after the other, and sums up several in a table. Returns 0 if all are well, 1 if not, 2 if one could not be tested. */
export async function checkSites(names: (string | undefined)[]): Promise<number> {
  const codes: number[] = [];
  const rows: string[][] = [];
  for (const name of names) {
    if (names.length > 1) print(process.stdout)`\n${name ?? ''}`;
    const { code, row } = await checkSite(name).catch((error) => {
      print(process.stderr)`${messageOf(error)}`;
      return { code: 2, row: [] };
    });
    codes.push(code);
    rows.push([name ?? '', code === 0 ? 'well' : 'wrong', ...row]);
  }
  if (names.length > 1)
    print(process.stdout)`\n${table([['site', 'is', 'pages', 'HTML', 'scripts', 'pictures'], ...rows])}`;
  return Math.max(...codes);
}

async function checkSite(name: string | undefined): Promise<{ code: number; row: string[] }> {
  const site = await openSite(name);
  const types = checkTypes(site);
  // It validates the config first.
  const built = await build(site);
  if (built !== 0) return { code: built, row: [] };
  const { pages, problems } = await checkPages(site.outDir);
  for (const problem of problems) print(process.stderr)`${problem}`;
  const found = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  print(process.stdout)`Tested the links and the accessibility of ${pages} ${pages === 1 ? 'page' : 'pages'}: ${found}`;
  return { code: types === 0 && problems.length === 0 ? 0 : 1, row: [String(pages), ...sizesOf(site.outDir)] };
}

/** Runs the TypeScript compiler over the code of a site, if it has any. Returns its exit code. */
function checkTypes({ folder }: SiteFolder): number {
  const code = codeIn(folder).map(displayName).join(', ');
  if (code === '' || !existsSync(join(folder, 'tsconfig.json'))) return 0;
  const file = findTypeScript(folder);
  if (!file) {
    print(
      process.stderr,
    )`The types of ${code} are not tested, as TypeScript is not installed: npm install --save-dev typescript`;
    return 0;
  }
  const status = runNode(file, folder, ['--noEmit', '-p', '.']);
  if (status === 0) print(process.stdout)`The types of ${code} are right.`;
  return status;
}

function findTypeScript(folder: string): string | undefined {
  for (const from of [join(folder, 'package.json'), import.meta.url])
    try {
      const file = createRequire(from).resolve('typescript/package.json');
      return join(dirname(file), JSON.parse(readFileSync(file, 'utf8')).bin.tsc);
    } catch {
      // It may be among the packages of the builder.
    }
  return undefined;
}

const kinds: [name: string, files: RegExp][] = [
  ['HTML', /\.html$/],
  ['scripts', /\.js$/],
  ['pictures', /\.(avif|webp|png|jpe?g|gif|svg)$/],
];

/** The sizes of the files of each kind in a folder. */
function sizesOf(outDir: string): string[] {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  return kinds.map(([, pattern]) => {
    const bytes = files.reduce((sum, file) => (pattern.test(file) ? sum + statSync(join(outDir, file)).size : sum), 0);
    return `${Math.ceil(bytes / 1000)} kB`;
  });
}

/** Aligns columns. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
