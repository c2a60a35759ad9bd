import { z } from 'zod';
import { markdown, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** Long text: an article, terms, a privacy policy. */
export const richText = section('rich-text', {
  title: 'Rich text',
  description: 'Long text in Markdown, such as an article or a privacy policy.',
  synonyms: ['markdown', 'text', 'prose', 'article', 'content'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'Privacy policy'),
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
  examples: [
    // Studio adds this one to pages: it must not say anything about the owner of a site.
    {
      type: 'rich-text',
      id: 'text',
      title: 'The heading of this text',
      blocks: [
        'Say the most important thing first, in one or two sentences.',
        '## A part of the text',
        'Each paragraph is a block of its own. Words can be **strong** or have *emphasis*.',
        '- One point',
        '- Another point',
        '> A sentence that stands out.',
      ],
    },
    {
      type: 'rich-text',
      id: 'privacy',
      title: 'Privacy policy',
      blocks: [
        'This page says what {product} learns about you when you visit us or write to us, what we do with it, and *what you can ask us to do*. It is short on purpose.',
        '**In force since 1 January 2025.**',
        '## What we collect',
        'We collect only what you give us yourself:',
        '- **Messages.** What you write in the [contact form](https://example.com/contact) goes from your own mail program to our mailbox. We store no copy on this site.',
        '- **Course requests.** Your name, your address and the course you ask about.',
        '- **Server records.** The address of the page, the time, and the kind of browser. They are erased after 30 days.',
        'There are no cookies of ours, no advertisements and no trackers.',
        '### What stays on your device',
        'The site remembers whether you prefer the light or the dark scheme. It keeps that in your browser under one key, `vite-ui-theme`, and never sends it to us.',
        '## Why we may do so',
        'We answer you because you asked. We keep server records because without them nobody could tell a fault from an attack.',
        '> If we cannot explain in one sentence why we need a piece of data, we do not collect it.',
        '## How long we keep it',
        '1. Messages: two years after the last one.',
        '2. Course requests: until the course has ended.',
        '3. Invoices: ten years, as the law demands.\n   They hold a name, an address and an amount.',
        '## What you can ask for',
        'You can ask for a copy of your data, for a correction, or for its erasure. Write to [info@example.com](mailto:info@example.com); a person reads it, and answers within a week.\\\nOr write a letter to our office.',
        '---',
        'To see everything that we hold about an address, our team runs a single command:',
        '```sh\nrecords find --address you@example.com --since 2024-01-01\n```',
        'Changes to this policy are announced [on our home page](https://example.com "Home"), two weeks before they hold.',
      ],
    },
    {
      type: 'rich-text',
      id: 'imprint',
      tone: 'tinted',
      title: 'Imprint',
      blocks: ['{product}. Mail reaches us at [info@example.com](mailto:info@example.com).'],
    },
    {
      type: 'rich-text',
      id: 'story',
      tone: 'contrast',
      title: 'Why a sketch comes first',
      blocks: [
        'Every product that we shipped late had one thing in common: somebody had written code before anybody had drawn the screen.',
        '## An hour of paper saves a week of code',
        'A sketch is cheap to throw away. That is its *whole point*: it lets people disagree while disagreeing still costs nothing.',
        '> Draw it badly, draw it today, and show it to the one who will use it.',
        '## What we draw',
        '- The screen that most people see first',
        '- The one that they see when something fails',
        '- The last one, after which they close the tab, content',
        'Then we [build](https://example.com).',
      ],
    },
  ],
});
