import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../project-copy.ts';
import { type ServedCopy, serveCopy } from '../served-copy.ts';

/** The files beside this one, each with components of Mantine by name. */
export const groups = ['Inputs', 'Overlays', 'Navigation', 'Display'];

/** Builds and serves a site with a page for each group, on which a live and a static section type show all of its components. */
export async function serveMantine(): Promise<ServedCopy> {
  const project = copyProject('mantine-test');
  const definitions: string[] = [];
  for (const group of groups) {
    for (const [client, kind] of [
      ['load', 'Live'],
      ['static', 'Still'],
    ] as const) {
      const type = `${group}-${kind}`.toLowerCase();
      const folder = `src/sections/${type}`;
      project.write(`${folder}/Shows.tsx`, readFileSync(join(import.meta.dirname, `${group}.tsx`), 'utf8'));
      project.write(
        `${folder}/schema.ts`,
        `import { text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';
export const shown = section('${type}', { title: '${type}', description: 'Shows.', shape: { title: text('Title', 'The heading.', 'x') }, examples: [] });
`,
      );
      project.write(
        `${folder}/section.ts`,
        `import { defineSection } from '../define-section.ts';
import { shown } from './schema.ts';
export default defineSection({ ...shown, client: '${client}', component: () => import('./${group}${kind}.tsx') });
`,
      );
      project.write(
        `${folder}/${group}${kind}.tsx`,
        `import { Container, Title } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import type { shown } from './schema.ts';
import { shows } from './Shows.tsx';
export default function ${group}${kind}({ section, heading }: SectionProps<typeof shown>) {
  return (
    <Container>
      <Title id={\`_title-\${section.id}\`} order={heading}>{section.title}</Title>
      {Object.entries(shows).map(([name, Show]) => <div key={name} data-show={name}><Show /></div>)}
    </Container>
  );
}
`,
      );
      definitions.push(type);
    }
  }
  const list = project.read('src/sections/index.ts');
  const imports = definitions.map((type) => `import ${type.replace('-', '')} from './${type}/section.ts';\n`).join('');
  const names = definitions.map((type) => type.replace('-', '')).join(', ');
  project.write('src/sections/index.ts', imports + list.replace('] as const;', `  ${names}\n] as const;`));

  const config = JSON.parse(project.read('site.config.json'));
  const [home] = config.routes;
  const sections = (group: string) =>
    ['Live', 'Still'].map((kind) => {
      const type = `${group}-${kind}`.toLowerCase();
      return { type, id: type, title: `${group} ${kind}` };
    });
  const routes = groups.map((group) => ({
    ...home,
    id: group.toLowerCase(),
    path: `/${group.toLowerCase()}`,
    label: group,
    title: group,
    sections: sections(group),
  }));
  project.write('site.config.json', JSON.stringify({ ...config, routes: [...config.routes, ...routes] }));
  return serveCopy(project);
}
