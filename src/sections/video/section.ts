import type { Diagnostic } from '../../config/report/issue.ts';
import { defineSection } from '../define-section.ts';
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

/** Checks the address of a video, and that a film has captions. Paths begin at the section. */
function* checkVideo({ video, captions }: Record<string, unknown>): Iterable<Diagnostic> {
  if (typeof video !== 'string') return;
  if (/^https:\/\/[^/]+\.[^/]+/.test(video) && !playerOf(video)) {
    const fact = 'This is not the address of a video on YouTube, Vimeo or a PeerTube site.';
    const fix = 'Open the video and copy the address from the browser. For other sites, use the section type "embed".';
    yield { path: ['video'], code: 'video/page', fact, fix };
  }
  if (!video.startsWith('/') || (Array.isArray(captions) && captions.length > 0)) return;
  const fact = 'This film has no captions, which people who cannot hear it need.';
  const fix = 'Add "captions". For a film without sound, write captions that say so.';
  yield { path: ['video'], code: 'video/captions', fact, fix, severity: 'warning' };
}
