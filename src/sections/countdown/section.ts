import { defineSection } from '../define-section.ts';
import { countdown } from './schema.ts';

export default defineSection({
  ...countdown,
  client: 'visible',
  component: () => import('./Countdown.tsx'),
});
