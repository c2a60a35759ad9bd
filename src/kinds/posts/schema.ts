import { z } from 'zod';
import { body, date, image, itemId, text } from '../../../schema/fields.ts';
import { defineKind } from '../define-kind.ts';

export const posts = defineKind('posts', {
  title: 'Post',
  description: 'An article of a blog, news, or a note.',
  shape: {
    title: text('Title', 'The title of the post.', 'How we draw'),
    description: text(
      'Description',
      'One or two sentences, for cards, feeds and search results.',
      'An hour of paper saves a week of code.',
    ),
    date: date('Date', 'When it was published; the latest post comes first.', '2030-05-08'),
    updated: date('Updated', 'When it was last changed.', '2030-06-01').optional(),
    authors: z
      .array(itemId('people', 'Author', 'The id of a person in a list of people.', 'asha'))
      .max(6)
      .default([])
      .meta({ title: 'Authors', description: 'Who wrote it, by the ids of people in `lists`.', examples: [['asha']] }),
    tags: z
      .array(text('Tag', 'One or two words.', 'design'))
      .max(8)
      .default([])
      .meta({ title: 'Tags', description: 'What it is about.', examples: [['design']] }),
    image: image('Shown on its card and above its text.').optional(),
    body: body(),
  },
  hidden: ['body', 'authors', 'updated'],
  latestFirst: 'date',
  hasFeeds: true,
});
