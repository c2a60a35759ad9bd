import { defineSection } from '../define-section.ts';
import { contactCard } from './schema.ts';

export default defineSection({
  ...contactCard,
  client: 'static',
  component: () => import('./ContactCard.tsx'),
});
