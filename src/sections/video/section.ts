import {
  captions,
  defineSection,
  image,
  ratio,
  type SectionProblem,
  text,
  video as videoField,
} from 'site-from-json/schema';
import { playerOf } from './player.ts';

/** A video of another site, loaded only when the visitor plays it, or a film of this site. */
export default defineSection('video', {
  title: 'Video',
  description:
    'A video on YouTube, Vimeo or a PeerTube site, or a film of your own. Nothing is loaded from the other site until the visitor presses play.',
  synonyms: ['youtube', 'vimeo', 'peertube', 'film', 'movie', 'player'],
  client: 'interaction',
  pictures: 'wide',
  check: checkVideo,
  shape: {
    title: text('Heading', 'The heading of the section, also the name of the video.', 'How we work'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    video: videoField(),
    poster: image('The picture shown before the video plays; a file of your own.'),
    ratio: ratio(),
    captions: captions.default([]),
    transcript: text(
      'Transcript',
      'A description of what is shown and said.',
      'Points appear, and lines join them.',
    ).optional(),
  },
  outside: ({ video }) => ({ frame: playerOf(video) }),
});

/** Checks the address of a video, and that a film has captions. Paths begin at the section. */
function* checkVideo({ video, captions }: Record<string, unknown>): Iterable<SectionProblem> {
  if (typeof video !== 'string') return;
  if (/^https:\/\/[^/]+\.[^/]+/.test(video) && !playerOf(video)) {
    const message = 'This is not the address of a video on YouTube, Vimeo or a PeerTube site.';
    const hint = 'Open the video and copy the address from the browser. For other sites, use the section type "embed".';
    yield { path: ['video'], code: 'video/page', message, hint };
  }
  if (!video.startsWith('/') || (Array.isArray(captions) && captions.length > 0)) return;
  const message = 'This film has no captions, which people who cannot hear it need.';
  const hint = 'Add "captions". For a film without sound, write captions that say so.';
  yield { path: ['video'], code: 'video/captions', message, hint, severity: 'warning' };
}
