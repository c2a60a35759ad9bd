import { z } from 'zod';
import { actions } from '../../../schema/action.ts';
import { authors, body, date, image, tags, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';
import { profile } from '../../../schema/social.ts';

/** An article or the item of a page: title, date, authors, picture and long text. */
export const article = section('article', {
  title: 'Article',
  description:
    'A title, date, authors, a picture and long text. On the pages of a list ("each") it shows the item of the page; its own keys take precedence.',
  synonyms: ['post', 'blog-post', 'story', 'news', 'item', 'product', 'job'],
  shape: {
    title: text('Heading', 'The heading. Default: the title or name of the page’s item.', 'How we draw').optional(),
    text: text('Lead', 'One or two sentences about it.', 'An hour of paper saves a week.').optional(),
    kind: z
      .enum(['post', 'event', 'other'])
      .meta({
        title: 'Kind',
        description: 'Its kind for search engines. Default: that of its item, or "post" if it has a date.',
      })
      .optional(),
    date: date('Date', 'The date of publication, or the first day of an event.', '2030-05-08').optional(),
    until: date('Until', 'The last day of an event of several days.', '2030-05-10').optional(),
    time: text('Time', 'When the event begins, as shown to visitors.', '19:30').optional(),
    place: text('Place', 'The place of the event.', 'Main hall').optional(),
    facts: z
      .array(text('Fact', 'A word or two.', '€ 12'))
      .max(6)
      .default([])
      .meta({ title: 'Facts', description: 'Short facts, such as a price.', examples: [['€ 12']] }),
    updated: date('Updated', 'When it was last changed.', '2030-06-01').optional(),
    authors: authors(),
    tags: tags('What it is about.', 'design'),
    image: image('A picture above the text.').optional(),
    links: z.array(profile).max(6).default([]).meta({ title: 'Links', description: 'Profiles of the person.' }),
    body: body().optional(),
    actions,
  },
  examples: [
    {
      type: 'article',
      id: 'drawing',
      title: 'How we draw before we build',
      text: 'An hour of paper saves a week of code. A sample article with everything that a text may hold.',
      date: '2030-05-08',
      updated: '2030-06-01',
      authors: ['sample-author'],
      tags: ['design', 'method'],
      image: { src: '/images/about.svg', alt: 'Blocks that rise from a grid of points' },
      body: [
        'Every product that we shipped late had one thing in common: somebody had written code *before anybody had drawn the screen*.',
        '## What a sketch is for',
        'A sketch is cheap to throw away. That is its **whole point**: it lets people [disagree](https://example.com) while that still costs nothing.',
        '> Draw it badly, draw it today, and show it to the one who will use it.',
        '### What we draw',
        '- The screen that most people see first\n- The one that they see when something fails\n  - and the way back from there\n- The last one',
        '1. Paper\n2. A wall\n3. A prototype that lies only a little',
        '![A sketch that becomes solid from left to right](/images/why-choose-us.svg "From sketch to solid")',
        '## What it costs',
        'Measured on sample projects, in days:',
        '| Project | Drawn first | Days of drawing | Days of building | Changes after release | Would do it again |\n| --- | :---: | ---: | ---: | ---: | --- |\n| A booking form | yes | 2 | 9 | 1 | yes |\n| A report of sales for three countries | no | 0 | 31 | 14 | never |\n| A shop for lamps | yes | 5 | 20 | 3 | yes |',
        'The table is computed by a few lines:',
        '```ts\n// Days that a project took, with and without a sketch.\nconst days = (projects: Project[], drawn: boolean): number =>\n  projects.filter((one) => one.drawn === drawn).reduce((sum, { drawing, building }) => sum + drawing + building, 0);\n\nconsole.log("Drawn: ", days(all, true), "Not drawn: ", days(all, false));\n```',
        'and started with `npm start`:',
        '```sh\nnpm start -- --from projects.json --format table # prints to the screen\n```',
        '---',
        'Questions? [Write to us](mailto:info@example.com).',
      ].join('\n\n'),
      actions: [{ label: 'Talk to us', href: '/#contact' }],
    },
    {
      type: 'article',
      id: 'note',
      tone: 'tinted',
      title: 'We are closed on Friday',
      date: '2030-05-02',
      body: 'The whole team draws the *next year*. On Monday we are back.',
    },
    {
      type: 'article',
      id: 'open-workshop',
      kind: 'event',
      title: 'Open workshop',
      text: 'See how things are made, and make one.',
      date: '2030-05-08',
      until: '2030-05-10',
      time: '10:00–18:00',
      place: 'Main hall',
      facts: ['Free'],
      image: { src: '/images/team/cto.svg', alt: 'Somebody at a workbench' },
      links: [{ network: 'mail', href: 'mailto:info@example.com' }],
      body: 'The tools are there, and so is the wood. Bring a friend.',
    },
    {
      type: 'article',
      id: 'in-short',
      tone: 'contrast',
      title: 'In short',
      tags: ['method'],
      body: 'First the sketch:\n\n```js\nconst sketch = draw("screen", 3); // three at most\n```\n\nThen the rest.',
    },
  ],
  exampleLists: {
    'example-authors': {
      of: 'people',
      items: [{ id: 'sample-author', name: 'Asha Sample', role: 'Designer', image: '/images/team/cto.svg', links: [] }],
    },
  },
});
