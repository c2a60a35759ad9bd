import { defineSection, image, logo, text } from 'site-from-json/schema';
import { z } from 'zod';

const testimonial = z
  .strictObject({
    quote: text(
      'Quote',
      'The quote, without quotation marks: they are added according to the language of the site.',
      'They understood in an hour what others had not in a year.',
    ),
    name: text('Name', 'Who said it.', 'Sample Client'),
    role: text('Role', 'What the person does, and where.', 'Founder of a logistics startup').optional(),
    portrait: image(
      'A square portrait of the person. Its alternative text may be empty, as the name is beside it.',
    ).optional(),
    company: text('Company', 'The company of the person, shown beside its logo.', 'Sample Freight').optional(),
    logo: logo('The logo of the company.').optional(),
  })
  .meta({ title: 'Testimonial', description: 'A quote with its author.' });

/** Quotes of clients. */
export default defineSection('testimonials', {
  title: 'Testimonials',
  description: 'Quotes of clients: the first one large, the others smaller below it.',
  synonyms: ['quotes', 'reviews', 'voices'],
  client: 'static',
  pictures: 'card',
  shape: {
    title: text('Heading', 'The heading of the section.', 'What clients say'),
    text: text('Text', 'A sentence beside the heading.', 'In their own words.').optional(),
    items: z
      .array(testimonial)
      .min(1)
      .max(13)
      .meta({ title: 'Testimonials', description: 'The testimonials, the best one first.' }),
  },
});
