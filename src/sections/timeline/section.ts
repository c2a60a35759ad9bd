import { defineSection } from '../define-section.ts';
import { timeline } from './schema.ts';

export default defineSection({
  ...timeline,
  client: 'static',
  component: () => import('./Timeline.tsx'),
});
