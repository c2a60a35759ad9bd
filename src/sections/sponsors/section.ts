import { defineSection } from '../define-section.ts';
import { sponsors } from './schema.ts';

export default defineSection({
  ...sponsors,
  client: 'static',
  component: () => import('./Sponsors.tsx'),
});
