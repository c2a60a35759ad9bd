import { defineSection } from '../define-section.ts';
import { embed } from './schema.ts';

export default defineSection({
  ...embed,
  client: 'interaction',
  component: () => import('./Embed.tsx'),
  pictures: 'wide',
  outside: ({ src }) => ({ frame: src }),
});
