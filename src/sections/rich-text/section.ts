import { contents, defineSection, markdown, text } from 'site-from-json/schema';
import { z } from 'zod';

/** Long text: an article, terms, a privacy policy. */
export default defineSection('rich-text', {
  title: 'Rich text',
  description: 'Long text in Markdown, such as an article or a privacy policy.',
  synonyms: ['markdown', 'text', 'prose', 'article', 'content'],
  client: 'static',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Privacy policy'),
    contents: contents(),
    branch: text(
      'Branch',
      'The words above links to all pages of this part of the site: those whose path has the same first part, such as /docs. Default: no such links.',
      'In this part',
    ).optional(),
    blocks: z
      .array(
        markdown(
          'Block',
          'One block in Markdown: a paragraph, "## A heading", "- a point", "1. a step", "> a quote", code between ```, a table; **strong**, *emphasis*, [words](/page), ![what it shows](/images/picture.jpg). No HTML.',
          'We collect what you *send us*, and **nothing else**.',
          '## What we collect',
          '- Your name and address',
        ),
      )
      .min(1)
      .meta({
        title: 'Blocks',
        description: 'The text from top to bottom, one entry per block. Adjacent list items form one list.',
        examples: [['## What we collect', 'What you send us:', '- your name', '- your address']],
      }),
  },
  hasPlace: ({ branch }) => branch !== undefined,
  ofPage: ({ branch }, place) => (branch ? { pages: place.branch } : {}),
});
