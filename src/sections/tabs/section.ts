import { action, defineSection, image, markdown, paragraphs, text } from 'site-from-json/schema';
import { z } from 'zod';

const tab = z
  .strictObject({
    name: text('Name', 'The label of the tab, different from all others.', 'For schools'),
    paragraphs: paragraphs('Paragraphs', 'The text of the tab.').optional(),
    body: markdown(
      'Body',
      'The text of the tab as Markdown, with code, tables and pictures; or the path of a Markdown file beside the config.',
      '```sh\npnpm add acme\n```',
    ).optional(),
    points: z
      .array(text('Point', 'A few words.', 'A class set of thirty'))
      .max(12)
      .default([])
      .meta({ title: 'Points', description: 'A short list under the text.', examples: [['A class set of thirty']] }),
    picture: image('A picture beside the text.').optional(),
    action: action.optional(),
  })
  .meta({
    title: 'Tab',
    description: 'A tab with its content.',
    examples: [{ name: 'For schools', paragraphs: ['We listen first, then we build.'] }],
  });

/** Several texts in tabs. */
export default defineSection('tabs', {
  title: 'Tabs',
  description:
    'Several texts in tabs, one of which is shown at a time. A choice holds for all tabs of the same name. Without JavaScript all are shown.',
  synonyms: ['tab', 'tabbed-content', 'panels'],
  client: 'static',
  tabs: () => true,
  shape: {
    title: text('Heading', 'The heading of the section.', 'Made for the way you work'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    items: z.array(tab).min(2).max(8).meta({ title: 'Tabs', description: 'The tabs, in order.' }),
  },
  *check({ items }) {
    for (const [at, tab] of (Array.isArray(items) ? items : []).entries()) {
      if (typeof tab !== 'object' || !tab || 'paragraphs' in tab || 'body' in tab) continue;
      yield {
        path: ['items', at],
        code: 'shape/missing',
        message: 'This tab has no text.',
        hint: 'Add "paragraphs", or "body" with Markdown.',
      };
    }
  },
});
