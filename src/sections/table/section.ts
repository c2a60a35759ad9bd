import { defineSection } from '../define-section.ts';
import { table } from './schema.ts';

export default defineSection({
  ...table,
  client: 'static',
  component: () => import('./Table.tsx'),
});
