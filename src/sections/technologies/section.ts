import { defineSection } from '../define-section.ts';
import { technologies } from './schema.ts';

export default defineSection({
  ...technologies,
  client: 'static',
  component: () => import('./Technologies.tsx'),
});
