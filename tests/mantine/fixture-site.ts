import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { type ServedSite, type SiteFiles, serveBuilt, writeSite } from '../served-site.ts';

/** The files beside this one, each with components of Mantine by name. */
export const groups = ['Inputs', 'Overlays', 'Navigation', 'Display', 'Further', 'Own'];

/** The files that a group needs beside its own. */
const besides: Record<string, string[]> = { Own: ['Own.module.css', 'Heavy.tsx', 'Heavy.module.css'] };

/** Builds and serves a site with a page for each group, on which a live and a static section type of its own show all of its components. */
export async function serveMantine(): Promise<Omit<ServedSite, 'warnings'>> {
  const types = groups.flatMap((group) => [
    { group, type: `${group}-live`.toLowerCase(), client: 'load' },
    { group, type: `${group}-static`.toLowerCase(), client: 'static' },
  ]);
  const [home, about] = minimalConfig.routes;
  const routes = groups.map((name) => ({
    ...about,
    id: name.toLowerCase(),
    path: `/${name.toLowerCase()}`,
    title: name,
    sections: types.filter(({ group }) => group === name).map(({ type }) => ({ type, id: type, title: type })),
  }));
  const folder = writeSite(
    'mantine-test',
    { ...minimalConfig, routes: [home, about, ...routes] },
    Object.assign({ 'public/images/logo.svg': drawing, 'public/images/cto.svg': drawing }, ...types.map(filesOf)),
  );
  const { status, text } = runCommand(['build', '--site', folder]);
  if (status !== 0) throw new Error(text);
  return serveBuilt(folder);
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>';

/** The files of a section type that shows the components of a group. */
const filesOf = ({ group, type, client }: { group: string; type: string; client: string }): SiteFiles => ({
  ...Object.fromEntries(
    [`${group}.tsx`, ...(besides[group] ?? [])].map((file) => [
      `sections/${type}/${file}`,
      readFileSync(join(import.meta.dirname, file)),
    ]),
  ),
  [`sections/${type}/section.ts`]: `import { defineSection, text } from 'site-from-json/schema';
export default defineSection('${type}', {
  title: '${type}', description: 'Shows.', client: '${client}', shape: { title: text('Title', 'The heading.', 'x') },
});
`,
  [`sections/${type}/${type.replace('-', '')}.tsx`]: `import { Container, Title } from '@mantine/core';
import type { SectionProps } from 'site-from-json/ui';
import { shows } from './${group}.tsx';
import type shown from './section.ts';
export default function Shown({ section, heading }: SectionProps<typeof shown>) {
  return (
    <Container>
      <Title id={\`_title-\${section.id}\`} order={heading}>{section.title}</Title>
      {Object.entries(shows).map(([name, Show]) => <div key={name} data-show={name}><Show /></div>)}
    </Container>
  );
}
`,
});
