import type { Diagnostic } from '../../config/report/issue.ts';
import { playerOf } from './player.ts';

/** What is the matter with a video as it is written, beyond its schema; paths begin at the section. */
export function* checkVideo({ video, captions }: Record<string, unknown>): Iterable<Diagnostic> {
  if (typeof video !== 'string') return;
  if (/^https:\/\/[^/]+\.[^/]+/.test(video) && !playerOf(video)) {
    const fact = 'This is no address of a video on YouTube, Vimeo or a PeerTube site.';
    const fix = 'Open the video and copy the address from the browser; of other sites use the section type "embed".';
    yield { path: ['video'], code: 'video/page', fact, fix };
  }
  if (!video.startsWith('/') || (Array.isArray(captions) && captions.length > 0)) return;
  const fact = 'This film has no captions, so that nobody can follow it who does not hear it.';
  const fix = 'Add "captions"; those of a film without sound say that there is none.';
  yield { path: ['video'], code: 'video/captions', fact, fix, severity: 'warning' };
}
