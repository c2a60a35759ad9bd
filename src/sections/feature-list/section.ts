import { defineSection } from '../define-section.ts';
import { featureList } from './schema.ts';

export default defineSection({
  ...featureList,
  client: 'static',
  component: () => import('./FeatureList.tsx'),
});
