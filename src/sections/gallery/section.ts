import { defineSection } from '../define-section.ts';
import { gallery } from './schema.ts';

export default defineSection({
  ...gallery,
  client: 'static',
  component: () => import('./Gallery.tsx'),
  pictures: 'wide',
});
