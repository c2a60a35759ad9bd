import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { sectionTypes } from './registry.ts';

// The rooms of docs/developers.md. Imports between files never go in a circle: Biome's rule `noImportCycles` sees to that, types counted.

/** The folders from the bottom up. A file imports from its own folder and from those before it, types counted. */
const rooms = [
  'schema',
  'src/json',
  'src/diagnostics',
  'src/theme',
  'src/content',
  'src/project',
  'src/media',
  'src/validate',
  'src/pages',
  'src/ui',
  'src/collections',
  'src/sections',
  'src/shell',
  'src/client',
  'src/render',
  'src/outputs',
  'src/pipeline.ts',
  'src/build',
  'src/server',
  'src/studio',
  'src/cli',
  'src/index.ts',
  'src/vite.ts',
];

const sources = ['schema', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file)),
);

interface Import {
  /** A path from the root, or the name of a package. */
  from: string;
  /** Whether it leaves nothing behind in what runs, or runs later. */
  isType: boolean;
  isLater: boolean;
}

/** All imports of a file, style sheets aside. */
function importsOf(file: string): Import[] {
  const code = readFileSync(file, 'utf8');
  const statements = [
    ...code.matchAll(/^(?:import|export)\s(type\s)?[^;]*?from\s'([^']+)'|^import\s'([^']+)'|\bimport\('([^']+)'\)/gms),
  ];
  return statements
    .map(([, type, from, bare, later]) => ({
      from: from ?? bare ?? later ?? '',
      isType: type !== undefined,
      isLater: later !== undefined,
    }))
    .filter(({ from }) => !from.endsWith('.css'))
    .map((one) => (one.from.startsWith('.') ? { ...one, from: relative('.', join(dirname(file), one.from)) } : one));
}

const roomOf = (path: string) => rooms.findIndex((room) => path === room || path.startsWith(`${room}/`));

it('every file is in a room, and imports only from rooms below, types counted', () => {
  expect(sources.filter((file) => roomOf(file) < 0)).toEqual([]);
  const upward = sources.flatMap((file) =>
    importsOf(file)
      .filter(({ from }) => roomOf(from) > roomOf(file))
      // The commands load Studio only when they are asked for it; nothing else may go up, later or not.
      .map(({ from }) => `${file} imports ${from}`),
  );
  expect(upward).toEqual([]);
});

it('section types and collections import only the public entries, packages, and files beside them', () => {
  const own = sources.filter((file) => /^src\/sections\//.test(file));
  const strange = own.flatMap((file) =>
    importsOf(file)
      .filter(({ from }) => /^(src|schema)\//.test(from) && !from.startsWith('src/sections/'))
      .map(({ from }) => `${file} imports ${from}`),
  );
  expect(own.length).toBeGreaterThan(70);
  expect(strange).toEqual([]);
});

it('a section never imports another section', () => {
  const strange = sources.flatMap((file) => {
    const folder = /^src\/sections\/[\w-]+\//.exec(file)?.[0];
    const others = importsOf(file).filter(({ from }) => /^src\/sections\/[\w-]+\//.test(from));
    return folder ? others.filter(({ from }) => !from.startsWith(folder)).map(({ from }) => `${file} ${from}`) : [];
  });
  expect(strange).toEqual([]);
});

it('the JSON parser and the schemas could be packages of their own', () => {
  const strange = sources.flatMap((file) => {
    const room = /^(src\/json\/parse|schema)\//.exec(file)?.[0];
    return room ? importsOf(file).filter(({ from }) => from.startsWith('src/') && !from.startsWith(room)) : [];
  });
  expect(strange).toEqual([]);
});

it('tests that start commands, servers, builds or a browser are in tests/system and tests/sections, and the others are quick', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
  const slow = files.filter(
    (file) =>
      !/^(system|sections)\//.test(file) &&
      /import [^;]*\b(runCommand|startServer|serve[A-Z]\w+|buildFolder|copyProject|openBrowser|findChromium)\b/.test(
        readFileSync(join('tests', file), 'utf8'),
      ),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(slow).toEqual([]);
});

/** Returns the files that these import in turn, with the names of the packages. Types are left out. */
function reached(files: string[], andLater: boolean): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!/^(src|schema)\/.*\.tsx?$/.test(file)) return;
    for (const { from, isType, isLater } of importsOf(file))
      if (!isType && (andLater || !isLater)) visit(from === 'site-from-json/ui' ? 'src/ui/index.ts' : from);
  };
  for (const file of files) visit(file);
  return seen;
}

it('Studio in the browser knows nothing of its server, and no file', () => {
  const own = sources.filter((file) => /^src\/studio\/(app|frame)\//.test(file));
  expect(own.length).toBeGreaterThan(0);
  const strange = [...reached(own, true)].filter((file) =>
    /^(src\/(studio\/server|build|cli|server)\/|node:)/.test(file),
  );
  expect(strange).toEqual([]);
});

it('no file that the browser gets imports Zod or the config’s parser', () => {
  const live = sectionTypes
    .filter(({ client }) => client !== 'static')
    .flatMap(({ type }) => readdirSync(join('src/sections', type)).map((file) => join('src/sections', type, file)))
    .filter((file) => file.endsWith('.tsx'));
  const seen = [...reached(['src/client/app/entry.tsx', ...live], false)];
  expect(seen.length).toBeGreaterThan(50);
  expect(seen.filter((file) => /^(zod$|(schema|src\/(json|validate|content|project))\/)/.test(file))).toEqual([]);
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

it('nothing is printed to a terminal around the module that makes texts safe', () => {
  const ofServer = sources.filter((file) => !/^src\/(client|ui|shell|sections|studio\/(app|frame))\//.test(file));
  const printing = ofServer.filter((file) =>
    /\bconsole\.|process\.std(out|err)\.write\((?!safeText\(|formatIssues\()/.test(readFileSync(file, 'utf8')),
  );
  expect(ofServer.length).toBeGreaterThan(100);
  expect(printing).toEqual([]);
});
