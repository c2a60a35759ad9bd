import { defineSection } from '../define-section.ts';
import { tabs } from './schema.ts';

export default defineSection({
  ...tabs,
  client: 'visible',
  component: () => import('./Tabs.tsx'),
});
