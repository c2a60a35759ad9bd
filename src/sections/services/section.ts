import { defineSection } from '../define-section.ts';
import { services } from './schema.ts';

export default defineSection({
  ...services,
  client: 'static',
  component: () => import('./Services.tsx'),
});
