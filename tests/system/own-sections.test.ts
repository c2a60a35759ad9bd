import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build as buildCommand } from '../../src/cli/build.ts';
import { writeSection } from '../../src/cli/new-section.ts';
import { siteFolder } from '../../src/cli/site-folder.ts';
import { openProject, validateProject } from '../../src/pipeline.ts';
import { shortHash } from '../../src/project/hash.ts';
import { loadRegistry, typesOf, usedRegistry } from '../../src/project/registry.ts';
import { runCommand, startServer } from '../command.ts';
import { minimalConfig, minimalText } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { buildFolder, writeSite } from '../served-site.ts';

// A site with section types of its own: two that `npm run new:section` writes, two that decide by their words what
// they show, two that use the router, and some that cannot be rendered. And a site of the same config without any.
//
// New code is bundled, which takes most of the time. So one page shows all that can be rendered, and another all that cannot.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let own: string;
let plain: string;
const inOwn = (path: string) => join(own, path);
const files = { 'public/images/logo.svg': drawing, 'public/images/cto.svg': drawing };

/** The file that the config names as its schema once there are section types. */
let schema: string;
/** What the build says that all other tests begin with: of all types that can be rendered, and 201 pages. */
let built: ReturnType<typeof runCommand>;
/** The files of a page of that. */
let among: string[];

beforeAll(async () => {
  plain = writeSite('without-own-sections', minimalConfig, files);
  own = writeSite('own-sections', minimalConfig, {
    ...files,
    ...sectionType('deciding-static', 'static', deciding),
    ...sectionType('deciding-live', 'load', deciding),
    ...sectionType('routing-static', 'static', routing),
    ...sectionType('routing-live', 'visible', routing),
    ...sectionType('throwing', 'static', throwing),
    ...sectionType('throwing-live', 'visible', throwing),
    ...sectionType('suspending', 'visible', suspending),
    ...sectionType('headless', 'static', '(_: object) => <Container>x</Container>', {
      type: 'headless',
      id: 'x',
      title: 'A',
      text: 'B',
    }),
    ...nameless,
    ...sectionType('acting', 'visible', acting, { type: 'acting', id: 'acting', title: 'A', text: 'B' }),
  });
  await writeSection('visiting-hours', own, {});
  await writeSection('price-finder', own, { live: true });
  schema = JSON.parse(readFileSync(inOwn('site.config.json'), 'utf8')).$schema;
  const hours = inOwn('sections/visiting-hours/VisitingHours.tsx');
  const styled = readFileSync(hours, 'utf8').replace('<Container>', '<Container className={styles.own}>');
  writeFileSync(hours, `import styles from './Own.module.css';\n${styled}`);
  writeFileSync(
    inOwn('sections/visiting-hours/Own.module.css'),
    '.own { outline: 7px dotted; padding: rem(16px); @mixin hover { color: red; } }',
  );
  writeConfig(showingAll([...Array(201).keys()]));
  built = runCommand(['build', '--site', own]);
  among = built.status === 0 ? pageFiles() : [];
});
afterAll(() => {
  for (const folder of [own, plain]) rmSync(folder, { recursive: true });
});

/** A component that a page must have to itself: what it shows depends on every one of its words. */
const deciding = `({ section: { id, title, text }, heading }) => {
  const date = new Date(title);
  return (
    <Container data-long={text.length > 20 || undefined}>
      <Title id={\`_title-\${id}\`} order={heading}>{title.toUpperCase()}</Title>
      {!Number.isNaN(date.getTime()) && <time dateTime={date.toISOString()}>{date.getFullYear()}</time>}
      {title.includes('!') && <Badge>{title.split('!').length}</Badge>}
      <SimpleGrid cols={1 + ((Number(text) || 0) % 5)}>{[...text].filter((letter) => 'aeiou'.includes(letter))}</SimpleGrid>
      {/^y/.test(text) ? <strong>Yes</strong> : title === text ? <em>Same</em> : <small>{text.at(-1)}</small>}
    </Container>
  );
}`;

const throwing = `({ section }) => {
  if (section.title) throw new Error('Out of ' + section.title);
  return <Container />;
}`;

const routing = `({ section: { id, title }, heading }) => (
  <Container>
    <Title id={\`_title-\${id}\`} order={heading}>{title}</Title>
    <Link to="/about" data-path={useLocation().pathname} data-state={useNavigation().state}>About us</Link>
  </Container>
)`;

const suspending = `((Lazy) => (_: object) => <Suspense fallback="Soon"><Lazy /></Suspense>)(lazy(() => import('diff') as never))`;

const acting = '(_: object) => <form action={() => {}} />';

/** The files of a section type with a title and a text. */
const sectionType = (type: string, client: string, component: string, example?: object) => ({
  [`sections/${type}/section.ts`]: `import { defineSection, text } from 'site-from-json/schema';
export default defineSection('${type}', {
  title: '${type}', description: 'Shows.', client: '${client}',
  shape: { title: text('Title', 'A title.', 'x'), text: text('Text', 'A text.', 'x') },
});
`,
  [`sections/${type}/examples.json`]: JSON.stringify({ sections: example ? [example] : [] }),
  [`sections/${type}/${type.replace('-', '')}.tsx`]: `${importsOf(component)}
import type { SectionProps } from 'site-from-json/ui';
import type shown from './section.ts';
const Shown = (props: SectionProps<typeof shown>) => (${component})(props);
export default Shown;
`,
});

/** A section type that has neither a title nor a label. */
const nameless = {
  'sections/nameless/section.ts': `import { defineSection, text } from 'site-from-json/schema';
export default defineSection('nameless', {
  title: 'Nameless', description: 'Shows.', client: 'static', shape: { text: text('Text', 'A text.', 'x') },
});
`,
  'sections/nameless/examples.json': JSON.stringify({ sections: [{ type: 'nameless', id: 'x', text: 'B' }] }),
  'sections/nameless/Nameless.tsx': 'export default () => <p>B</p>;',
};

const packages = {
  '@mantine/core': ['Badge', 'Container', 'SimpleGrid', 'Title'],
  react: ['lazy', 'Suspense'],
  'react-router-dom': ['Link', 'useLocation', 'useNavigation'],
};
const importsOf = (code: string) =>
  Object.entries(packages)
    .map(([from, names]) => [names.filter((name) => RegExp(`\\b${name}\\b`).test(code)), from] as const)
    .flatMap(([names, from]) => (names.length > 0 ? [`import { ${names.join(', ')} } from '${from}';`] : []))
    .join('\n');

const writeConfig = (config: object) => writeFileSync(inOwn('site.config.json'), JSON.stringify(config));
/** Builds with another config, and the code that is there. */
const build = (config: object) => {
  writeConfig(config);
  return buildFolder(own);
};
const [home, about] = minimalConfig.routes;
const withSections = (...sections: object[]) => ({
  ...minimalConfig,
  routes: [{ ...home, sections: [...(home?.sections ?? []), ...sections] }, about],
});
/** The files of a built site that its pages are and load, each with its size. */
function filesOf(folder: string) {
  const dist = join(folder, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const files = names.filter((file) => /\.(html|json|js)$/.test(file)).sort();
  return files.map((file) => `${file} ${statSync(join(dist, file)).size}`);
}
const validateFolder = async (folder: string) => validateProject(await openProject(siteFolder(folder)));
/** Why something fails: the message of its error. */
const reasonOf = (failing: Promise<unknown>) =>
  failing.then(
    () => '',
    ({ message }: Error) => message,
  );
const codeOf = () => filesOf(own).filter((file) => file.startsWith('assets/'));

const prices = { type: 'price-finder', id: 'prices', title: 'Prices', items: [{ name: 'Small', text: 'Ten coins' }] };
const rendered = withSections(
  { type: 'visiting-hours', id: 'hours', title: 'Come and see us' },
  prices,
  { type: 'routing-static', id: 'fixed', title: 'Fixed', text: 'x' },
  { type: 'routing-live', id: 'alive', title: 'Alive', text: 'x' },
);

// No two pages have the same words, so that whatever one page has of another shows.
const titles = (at: number) => [`${1 + (at % 28)} May ${1900 + at}`, `soon ${at}`, `${at}`, `One! ${at}!`, `ß ${at}`];
const texts = (at: number) => [`short ${at}`, `a text that is rather longer than the others are ${at}`, `${at}`];
const decidingPage = (at: number) => ({
  ...about,
  id: `page-${at}`,
  path: `/page-${at}`,
  title: `Page ${at}`,
  sections: ['deciding-static', 'deciding-live', 'deciding-static'].map((type, place) => ({
    type,
    id: `part-${place}`,
    title: titles(at + place)[(at + place) % 5],
    text: texts(at + place)[at % 3],
  })),
});
/** A site with all types that can be rendered, and some of the pages that decide by their words. */
const showingAll = (pages: number[]) => ({
  ...rendered,
  seo: { ...minimalConfig.seo, shareImages: 'one' },
  routes: [...rendered.routes, ...pages.map(decidingPage)],
});
const pageFiles = () => ['index.html', 'page.json'].map((file) => readFileSync(inOwn(`dist/page-30/${file}`), 'utf8'));

const links = (html: string) => html.match(/<a [^>]*data-path="\/"[^>]*data-state="idle"[^>]*>About us/g);

it('are built, live and static, and pass the check of types', () => {
  expect(readFileSync(inOwn(schema), 'utf8')).toContain('"price-finder"');
  expect(built.text).toContain('Built 203 pages');
  const html = readFileSync(inOwn('dist/index.html'), 'utf8');
  for (const part of ['Come and see us', 'Ten coins', 'outline:7px dotted']) expect(html).toContain(part);
  expect(spawnSync('node_modules/.bin/tsc', ['-p', own, '--noEmit'], { encoding: 'utf8' }).stdout).toBe('');
});

it('may use the router, any package and Mantine’s mixins, in the build and in development', async () => {
  expect(links(readFileSync(inOwn('dist/index.html'), 'utf8'))).toHaveLength(2);
  const server = await startServer(['dev', '--site', own]);
  try {
    const html = await (await fetch(server.url)).text();
    expect(links(html)).toHaveLength(2);
    expect(html).toMatch(/Own-own \{[^@]*calc\(1rem[^@]*@media \(hover: hover\)/);
    expect(server.output()).not.toContain('could not be rendered');
    // A package that only they import is ready before the first page: the page is not loaded again for it.
    await vi.waitFor(async () => {
      await fetch(`${server.url}/src/client/app/entry.tsx`);
      const prepared = `.cache/vite/${shortHash(own)}/development/deps/_metadata.json`;
      expect(readFileSync(prepared, 'utf8')).toContain('"diff"');
    }, 30_000);
  } finally {
    server.stop();
  }
});

it('give the same page alone and among 200 others, whatever they decide by their words', async () => {
  for (const folder of ['dist', '.cache']) rmSync(inOwn(folder), { recursive: true, force: true });
  await build(showingAll([30]));
  // Compared as a truth: a difference of whole documents cannot be read.
  expect(pageFiles().every((text, place) => text === among[place])).toBe(true);
  expect(among[0]?.match(/<time dateTime="\d+-\d+/g)?.[0]).toBe('<time dateTime="1930-05');
});

it('are unknown to another site, and a build of that knows only the builder’s', () => {
  writeFileSync(
    join(plain, 'site.config.json'),
    JSON.stringify(withSections({ type: 'visiting-hours', id: 'hours', title: 'Come and see us' })),
  );
  const { status, text } = runCommand(['validate', '--site', plain]);
  expect([status, text]).toEqual([1, expect.stringContaining('Unknown section type "visiting-hours"')]);
  writeFileSync(join(plain, 'site.config.json'), minimalText);
});

it('are in a site from the first page that shows them, and a text that is edited changes no code', async () => {
  await build(minimalConfig);
  const without = codeOf();
  await build(showingAll([30]));
  const shown = codeOf();
  expect(shown.length).toBeGreaterThan(without.length);
  await build(JSON.parse(JSON.stringify(showingAll([30])).replace('Fixed', 'Firm')));
  expect(codeOf()).toEqual(shown);
});

it('cost a site no byte and no care that shows them on no page, or in a draft', async () => {
  const file = inOwn('sections/price-finder/PriceFinder.tsx');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before} window.scroll();`);
  const draft = { type: 'deciding-live', id: 'later', title: 'A', text: 'B', draft: true };
  await build(withSections(draft)).finally(() => writeFileSync(file, before));
  await buildFolder(plain);
  expect(filesOf(own)).toEqual(filesOf(plain));
});

it('may have the name of one that the builder has, which the site then does not know', async () => {
  const example = { type: 'faq', id: 'asked', title: 'Asked', text: 'Of us alone' };
  const hiding = writeSite('hiding-sections', withSections(example), {
    ...files,
    ...sectionType('faq', 'static', routing.replace('About us', '{text}').replace('title }', 'title, text }'), example),
  });
  expect(runCommand(['validate', '--site', hiding])).toEqual({
    status: 0,
    text: expect.stringMatching(
      /site\.config\.json:\d+:\d+ {2}routes\[0\]\.sections\[2\]\.type .*\n {2}Warning: There are several section types "faq"\. The site's own is shown, .* To have both, /,
    ),
  });
  await buildFolder(hiding);
  expect(readFileSync(join(hiding, 'dist/index.html'), 'utf8')).toContain('Of us alone');
  // Studio, the gallery and code editors offer what is in the registry.
  const registry = await loadRegistry(hiding);
  const known = registry.sections.filter(({ type }) => type === 'faq');
  expect(known.map(({ examples, schema }) => [examples.sections, schema.shape.items])).toEqual([
    [[example], undefined],
  ]);
  // Nor does one that it has and shows on no page come back as the builder's: the bundle then has none of the name.
  const used = usedRegistry(registry, typesOf(minimalConfig.routes)).sections.map(({ type }) => type);
  expect(used.filter((type) => /^(faq|hero)$/.test(type))).toEqual(['hero']);
  writeFileSync(join(hiding, 'site.config.json'), minimalText);
  expect(await validateFolder(hiding)).toMatchObject({ ok: true, warnings: [] });
  rmSync(hiding, { recursive: true });
});

const failing = ['throwing', 'throwing-live', 'suspending', 'acting'];

describe('that cannot be rendered stop the build, which names the section and leaves dist/ as it was', () => {
  it.each([
    ['throwing', /Out of paint \(.*throwing\.tsx:\d+:\d+\)/],
    ['throwing-live', /Out of paint \(.*throwing.*live\.tsx:\d+:\d+\)/],
    ['suspending', /A component in it suspends, as with lazy or use, .* render it after a change of state/],
    ['acting', /The action of a form is a function\. .* Use onSubmit instead\./],
  ])('%s', async (type, reason) => {
    const before = readFileSync(inOwn('dist/index.html'), 'utf8');
    // One bundle has all of them, and the first page is the first to be rendered.
    const routes = [[type], failing].map((types, at) => ({
      ...minimalConfig.routes[at],
      sections: [
        ...(minimalConfig.routes[at]?.sections ?? []),
        ...types.map((type) => ({ type, id: type, title: 'paint', text: 'x' })),
      ],
    }));
    writeConfig({ ...minimalConfig, routes });
    const text = await reasonOf(buildCommand(siteFolder(own)));
    expect(text).toContain(`The section "${type}" (${type}) of / could not be rendered: `);
    expect(text).toMatch(reason);
    expect(text.trim()).toMatch(/\nNothing was built; .*dist\/ is unchanged\.$/);
    expect(readFileSync(inOwn('dist/index.html'), 'utf8')).toBe(before);
  });
});

it.each([
  ["import { Pin } from 'acme-icons';", /"acme-icons" is not found\. Install the package, or correct the path\./],
  ['const = 1;', /This code has a mistake: Unexpected token\. Correct it\./],
])('that cannot be bundled stop the build at their line: %s', async (line, says) => {
  const file = inOwn('sections/price-finder/PriceFinder.tsx');
  const before = readFileSync(file, 'utf8');
  const count = before.split('\n').length;
  writeFileSync(file, `${before}${line}\nexport const used = [typeof Pin];\n`);
  writeConfig(showingAll([30]));
  const { status, text } = runCommand(['build', '--site', own]);
  writeFileSync(file, before);
  expect(text).toMatch(new RegExp(`^\\S*sections/price-finder/PriceFinder\\.tsx:${count}:\\d+\\n  ${says.source}`));
  expect(text).toMatch(/\n {4}> \d+ \| .*\n(.*\n)*\nNothing was built; .*dist\/ is unchanged\.\n$/);
  expect(status).toBe(1);
});

it('must have an example, whose forms have no function as their action, and which has a name', () => {
  const args = ['run', 'tests/sections/contract.test.ts', '-t', 'acting|routing-live|nameless|headless'];
  const { stdout, stderr } = spawnSync('node_modules/.bin/vitest', args, {
    encoding: 'utf8',
    env: { ...process.env, SITE: own, NO_COLOR: '1' },
  });
  expect(stdout + stderr).toMatch(/FAIL .*routing-live' has at least one example/);
  expect(stdout + stderr).toContain('Use onSubmit instead.');
  expect(stdout + stderr).toContain('sections/nameless/examples.json: A section has a name for screen readers');
  expect(stdout + stderr).toContain('The component of headless: Its heading, which names the section, has the id');
});

/** Changes a file of `price-finder` while something is done. */
async function withChange<Result>(
  name: string,
  [right, wrong]: [string | RegExp, string],
  act: () => Promise<Result> | Result,
) {
  const file = inOwn(`sections/price-finder/${name}`);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(right, wrong));
  writeConfig(withSections(prices));
  try {
    return await act();
  } finally {
    writeFileSync(file, before);
  }
}

describe('what is wrong in a section type is told, and where', () => {
  it.each([
    ["'visible'", "'visble'", 'section.ts cannot be loaded: client is "visble". Use one of "static",'],
    ['z.array', 'z.list', /section\.ts cannot be loaded: .*list.* \(sections\/price-finder\/section\.ts:1\d:\d+\)/],
  ])('a mistake in section.ts: %s', async (right, wrong, says) => {
    const text = await withChange('section.ts', [right, wrong], () => reasonOf(validateFolder(own)));
    expect(text).toMatch(says);
  });

  it('a component that is no default export', async () => {
    const text = await withChange('PriceFinder.tsx', ['export default', 'export'], () =>
      reasonOf(buildCommand(siteFolder(own))),
    );
    expect(text).toContain('sections/price-finder/PriceFinder.tsx needs a default export');
  });

  it('a component that cannot be loaded, with exit code 2', async () => {
    const { status, text } = await withChange('PriceFinder.tsx', [/$/, 'window.scroll();'], () =>
      runCommand(['build', '--site', own]),
    );
    expect(text).toMatch(/"price-finder" cannot be loaded: window is not defined \(.*PriceFinder\.tsx:\d+:\d+\)/);
    expect(status).toBe(2);
  });

  it('imports from the folders of an earlier version, with where from instead', async () => {
    const change: [string, string] = ["'site-from-json/schema'", "'../../.builder/schema/fields/index.ts'"];
    const text = await withChange('section.ts', change, () => reasonOf(validateFolder(own)));
    expect(text).toContain('import from "site-from-json/schema"');
  });

  it('a check that tells a fact and a fix, as in an earlier version, is told to yield a message and a hint', async () => {
    const check = "*check() { yield { path: [], code: 'own/old', fact: 'Too dear.', fix: 'Ask less.' } as never; },";
    const text = await withChange('section.ts', ['shape: {', `${check} shape: {`], () => reasonOf(validateFolder(own)));
    expect(text).toContain('"price-finder" must yield { path, code, message, hint }');
  });
});

it('are checked by ajv and by Biome, with --site and SITE', () => {
  writeFileSync(inOwn('site.config.json'), minimalText);
  const valid = { status: 0, text: '.cache/own-sections/site.config.json valid\n' };
  expect(runCommand(['ajv', '--site', own])).toEqual(valid);
  writeFileSync(inOwn('site.config.json'), minimalText.replace('"version"', '"verzion"'));
  const invalid = { status: 1, text: expect.stringContaining('.cache/own-sections/site.config.json invalid\n') };
  expect(runCommand(['ajv'], { env: { SITE: own } })).toEqual(invalid);
  const { status, text } = runCommand(['lint', '--site', own]);
  expect([status, text]).toEqual([1, expect.stringContaining('sections/acting/acting.tsx')]);
  expect(text).not.toContain('sections/price-finder/');
});

it('have lower-case names', async () => {
  mkdirSync(inOwn('sections/Price-List'));
  expect(await reasonOf(validateFolder(own))).toBe(
    '"Price-List" cannot be the name of a section type. Use lower-case letters, digits and single hyphens, and begin with a letter.',
  );
  rmSync(inOwn('sections/Price-List'), { recursive: true });
});

it('without a file of their own are reported in one sentence', () => {
  rmSync(inOwn('sections/price-finder/section.ts'));
  expect(runCommand(['validate', '--site', '.cache/own-sections'])).toEqual({
    status: 2,
    text: expect.stringMatching(
      /sections\/price-finder\/section\.ts is missing\. Run npm run new:section -- price-finder --site .* to create it, or remove the folder\.\n$/,
    ),
  });
});
