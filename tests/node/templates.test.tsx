import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

// The templates of `npm run new:section` as they stand; new-section.test.ts has what is made of them.

it.each([
  ['static-section', ['My section', 'What a visitor reads first.']],
  ['live-section', ['My section', 'First', 'Second', 'What the first tab shows.']],
])('the template %s shows its example', async (name, texts) => {
  const folder = join(import.meta.dirname, '../../src/cli/templates', name);
  const { default: type } = await import(join(folder, 'section.ts'));
  const { default: MySection } = await import(join(folder, 'MySection.tsx'));
  const [example] = JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8')).sections;
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MySection section={type.schema.parse(example)} heading={2} />
    </MantineProvider>,
  );
  expect(html).toMatch(/<h2[^>]* id="_title-my-section"/);
  for (const text of texts) expect(html).toContain(`>${text}<`);
});
