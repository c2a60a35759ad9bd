import { defineSection } from '../define-section.ts';
import { announcementBar } from './schema.ts';

export default defineSection({
  ...announcementBar,
  client: 'static',
  component: () => import('./AnnouncementBar.tsx'),
});
