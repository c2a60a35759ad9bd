import { defineSection } from '../define-section.ts';
import { logoCloud } from './schema.ts';

export default defineSection({
  ...logoCloud,
  client: 'static',
  component: () => import('./LogoCloud.tsx'),
});
