import { defineSection } from '../define-section.ts';
import { priceList } from './schema.ts';

export default defineSection({
  ...priceList,
  client: 'static',
  component: () => import('./PriceList.tsx'),
  structuredData: (sections) =>
    sections
      .filter(({ offers }) => offers === 'menu')
      .map(({ title, items }) => ({
        '@type': 'Menu',
        name: title,
        hasMenuItem: items.map(({ name, description }) => ({
          '@type': 'MenuItem',
          name,
          ...(description && { description }),
        })),
      })),
});
