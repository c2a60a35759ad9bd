import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfigInput } from '../../schema/site.ts';
import { type SiteFiles, writeSmallSite } from '../served-site.ts';

/** The files of `tests/mantine`, each with components of Mantine by name. */
export const groups = ['Inputs', 'Overlays', 'Navigation', 'Display', 'Further', 'Own'];

/** The files that a group needs beside its own. */
const besides: Record<string, string[]> = { Own: ['Own.module.css', 'Heavy.tsx', 'Heavy.module.css'] };

/** Writes a site with a page for each group, on which a live and a static section type of its own show all of its components. */
export function writeMantineSite(name: string): string {
  const types = groups.flatMap((group) => [
    { group, type: `${group}-live`.toLowerCase(), client: 'load' },
    { group, type: `${group}-static`.toLowerCase(), client: 'static' },
  ]);
  return writeSmallSite(
    name,
    (config) => {
      const [, about] = config.routes;
      const routes = groups.map((name) => ({
        ...about,
        id: name.toLowerCase(),
        path: `/${name.toLowerCase()}`,
        title: name,
        sections: types.filter(({ group }) => group === name).map(({ type }) => ({ type, id: type, title: type })),
      }));
      config.routes.push(...(routes as SiteConfigInput['routes']));
    },
    Object.assign({}, ...types.map(filesOf)),
  );
}

/** The files of a section type that shows the components of a group. */
const filesOf = ({ group, type, client }: { group: string; type: string; client: string }): SiteFiles => ({
  ...Object.fromEntries(
    [`${group}.tsx`, ...(besides[group] ?? [])].map((file) => [
      `sections/${type}/${file}`,
      readFileSync(join(import.meta.dirname, '../mantine', file)),
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
