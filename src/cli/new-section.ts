import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { id } from '../../schema/fields.ts';
import { quote } from '../config/show-value.ts';
import { sectionTypes } from '../sections/index.ts';

const typeName = id('The name of a section type.');
const list = 'src/sections/index.ts';
const registry = 'src/sections/registry.ts';

/**
 * Writes a section type that works as it is: its schema with an example, its component, and its line in both lists. Gives the
 * files that it wrote, by their path from `root`. Throws, with nothing written, if the name cannot be used or is taken.
 */
export async function newSection(root: string, type: string): Promise<string[]> {
  const component = pascal(type);
  const variable = component.charAt(0).toLowerCase() + component.slice(1);
  const schemaFile = `schema/sections/${type}.ts`;
  const folder = `src/sections/${component}`;
  refuse(root, type, variable, [schemaFile, folder]);
  const files = {
    [schemaFile]: schemaText(type, variable),
    [`${folder}/${component}.tsx`]: componentText(type, component),
    [list]: addTo(
      list,
      await readFile(join(root, list), 'utf8'),
      /\n\] as const;/,
      `\n  ${variable},$&`,
      importLine(type, variable),
    ),
    [registry]: addTo(
      registry,
      await readFile(join(root, registry), 'utf8'),
      /\n\};\n$/,
      `\n${entryLine(type, component)}$&`,
    ),
  };
  await writeAll(root, files);
  return Object.keys(files);
}

function refuse(root: string, type: string, variable: string, taken: string[]): void {
  if (!typeName.safeParse(type).success)
    throw new Error(`${quote(type)} cannot be the name of a section type. ${typeName.meta()?.patternErrorMessage}`);
  if (sectionTypes.some((known) => known.type === type))
    throw new Error(`There is a section type ${quote(type)} already.`);
  const there = taken.find((file) => existsSync(join(root, file)));
  if (there) throw new Error(`${there} is there already; choose another name, or remove it first.`);
  if (!isIdentifier(variable))
    throw new Error(
      `${quote(type)} is a word of the language itself; choose a longer name, such as ${quote(`${type}-list`)}.`,
    );
}

function isIdentifier(word: string): boolean {
  try {
    new Script(`'use strict'; const ${word} = 1;`);
    return true;
  } catch {
    return false;
  }
}

const schemaText = (type: string, variable: string) => `import { text } from '../fields.ts';
import { section } from '../section.ts';

/** ${titleOf(type)}: a heading and a sentence. */
export const ${variable} = section('${type}', {
  title: '${titleOf(type)}',
  description: 'A heading and a sentence.',
  shape: {
    title: text('Heading', 'The heading of the section.', '${titleOf(type)}'),
    text: text('Text', 'A sentence under the heading.').optional(),
  },
  examples: [{ type: '${type}', id: '${type}', title: '${titleOf(type)}', text: 'What a visitor reads first.' }],
});
`;

const componentText = (
  type: string,
  component: string,
) => `import type { SectionProps } from '../../config/resolve/page-model.ts';
import { SectionIntro } from '../../ui/SectionIntro.tsx';

/** ${titleOf(type)}: a heading and a sentence. */
export default function ${component}({ section: { id, title, text }, heading }: SectionProps<'${type}'>) {
  return (
    <div className="measure">
      <SectionIntro id={id} level={heading} title={title} text={text} />
    </div>
  );
}
`;

const importLine = (type: string, variable: string) => `import { ${variable} } from '../node/${type}.ts';\n`;

const entryLine = (type: string, component: string) =>
  `  '${type}': () => import('../node/${component}/${component}.tsx'),`;

function addTo(file: string, text: string, end: RegExp, entry: string, before = ''): string {
  if (!end.test(text)) throw new Error(`${file} has another form than expected: no list ends in it.`);
  return before + text.replace(end, entry);
}

/** Writes all files or none. */
async function writeAll(root: string, files: Record<string, string>): Promise<void> {
  const before = new Map<string, string | undefined>();
  try {
    for (const [file, text] of Object.entries(files)) {
      const path = join(root, file);
      before.set(path, existsSync(path) ? await readFile(path, 'utf8') : undefined);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  } catch (error) {
    for (const [path, text] of before) await (text === undefined ? rm(path, { force: true }) : writeFile(path, text));
    throw error;
  }
}

const titleOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');

const pascal = (type: string) =>
  type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
