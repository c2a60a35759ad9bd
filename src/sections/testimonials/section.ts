import { defineSection } from '../define-section.ts';
import { testimonials } from './schema.ts';

export default defineSection({
  ...testimonials,
  client: 'static',
  component: () => import('./Testimonials.tsx'),
  pictures: 'card',
});
