import { defineSection } from '../define-section.ts';
import { about } from './schema.ts';

export default defineSection({
  ...about,
  client: 'static',
  component: () => import('./About.tsx'),
});
