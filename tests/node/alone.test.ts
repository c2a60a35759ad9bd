import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyFile } from '../company.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// What pages have in common may be kept while they are built, and that must never show: a component may decide by its words.

// No two pages have the same words, so that whatever one page has of another shows.
const words = (at: number) => ({
  title: [
    `${1 + (at % 28)} May ${1900 + at}`,
    `soon ${at}`,
    `${at}`,
    `One! ${at}!`,
    `Page ${at}`,
    `ß ${at}`,
    `31 December ${1800 + at}`,
  ][at % 7] as string,
  text: [`short ${at}`, `a text that is rather longer than the others are ${at}`, `${at}`, `yes ${at}`][
    at % 4
  ] as string,
});

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject('alone-test');
  for (const [type, name, client] of [
    ['deciding-still', 'DecidingStill', 'static'],
    ['deciding-live', 'DecidingLive', 'load'],
  ]) {
    const folder = `src/sections/${type}`;
    project.write(
      `${folder}/schema.ts`,
      `import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';
export const deciding = section('${type}', {
  title: 'Deciding', description: 'Decides.',
  shape: { title: text('Title', 'A title.', 'x'), text: text('Text', 'A text.', 'x') }, examples: [],
});
`,
    );
    project.write(
      `${folder}/section.ts`,
      `import { defineSection } from '../define-section.ts';
import { deciding } from './schema.ts';
export default defineSection({ ...deciding, client: '${client}', component: () => import('./${name}.tsx') });
`,
    );
    project.write(
      `${folder}/${name}.tsx`,
      `import { Badge, Container, SimpleGrid, Title } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import type { deciding } from './schema.ts';
export default function Deciding({ section: { id, title, text }, heading }: SectionProps<typeof deciding>) {
  const date = new Date(title);
  return (
    <Container data-long={text.length > 20 || undefined}>
      <Title id={\`\${id}-title\`} order={heading}>{title.toUpperCase()}</Title>
      {!Number.isNaN(date.getTime()) && <time dateTime={date.toISOString()}>{date.getFullYear()}</time>}
      {title.includes('!') && <Badge>{title.split('!').length}</Badge>}
      <SimpleGrid cols={1 + ((Number(text) || 0) % 5)}>{[...text].filter((letter) => 'aeiou'.includes(letter))}</SimpleGrid>
      {/^y/.test(text) ? <strong>Yes</strong> : title === text ? <em>Same</em> : <small>{text.at(-1)}</small>}
    </Container>
  );
}
`,
    );
  }
  const list = project.read('src/sections/index.ts');
  project.write(
    'src/sections/index.ts',
    "import live from './deciding-live/section.ts';\nimport still from './deciding-still/section.ts';\n" +
      list.replace('] as const;', '  still, live\n] as const;'),
  );
});
afterAll(() => project?.remove());

const count = 200;
const config = JSON.parse(readFileSync(companyFile, 'utf8'));
const route = (at: number) => ({
  id: `page-${at}`,
  path: `/page-${at}`,
  label: `Page ${at}`,
  title: `Page ${at}`,
  description: `Page ${at}.`,
  footer: Object.keys(config.footer.variants)[0],
  sections: ['deciding-still', 'deciding-live', 'deciding-still'].map((type, place) => ({
    type,
    id: `part-${place}`,
    ...words(at + place),
  })),
});

/** The files of some generated pages, from a build of the sample's routes and `pages`, from nothing. */
function built(pages: number[], wanted: number[]): string[] {
  for (const folder of ['dist', '.cache/dist.json', '.cache/dist.twin'])
    rmSync(join(project.root, folder), { recursive: true, force: true });
  project.write(
    'site.config.json',
    JSON.stringify({
      ...config,
      seo: { ...config.seo, shareImages: 'one' },
      routes: [...config.routes, ...pages.map(route)],
    }),
  );
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cli.ts', 'build'], {
    cwd: project.root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return wanted.flatMap((at) =>
    ['index.html', 'page.json'].map((file) => readFileSync(join(project.root, 'dist', `page-${at}`, file), 'utf8')),
  );
}

it(`is the same page alone and among ${count} others`, () => {
  const at = 104;
  const among = built([...Array(count).keys()], [at]);
  // Compared as a truth: a difference of whole documents cannot be read.
  expect(built([at], [at]).every((text, place) => text === among[place])).toBe(true);
  expect(among[0]?.match(/<time dateTime="\d+-\d+/g)?.slice(0, 2)).toEqual([
    '<time dateTime="1904-12',
    '<time dateTime="2005-05',
  ]);
}, 120_000);
