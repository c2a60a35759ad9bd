import { defineCollection, groupName, link, logo, text } from 'site-from-json/schema';

const sponsors = defineCollection('sponsors', {
  title: 'Sponsor',
  description: 'Somebody who supports an event or a project.',
  shape: {
    name: text('Name', 'The name of the sponsor, for screen readers and for visible names.', 'Sample Freight'),
    logo: logo('The logo of the sponsor.'),
    href: link('The sponsor’s site.', 'https://example.com').optional(),
    tier: groupName('Tier', 'The name of the tier, the same for all sponsors of a tier.', 'Gold').optional(),
  },
});

export default sponsors;

declare module 'site-from-json/schema' {
  interface Collections {
    sponsors: typeof sponsors;
  }
}
