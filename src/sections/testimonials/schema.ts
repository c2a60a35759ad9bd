import { z } from 'zod';
import { image, logo, text } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

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
export const testimonials = section('testimonials', {
  title: 'Testimonials',
  description: 'Quotes of clients: the first one large, the others smaller below it.',
  synonyms: ['quotes', 'reviews', 'voices'],
  shape: {
    title: text('Heading', 'The heading of the section.', 'What clients say'),
    text: text('Text', 'A sentence beside the heading.', 'In their own words.').optional(),
    items: z
      .array(testimonial)
      .min(1)
      .max(13)
      .meta({ title: 'Testimonials', description: 'The testimonials, the best one first.' }),
  },
  examples: [
    {
      type: 'testimonials',
      id: 'clients',
      title: 'In the words of clients',
      text: 'Sample voices of sample people: they show the place of yours.',
      items: [
        {
          quote:
            'They understood in an hour what we had not managed to explain in a year, and built it before we had finished asking.',
          name: 'Sample Client',
          role: 'Founder of a logistics startup',
          portrait: { src: '/images/team/human-resource.svg', alt: '' },
          company: 'Sample Freight',
          logo: 'tabler:sailboat',
        },
        {
          quote: 'Every Friday there was something that we could try. No surprises, and no slides.',
          name: 'Second Sample Client',
          role: 'Head of operations',
          portrait: { src: '/images/team/business-development-1.svg', alt: '' },
          company: 'Sample Clinic',
          logo: 'tabler:stethoscope',
        },
        {
          quote: 'They told us which half of our plan we did not need. That half had been the expensive one.',
          name: 'Third Sample Client',
          role: 'Managing director',
          company: 'Sample Mountain Tours',
          logo: 'tabler:mountain',
        },
        {
          quote: 'Our old system still ran on the evening of the launch. Nobody had to look at it again.',
          name: 'Fourth Sample Client',
          role: 'Technical lead',
          portrait: { src: '/images/team/business-development-2.svg', alt: '' },
        },
      ],
    },
    {
      type: 'testimonials',
      id: 'trainees',
      tone: 'contrast',
      title: 'What trainees take with them',
      items: [
        {
          quote: 'After twelve weeks I had written a shop that sells, and could explain every line of it.',
          name: 'Sample Trainee',
          role: 'MERN Stack Development',
        },
        {
          quote: 'The trainers work on real projects in the morning. One can tell in the afternoon.',
          name: 'Second Sample Trainee',
          role: 'UI/UX Design',
        },
        { quote: 'I came for the certificate and left with a job.', name: 'Third Sample Trainee' },
      ],
    },
    {
      type: 'testimonials',
      id: 'client',
      tone: 'tinted',
      title: 'What a client says',
      items: [{ quote: 'It simply works.', name: 'Sample Client' }],
    },
  ],
});
