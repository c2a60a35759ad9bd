import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { sectionTypes } from '../src/sections/index.ts';

// Who may import whom: the table in docs/developers.md.
// Types are free: they leave nothing behind in what runs.
const rules: { from: RegExp; may: RegExp[]; why: string }[] = [
  {
    from: /^(schema\/|src\/sections\/[\w-]+\/(schema|section)\.ts$|src\/kinds\/(?!files\.ts)([\w-]+|\w+\/schema)\.ts$)/,
    may: [
      /^schema\//,
      /^src\/(sections|kinds)\/(index|define-\w+|check-cells)\.ts$/,
      /^src\/kinds\/\w+\/schema\.ts$/,
      /^zod$/,
    ],
    why: 'schemas know nothing but Zod and each other',
  },
  {
    from: /^src\/config\//,
    may: [
      /^schema\//,
      /^src\/config\//,
      /^src\/(sections|kinds)\/index\.ts$/,
      /^zod$/,
      /^(mdast-util|micromark-extension)-/,
    ],
    why: 'src/config is pure: no files, no React, no Vite',
  },
  {
    from: /^src\/config\/read\//,
    may: [],
    why: 'the JSON reader could be a package of its own: it imports nothing from outside its folder',
  },
  {
    from: /^src\/config\/report\//,
    may: [/^src\/config\/read\/read-json\.ts$/],
    why: 'reports could be part of that package: they know files, lines and paths, but no site',
  },
  {
    from: /^src\/ui\//,
    may: [
      /^src\/ui\//,
      /^src\/config\/(\w+\/)?(color|palette|icon-data)\.ts$/,
      /^src\/client\/toasts\/show-toast\.ts$/,
      /^@mantine\//,
      /^react$/,
      /^@tabler\//,
      /^svg-/,
    ],
    why: 'pieces of sections know React, Mantine, icons and toasts',
  },
  {
    from: /^src\/sections\/[\w-]+\/(?!schema|section)[^/]*$/,
    may: [/^src\/ui\//, /^src\/client\/toasts\/show-toast\.ts$/, /^@mantine\//, /^react$/, /^embla-/, /^@tabler\//],
    why: 'a section never knows another section',
  },
];

const sources = ['schema', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file)),
);

/** What a file imports to run, as paths from the root or names of packages; style sheets aside. */
function importsOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(type\s)?[^;]*?from\s'([^']+)'|^import\s'([^']+)'/gms,
  );
  return [...lines]
    .filter(([, type, from, bare]) => !type && !(from ?? bare)?.endsWith('.css'))
    .map(([, , from, bare]) => from ?? bare ?? '')
    .map((name) => (name.startsWith('.') ? relative('.', join(dirname(file), name)) : name));
}

it.each(rules)('$why', ({ from, may }) => {
  const strange = sources
    .filter((file) => from.test(file))
    .flatMap((file) => {
      const free = (name: string) => name.startsWith(`${dirname(file)}/`) || may.some((rule) => rule.test(name));
      return importsOf(file).flatMap((name) => (free(name) ? [] : `${file} imports ${name}`));
    });
  expect(strange).toEqual([]);
});

it('the JSON reader is imported through read-json.ts alone, and neither it nor src/config/report imports anything else, types too', () => {
  const inside = /src\/config\/read\//;
  const imports = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) => join(dirname(file), name));
  const strange = sources
    .filter((file) => !inside.test(file))
    .flatMap((file) => imports(file).filter((name) => inside.test(name) && !name.endsWith('/read-json.ts')));
  const own = sources
    .filter((file) => inside.test(file))
    .flatMap((file) => imports(file).filter((name) => !inside.test(name)));
  const report = /src\/config\/(read|report)\//;
  const ofReport = sources
    .filter((file) => report.test(file))
    .flatMap((file) => imports(file).filter((name) => !report.test(name)));
  expect([...strange, ...own, ...ofReport]).toEqual([]);
});

it('only build, site, cli, dev, kinds and Studio’s server read files or know Vite', () => {
  const others = sources.filter((file) => !/^src\/(build|site|cli|dev|kinds|studio\/server)\//.test(file));
  const strange = others.filter((file) =>
    importsOf(file).some((name) => /^(node:|vite$|sharp$|pdfkit$|fontkit$)/.test(name)),
  );
  expect(strange).toEqual([]);
});

it('nothing but the command line knows Studio', () => {
  const others = sources.filter((file) => !/^src\/studio\//.test(file));
  const knowing = others.filter((file) =>
    /from '[./]*studio\/|import\('[./]*studio\//.test(readFileSync(file, 'utf8')),
  );
  expect(knowing).toEqual(['src/cli/cli.ts']);
  expect(importsOf('src/cli/cli.ts').filter((name) => name.startsWith('src/studio/'))).toEqual([]);
});

it('Studio in the browser knows nothing of its server, and no file', () => {
  const own = sources.filter((file) => /^src\/studio\/(app|frame)\//.test(file));
  const strange = own.filter((file) =>
    importsOf(file).some((name) => /^(src\/(studio\/server|site|build|cli|dev)\/|node:)/.test(name)),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(strange).toEqual([]);
});

it('no file that the browser gets imports Zod or the config’s parser', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const name of importsOf(file)) if (/^(src|schema)\//.test(name)) visit(name);
  };
  visit('src/client/entry.tsx');
  for (const { type, client } of sectionTypes)
    if (client !== 'static')
      for (const file of readdirSync(join('src/sections', type)))
        if (file.endsWith('.tsx')) visit(join('src/sections', type, file));
  expect([...seen].filter((file) => file.startsWith('schema/') || file.startsWith('src/config/'))).toEqual([]);
});

it('no static section has state or handlers, which would look alive and be dead', () => {
  const folders = sectionTypes
    .filter(({ client }) => client === 'static')
    .map(({ type }) => join('src/sections', type));
  const alive = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => join(folder, file))
      .filter((file) =>
        /\bon[A-Z]\w*=\{|\buse(State|Reducer|Ref|Effect|LayoutEffect|Callback|SyncExternalStore)\b/.test(
          readFileSync(file, 'utf8'),
        ),
      ),
  );
  expect(folders.length).toBeGreaterThan(10);
  expect(alive, 'Say when React takes it over: `client` in its section.ts').toEqual([]);
});
