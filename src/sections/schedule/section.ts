import { defineSection } from '../define-section.ts';
import { schedule } from './schema.ts';

export default defineSection({
  ...schedule,
  client: 'visible',
  component: () => import('./Schedule.tsx'),
});
