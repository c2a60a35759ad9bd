import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { upgrade } from '../../src/cli/upgrade.ts';
import { minimalText } from '../config/minimal-config.ts';

// What becomes of a site's own code. `tests/system/upgrade.test.ts` builds a whole site of an earlier version.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const schema = `import { text } from '../../.builder/schema/fields.ts';
import { section } from '../../.builder/schema/section.ts';

export const notes = section('notes', {
  title: 'Notes',
  description: 'Notes.',
  shape: { title: text('Title', 'A title.') },
  examples: [{ type: 'notes', id: 'notes', title: 'Notes' }],
});
`;
const section = `import { defineSection } from '../../.builder/src/sections/define-section.ts';
import { notes } from './schema.ts';

export default defineSection({ ...notes, client: 'static', component: () => import('./Notes.tsx') });
`;
const component = `import { SectionIntro } from '../../.builder/src/ui/SectionIntro.tsx';

export default ({ section: { id, title } }) => <SectionIntro id={id} level={2} title={title} />;
`;
const css = '.notes {\n  gap: var(--s2);\n}\n';
type Files = Record<string, string>;
const type: Files = { 'schema.ts': schema, 'section.ts': section, 'Notes.tsx': component, 'Notes.module.css': css };

/** Upgrades a site with these files in `sections/notes/`, and gives what the command says and what is there then. */
async function upgraded(files: Files, others: Files = {}) {
  const all = Object.fromEntries(Object.entries(files).map(([name, text]) => [`sections/notes/${name}`, text]));
  for (const [path, text] of Object.entries({ 'site.config.json': minimalText, ...all, ...others })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  let said = '';
  const out = { write: (part: string) => (said += part) };
  const code = await upgrade(folder, { write: true }, out, out);
  const names = readdirSync(join(folder, 'sections/notes')).sort();
  const after = names.map((name) => [name, readFileSync(join(folder, 'sections/notes', name), 'utf8')]);
  return { code, said: said.replaceAll(folder, 'site'), after: Object.fromEntries(after) as Files };
}

const change = (file: string, from: string, to: string): Files => ({
  ...type,
  [file]: (type[file] as string).replace(from, to),
});

it.each<[string, Files, string, Files?]>([
  [
    'code with a mistake',
    change('Notes.tsx', '{title}', '{'),
    'site/sections/notes/Notes.tsx:3:88\n  This code has a mistake: ',
  ],
  [
    'a style sheet with a mistake',
    change('Notes.module.css', '}', ''),
    'site/sections/notes/Notes.module.css:1:1\n  This style sheet has a mistake: Unclosed block.',
  ],
  [
    'a file of the builder that is not for sites',
    change('Notes.tsx', 'ui/SectionIntro.tsx', 'site/git.ts'),
    'site/sections/notes/Notes.tsx:1:30\n  The package does not have src/site/git.ts for sites.',
  ],
  [
    'a name that is not exported',
    change('Notes.tsx', 'SectionIntro } from', 'SectionIntro, ProfileIcon } from'),
    'site/sections/notes/Notes.tsx:1:24\n  site-from-json/ui does not export "ProfileIcon".',
  ],
  [
    'a name that the package does not export any more',
    change('Notes.tsx', "'../../.builder/src/ui/SectionIntro.tsx'", "'site-from-json/ui'"),
    'site/theme.ts:1:10\n  site-from-json/schema does not export "webAddresses".',
    { 'theme.ts': "import { webAddresses } from 'site-from-json/schema';\nexport default { webAddresses };\n" },
  ],
  [
    'an example that is calculated',
    change('schema.ts', "title: 'Notes' }]", "title: 'No' + 'tes' }]"),
    'site/sections/notes/schema.ts:8:51\n  This example is calculated.',
  ],
  [
    'examples at two places',
    { ...type, 'examples.json': '{}' },
    'site/sections/notes/schema.ts:8:3\n  The examples are in examples.json already.',
  ],
  [
    'a schema of another form',
    change('schema.ts', 'export const notes = section(', 'const options = () => section('),
    "site/sections/notes/schema.ts:2:1\n  This file is not of the form export const mySection = section('notes', { … }).",
  ],
  [
    'a definition of another form',
    change('section.ts', '...notes', "...Object.assign(notes, { list: 'any' })"),
    'site/sections/notes/section.ts:4:1\n  This file is not of the form export default defineSection({ ...notes, … }).',
  ],
  [
    'a component that would not be found',
    change('section.ts', './Notes.tsx', './Card.tsx'),
    'site/sections/notes/section.ts:4:60\n  A component is found by the name of its type. Name its file Notes.tsx.',
  ],
  [
    'a name with two meanings',
    change('section.ts', 'export default', "const text = 'Notes';\nexport default"),
    'site/sections/notes/section.ts:4:7\n  "text" is not the same in schema.ts, and both files become one.',
  ],
  [
    'a schema with another name',
    {
      ...change('schema.ts', 'export const', 'export const five = 5;\nexport const'),
      'section.ts': section.replace('{ notes }', '{ five as most, notes }'),
    },
    'site/sections/notes/section.ts:2:10\n  "five" has another name here, and both files become one.',
  ],
  [
    'settings that are not JSON',
    type,
    'site/tsconfig.json:1:',
    { 'tsconfig.json': '{ // own\n "extends": "./.builder/tsconfig.json" }' },
  ],
])('tells of %s with its place, and writes nothing', async (_what, files, says, others) => {
  const { code, said, after } = await upgraded(files, others);
  expect(said).toContain(says);
  expect(said).toMatch(/\nNothing was written\.\n$/);
  expect(code).toBe(1);
  expect(after).toEqual(files);
});

it('has one import of what both files import', async () => {
  const twice = "import React from 'react';\nimport { z } from 'zod';\n";
  const again = "import React from 'react';\nimport type { z } from 'zod';\nimport fs from 'node:fs';\n";
  const { code, after } = await upgraded({ ...type, 'schema.ts': twice + schema, 'section.ts': again + section });
  expect(code).toBe(0);
  expect(after['section.ts']?.match(/^import .*/gm)).toEqual([
    "import React from 'react';",
    "import { z } from 'zod';",
    "import { defineSection, text } from 'site-from-json/schema';",
    "import fs from 'node:fs';",
  ]);
});

it('writes, makes and removes all files, or none', async () => {
  const component = join(folder, 'sections/notes/Notes.tsx');
  mkdirSync(dirname(component), { recursive: true });
  writeFileSync(component, type['Notes.tsx'] as string, { mode: 0o444 });
  await expect(upgraded({ 'schema.ts': schema, 'section.ts': section })).rejects.toThrow('is read-only');
  chmodSync(component, 0o644);
  const { after } = await upgraded({});
  expect(Object.keys(after)).toEqual(['Notes.tsx', 'examples.json', 'section.ts']);
});

it('renames what has another name now, and what a file uses otherwise keeps the name that the file gives it', async () => {
  const uses = `import type { SiteModel } from '../../.builder/src/config/resolve/page-model.ts';
import { Facade } from '../../.builder/src/ui/Facade.tsx';
import { Panels as Tabs } from '../../.builder/src/ui/Panels.tsx';
import { Split } from '../../.builder/src/ui/Split.tsx';
export { Ways } from '../../.builder/src/ui/Ways.tsx';

const parts = { Split, Facade: 1 };
export const name = ({ brand }: SiteModel, facade = parts.Facade) => [brand.name, facade];
export default () => <Split><Tabs /></Split>;
export const Map = () => <Facade src="Facade" colour="red" />;
`;
  const { code, after } = await upgraded({ 'parts.tsx': uses });
  expect(code).toBe(0);
  expect(after['parts.tsx']).toMatchInlineSnapshot(`
    "import { ClickToLoad as Facade, type SiteData, TabPanels as Tabs, TwoColumns as Split } from 'site-from-json/ui';
    export { ContactMethods as Ways } from 'site-from-json/ui';

    const parts = { Split, Facade: 1 };
    export const name = ({ brand }: SiteData, facade = parts.Facade) => [brand.name, facade];
    export default () => <Split><Tabs /></Split>;
    export const Map = () => <Facade src="Facade" colour="red" />;
    "
  `);
});

it('leaves alone what has the new form, and what a site calls by an earlier name itself', async () => {
  const files = {
    'Notes.tsx': `import { Split } from './Split.tsx';
const problem = { code: 1, fact: 'A fact' };
export default () => <Split gap="var(--s2)" style={{ '--s2': '1px' }}>{problem.fact}</Split>;
`,
    'Notes.module.css':
      '.notes {\n  --line: 2px;\n  border-width: var(--line);\n  color: var(--mantine-color-text);\n}\n',
    'Split.tsx': 'export const Split = (props: object) => <div {...props} />;\n',
  };
  const { code, said, after } = await upgraded(files);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('there is nothing to do') });
  expect(after).toEqual(files);
});

it.each([
  [
    'imports it',
    "export { IconCheck } from '@tabler/icons-react';\n",
    { react: '19.0.0', '@tabler/icons-react': '^3.0.0' },
  ],
  ['does not', 'export const icon = 1;\n', { react: '19.0.0' }],
])('names the package of icons in package.json as code %s', async (_, icon, dependencies) => {
  await upgraded(
    { ...type, 'Icon.tsx': icon },
    { 'package.json': JSON.stringify({ dependencies: { react: '19.0.0' } }) },
  );
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(manifest.dependencies)).toEqual(Object.keys(dependencies));
  expect(manifest.dependencies).toMatchObject({ ...dependencies, react: expect.any(String) });
});
