import { defineSection } from '../define-section.ts';
import { checkForm } from './check.ts';
import { form } from './schema.ts';

export default defineSection({
  ...form,
  client: 'interaction',
  component: () => import('./Form.tsx'),
  check: checkForm,
  mailbox: ({ action, to = 'email' }) => (action === 'mailto' ? to : undefined),
  outside: ({ action }) => ({ form: action === 'mailto' ? undefined : action }),
});
