import { defineSection } from '../define-section.ts';
import { checkComparison } from './check.ts';
import { comparison } from './schema.ts';

export default defineSection({
  ...comparison,
  client: 'static',
  component: () => import('./Comparison.tsx'),
  check: checkComparison,
});
