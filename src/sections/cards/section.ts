import { defineSection } from '../define-section.ts';
import { cards } from './schema.ts';

export default defineSection({
  ...cards,
  client: 'static',
  component: () => import('./Cards.tsx'),
  pictures: 'card',
  *check({ limit, perPage }) {
    if (limit === undefined || perPage === undefined) return;
    const fact = '"limit" shows the first items alone, "perPage" all of them on several pages.';
    yield { path: ['limit'], at: 'key', code: 'shape/both', fact, fix: 'Keep one of them.' };
  },
});
