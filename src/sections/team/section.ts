import { defineSection } from '../define-section.ts';
import { team } from './schema.ts';

export default defineSection({
  ...team,
  client: 'visible',
  component: () => import('./Team.tsx'),
});
