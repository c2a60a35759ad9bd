import { body, date, defineCollection, link, text } from 'site-from-json/schema';

const jobs = defineCollection('jobs', {
  title: 'Job',
  description: 'An open position.',
  shape: {
    title: text('Title', 'The name of the position.', 'Carpenter'),
    description: text(
      'Description',
      'One or two sentences.',
      'You build what we draw, and tell us where it fails.',
    ).optional(),
    place: text('Place', 'Where the work is done.', 'Sampletown or at home').optional(),
    employment: text('Employment', 'Full or part time, and for how long.', 'Full time').optional(),
    salary: text('Salary', 'The salary, as shown to visitors.', 'from € 3,800 a month').optional(),
    date: date('Date', 'When it was posted.', '2030-05-08').optional(),
    href: link('Where to apply.', 'mailto:jobs@example.com', '/jobs#apply').optional(),
    body: body().optional(),
  },
  hidden: ['body'],
});

export default jobs;

declare module 'site-from-json/schema' {
  interface Collections {
    jobs: typeof jobs;
  }
}
