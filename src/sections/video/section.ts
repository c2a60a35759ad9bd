import { defineSection } from '../define-section.ts';
import { checkVideo } from './check.ts';
import { playerOf } from './player.ts';
import { video } from './schema.ts';

export default defineSection({
  ...video,
  client: 'interaction',
  component: () => import('./Video.tsx'),
  pictures: 'wide',
  check: checkVideo,
  outside: ({ video }) => ({ frame: playerOf(video) }),
});
