import { groupName, link, logo, text } from '../../schema/fields.ts';
import { defineKind } from './define-kind.ts';

export const sponsors = defineKind('sponsors', {
  title: 'Sponsor',
  description: 'Somebody who supports an event or a project.',
  shape: {
    name: text('Name', 'Whose logo it is: read out, and shown where names are.', 'Sample Freight'),
    logo: logo('The logo of the sponsor.'),
    href: link('The sponsor’s site.', 'https://example.com').optional(),
    tier: groupName('Tier', 'What they give, in a word; sponsors of one tier have the same.', 'Gold').optional(),
  },
});
