import { defineSection, image, link, text } from 'site-from-json/schema';
import { z } from 'zod';
import { listIn } from '../check-cells.ts';

/** A fact has one of these, or several. */
const valueKeys = ['text', 'link', 'image'];

const fact = z
  .strictObject({
    label: text('Label', 'What it is.', 'Material'),
    text: text('Text', 'The value.', 'Clay, painted').optional(),
    link: z
      .strictObject({
        label: text('Label', 'The words of the link.', 'report.pdf'),
        href: link('Where it leads.', '/files/report.pdf'),
      })
      .meta({ title: 'Link', description: 'A link in place of a text, or after it.' })
      .optional(),
    image: image('A picture in place of a text, or after it.').optional(),
  })
  .meta({
    title: 'Fact',
    description: 'A value with its label.',
    examples: [{ label: 'Material', text: 'Clay, painted' }],
  });

/** Values with their labels, such as those of the item of a page. */
export default defineSection('details', {
  title: 'Details',
  description:
    'Values with their labels, such as size and material. On the pages of a list ("each") it shows what the item has at the "fields" of the list.',
  synonyms: ['facts', 'key-facts', 'specifications', 'specs', 'properties', 'definition-list', 'data-sheet', 'fields'],
  client: 'static',
  pictures: 'card',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Details'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    facts: z
      .array(fact)
      .max(60)
      .default([])
      .meta({
        title: 'Facts',
        description: 'The values, in order. Default: those of the item of the page.',
        examples: [[{ label: 'Material', text: 'Clay, painted' }]],
      }),
  },
  fromItem: ({ facts }, _, section) =>
    listIn({ facts }, 'facts').length + section.facts.length > 0 ? { facts } : undefined,
  *check(section, page) {
    const message = 'This has a label, but no value.';
    for (const [at, one] of listIn(section, 'facts').entries())
      if (typeof one === 'object' && one && !valueKeys.some((key) => key in one))
        yield { path: ['facts', at], code: 'shape/missing', message, hint: 'Add "text", "link" or "image".' };
    if (section.facts !== undefined || (typeof page === 'object' && page && 'each' in page)) return;
    yield {
      path: [],
      code: 'shape/missing',
      message: 'These details have no "facts", and their page is not the page of an item.',
      hint: 'Add "facts", or add "each" to the route.',
    };
  },
});
