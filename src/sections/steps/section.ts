import { defineSection } from '../define-section.ts';
import { steps } from './schema.ts';

export default defineSection({
  ...steps,
  client: 'static',
  component: () => import('./Steps.tsx'),
});
