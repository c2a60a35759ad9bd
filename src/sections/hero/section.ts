import { defineSection } from '../define-section.ts';
import { hero } from './schema.ts';

export default defineSection({
  ...hero,
  client: 'static',
  component: () => import('./Hero.tsx'),
});
