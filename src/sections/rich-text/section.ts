import { defineSection } from '../define-section.ts';
import { richText } from './schema.ts';

export default defineSection({
  ...richText,
  client: 'static',
  component: () => import('./RichText.tsx'),
});
