import { defineSection } from '../define-section.ts';
import { contact } from './schema.ts';

export default defineSection({
  ...contact,
  client: 'interaction',
  mailbox: ({ to = 'email' }) => to,
  component: () => import('./Contact.tsx'),
});
