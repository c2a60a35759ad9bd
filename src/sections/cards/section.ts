import { defineSection } from '../define-section.ts';
import { cards } from './schema.ts';

export default defineSection({
  ...cards,
  client: 'static',
  component: () => import('./Cards.tsx'),
  pictures: 'card',
  *check({ limit, perPage }) {
    if (limit === undefined || perPage === undefined) return;
    const fact = '"limit" shows only the first items, "perPage" shows all on several pages.';
    yield { path: ['limit'], at: 'key', code: 'shape/both', fact, fix: 'Keep one of them.' };
  },
});
