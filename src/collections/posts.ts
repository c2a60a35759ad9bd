import { authors, body, date, defineCollection, image, notBefore, tags, text } from 'site-from-json/schema';

const posts = defineCollection('posts', {
  title: 'Post',
  description: 'An article of a blog, news, or a note.',
  shape: {
    title: text('Title', 'The title of the post.', 'How we draw'),
    description: text(
      'Description',
      'One or two sentences, for cards, feeds and search results.',
      'An hour of paper saves a week of code.',
    ),
    date: date('Date', 'When it was published; the latest post comes first.', '2025-05-08'),
    updated: notBefore('date', date('Updated', 'When it was last changed.', '2025-06-01')).optional(),
    authors: authors(),
    tags: tags('What it is about.', 'design'),
    image: image('Shown on its card and above its text.').optional(),
    body: body(),
  },
  hidden: ['body', 'authors', 'updated'],
  latestFirst: 'date',
  hasFeeds: true,
});

export default posts;

declare module 'site-from-json/schema' {
  interface Collections {
    posts: typeof posts;
  }
}
