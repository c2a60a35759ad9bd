import { defineSection } from '../define-section.ts';
import { statistics } from './schema.ts';

export default defineSection({
  ...statistics,
  client: 'static',
  component: () => import('./Statistics.tsx'),
});
