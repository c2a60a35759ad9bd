import { z } from 'zod';
import { email, idKey, image, link, text } from './fields.ts';

/** Who the site is about. */
export const brand = z
  .strictObject({
    name: text('Name', 'The name of the company or product; the token {product}.', 'Concretia'),
    motto: text('Motto', 'The motto; the token {motto}.', 'Materialize Concepts'),
    founded: z
      .int()
      .min(1800)
      .max(2100)
      .meta({ title: 'Founded', description: 'The founding year; the token {founded}.', examples: [2013] }),
    copyrightUntil: z
      .int()
      .min(1800)
      .max(2100)
      .meta({
        title: 'Copyright until',
        description: 'The last year of the copyright line; with `founded` it makes the token {years}.',
        examples: [2025],
      }),
    place: text('Place', 'Where the company is based; the token {place}.', 'northern India'),
    logo: image('The logo of the footer and of search results.'),
    headerLogo: image('The small logo of the header.'),
    claims: z
      .strictObject({
        startups: text('Startups', 'How many startups are clients; the token {startups}.', '5000+'),
        people: text('People', 'How many people work here; the token {people}.', '20+'),
        reviews: text('Reviews', 'How many reviews there are; the token {reviews}.', '100'),
      })
      .meta({ title: 'Claims', description: 'Numbers the copy refers to.' }),
  })
  .meta({ title: 'Brand', description: 'Name, motto, logos and claims.' });

const socialLink = z
  .strictObject({
    network: z
      .enum([
        'facebook',
        'instagram',
        'linkedin',
        'x',
        'youtube',
        'github',
        'whatsapp',
        'telegram',
        'mastodon',
        'bluesky',
      ])
      .meta({ title: 'Network', description: 'Chooses the icon.', synonyms: { x: ['twitter'] } }),
    label: text('Label', 'The name that is read out.', 'LinkedIn'),
    href: link('The profile.', 'https://www.linkedin.com/company/example'),
  })
  .meta({ title: 'Social link', description: 'A profile on a social network.' });

/** How to reach the company. */
export const contacts = z
  .strictObject({
    email: email('The general address; the token {email}.', 'info@example.com'),
    salesEmail: email('Where the contact form writes to; the token {salesEmail}.', 'sales@example.com'),
    trainingEmail: email('For trainees; the token {trainingEmail}.', 'training@example.com'),
    chat: z
      .strictObject({
        label: text('Handle', 'The chat handle; the token {chat}.', 'live:concretia.example'),
        href: link('Where the handle leads.', 'https://web.skype.com/'),
      })
      .meta({ title: 'Chat', description: 'The chat handle.' }),
    social: z
      .array(socialLink)
      .min(1)
      .meta({ title: 'Social links', description: 'Shown in the footer and the contact section.' }),
  })
  .meta({ title: 'Contacts', description: 'E-mail addresses, chat and social links.' });

/** Further tokens of the editor's own, by name. */
export const tokens = z
  .record(idKey, text('Value', 'What the token stands for.', 'Pune'))
  .default({})
  .meta({ title: 'Tokens', description: 'Your own tokens: "city": "…" makes {city} usable in any text.' });

export type SocialLink = z.output<typeof socialLink>;
