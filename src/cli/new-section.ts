import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Script } from 'node:vm';
import { quote } from '../config/report/show-value.ts';
import { sectionTypes } from '../sections/index.ts';
import { replaceFile } from '../site/replace-file.ts';
import { checkTypeName } from '../site/type-name.ts';
import { withSchema } from './init.ts';
import { builderLink } from './site-folder.ts';

const list = 'src/sections/index.ts';
/** Names that the written files import. A section type with such a name would not compile. */
const imported = ['z', 'text', 'section', 'sectionTypes', 'defineSection'];
const importedComponents = ['Container', 'Tabs', 'SectionIntro', 'SectionProps'];

/**
 * Writes a working section type, optionally a live one: for the builder, where it is added to the list of types, or for
 * `site`, the folder of a site. Returns the paths of the files. Throws, and writes nothing, if the name cannot be used.
 */
export async function newSection(
  root: string,
  type: string,
  { live = false, site }: { live?: boolean; site?: string } = {},
): Promise<string[]> {
  const component = pascal(type);
  const variable = component.charAt(0).toLowerCase() + component.slice(1);
  const sections = site ? join(site, 'sections') : join(root, 'src/sections');
  refuse(site ?? root, sections, type, variable, component);
  const folder = join(sections, type);
  const files: Record<string, string> = {
    [`${folder}/schema.ts`]: live ? liveSchema(type, variable) : schema(type, variable),
    [`${folder}/${component}.tsx`]: live
      ? liveComponent(type, variable, component)
      : componentOf(type, variable, component),
    [`${folder}/section.ts`]: definition(variable, component, live ? 'visible' : 'static'),
    ...(!site && { [join(root, list)]: withType(await readFile(join(root, list), 'utf8'), type, variable) }),
  };
  await mkdir(folder, { recursive: true });
  try {
    for (const [file, text] of Object.entries(files)) await replaceFile(file, site ? fromSite(text) : text);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return Object.keys(files);
}

function refuse(home: string, sections: string, type: string, variable: string, component: string): void {
  checkTypeName(type);
  if (sectionTypes.some((known) => known.type === type))
    throw new Error(`The section type ${quote(type)} exists already.`);
  const there = [type, `${type}.ts`].find((file) => existsSync(join(sections, file)));
  if (there)
    throw new Error(
      `${relative(home, join(sections, there))} exists already. Choose another name, or remove it first.`,
    );
  const taken = variable in globalThis || component in globalThis || !isIdentifier(variable);
  if (taken || imported.includes(variable) || importedComponents.includes(component))
    throw new Error(
      `${quote(type)} has a meaning in the code. Choose a longer name, such as ${quote(`${type}-list`)}.`,
    );
}

function isIdentifier(word: string): boolean {
  try {
    new Script(`'use strict'; async () => { const ${word} = 1; }`);
    return true;
  } catch {
    return false;
  }
}

const schema = (type: string, variable: string) => `import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** ${titleOf(type)}: a heading and a sentence. */
export const ${variable} = section('${type}', {
  title: '${titleOf(type)}',
  description: 'A heading and a sentence.',
  shape: {
    title: text('Heading', 'The heading of the section.', '${titleOf(type)}'),
    text: text('Text', 'A sentence beside the heading.').optional(),
  },
  examples: [{ type: '${type}', id: '${type}', title: '${titleOf(type)}', text: 'What a visitor reads first.' }],
});
`;

const liveSchema = (type: string, variable: string) => `import { z } from 'zod';
import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

const item = z
  .strictObject({
    name: text('Name', 'The label of the tab.', 'First'),
    text: text('Text', 'The content of the tab.', 'What the first tab shows.'),
  })
  .meta({ title: 'Tab', description: 'A tab with a text.' });

/** ${titleOf(type)}: a heading and tabs. */
export const ${variable} = section('${type}', {
  title: '${titleOf(type)}',
  description: 'A heading and tabs.',
  shape: {
    title: text('Heading', 'The heading of the section.', '${titleOf(type)}'),
    items: z.array(item).min(1).meta({ title: 'Tabs', description: 'The tabs, in order.' }),
  },
  examples: [
    {
      type: '${type}',
      id: '${type}',
      title: '${titleOf(type)}',
      items: [
        { name: 'First', text: 'What the first tab shows.' },
        { name: 'Second', text: 'What the second tab shows.' },
      ],
    },
  ],
});
`;

const componentOf = (type: string, variable: string, component: string) => `import { Container } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { SectionIntro } from '../../ui/SectionIntro.tsx';
import type { ${variable} } from './schema.ts';

/** ${titleOf(type)}: a heading and a sentence. */
export default function ${component}({ section, heading }: SectionProps<typeof ${variable}>) {
  const { id, title, text } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
    </Container>
  );
}
`;

const liveComponent = (
  type: string,
  variable: string,
  component: string,
) => `import { Container, Tabs } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { SectionIntro } from '../../ui/SectionIntro.tsx';
import type { ${variable} } from './schema.ts';

/** ${titleOf(type)}: a heading and tabs. */
export default function ${component}({ section, heading }: SectionProps<typeof ${variable}>) {
  const { id, title, items } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} />
      <Tabs defaultValue="0">
        <Tabs.List>
          {items.map(({ name }, at) => (
            <Tabs.Tab key={name} value={String(at)}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {items.map(({ name, text }, at) => (
          <Tabs.Panel key={name} value={String(at)}>
            {text}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Container>
  );
}
`;

const definition = (
  variable: string,
  component: string,
  client: string,
) => `import { defineSection } from '../define-section.ts';
import { ${variable} } from './schema.ts';

export default defineSection({
  ...${variable},
  client: '${client}',
  component: () => import('./${component}.tsx'),
});
`;

/** Changes the imports of a file so that it works in a site: they lead to the builder through the link in the site's folder. */
const fromSite = (text: string) =>
  text
    .replaceAll("'../../../schema/", `'../../${builderLink}/schema/`)
    .replace(/'\.\.\/\.\.\/(?=config|ui)/g, `'../../${builderLink}/src/`)
    .replace("'../define-", `'../../${builderLink}/src/sections/define-`);

/** Adds a type to the list of types. The formatter sorts the imports afterwards. */
function withType(text: string, type: string, variable: string): string {
  const end = '\n] as const;';
  if (!text.includes(end)) throw new Error(`${list} has an unexpected form: the end of the list was not found.`);
  return `import ${variable} from './${type}/section.ts';\n${text.replace(end, `\n  ${variable},${end}`)}`;
}

const titleOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');

const pascal = (type: string) =>
  type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/**
 * Prepares a site for its own section types: its config names its own JSON Schema, code editors and `tsc` find types, and Git
 * ignores the links. Existing files stay.
 */
export async function prepareSite(folder: string): Promise<void> {
  const config = join(folder, 'site.config.json');
  await replaceFile(config, withSchema(await readFile(config, 'utf8'), './site.schema.json'));
  const types = { extends: `./${builderLink}/tsconfig.json`, include: ['sections', `${builderLink}/src/**/*.d.ts`] };
  const file = join(folder, 'tsconfig.json');
  if (!existsSync(file)) await replaceFile(file, `${JSON.stringify(types, null, 2)}\n`);
  const ignoreFile = join(folder, '.gitignore');
  const ignored = existsSync(ignoreFile) ? await readFile(ignoreFile, 'utf8') : '';
  const missing = [builderLink, 'node_modules'].filter((name) => !ignored.split('\n').includes(name));
  await replaceFile(ignoreFile, `${ignored}${missing.map((name) => `${name}\n`).join('')}`);
}
