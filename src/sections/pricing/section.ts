import { defineSection } from '../define-section.ts';
import { pricing } from './schema.ts';

export default defineSection({
  ...pricing,
  client: 'static',
  component: () => import('./Pricing.tsx'),
});
