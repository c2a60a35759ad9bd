import { defineSection } from '../define-section.ts';
import { imageWithText } from './schema.ts';

export default defineSection({
  ...imageWithText,
  client: 'static',
  component: () => import('./ImageWithText.tsx'),
});
