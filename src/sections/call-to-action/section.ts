import { defineSection } from '../define-section.ts';
import { callToAction } from './schema.ts';

export default defineSection({
  ...callToAction,
  client: 'static',
  component: () => import('./CallToAction.tsx'),
});
