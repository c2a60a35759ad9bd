import { defineSection } from '../define-section.ts';
import { hero } from './schema.ts';

export default defineSection({
  ...hero,
  client: 'static',
  pictures: ({ layout }) => (layout === 'centered' || layout === 'cover' ? 'wide' : 'beside'),
  *check({ layout, picture }) {
    if (layout !== 'cover' || picture !== undefined) return;
    const fact = 'The layout "cover" needs a picture, and this hero has none.';
    yield { path: ['layout'], code: 'hero/cover', fact, fix: 'Add "picture", or write another layout.' };
  },
  // The text of the header above it must be light too.
  ground: ({ layout }) => (layout === 'cover' ? 'contrast' : undefined),
  component: () => import('./Hero.tsx'),
});
