import { defineCollection, link, text } from 'site-from-json/schema';
import { z } from 'zod';

const shops = defineCollection('shops', {
  title: 'Shop',
  description: 'A shop, with its place on a map.',
  shape: {
    name: text('Name', 'What it is called.', 'Rolling at the canal'),
    address: text('Address', 'Its address, in one line.', 'Sample Quay 3, 1020 Vienna'),
    hours: text('Hours', 'When it is open.', 'Monday to Friday, 9:00–18:00').optional(),
    href: link(
      'More about it, such as the way there.',
      'https://www.openstreetmap.org/#map=17/48.2167/16.3754',
    ).optional(),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ title: 'Latitude', description: 'In degrees.', examples: [48.2167] }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ title: 'Longitude', description: 'In degrees.', examples: [16.3754] }),
  },
});

export default shops;

declare module 'site-from-json/schema' {
  interface Collections {
    shops: typeof shops;
  }
}
