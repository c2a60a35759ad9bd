import { defineSection } from '../define-section.ts';
import { peopleGrid } from './schema.ts';

export default defineSection({
  ...peopleGrid,
  client: 'static',
  component: () => import('./PeopleGrid.tsx'),
});
