import { defineSection } from '../define-section.ts';
import { map } from './schema.ts';

export default defineSection({
  ...map,
  client: 'interaction',
  component: () => import('./Map.tsx'),
  outside: ({ frame }) => ({ frame }),
});
