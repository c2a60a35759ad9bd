import { defineSection } from '../define-section.ts';
import { newsletter } from './schema.ts';

export default defineSection({
  ...newsletter,
  client: 'interaction',
  component: () => import('./Newsletter.tsx'),
  outside: ({ action }) => ({ form: action }),
});
