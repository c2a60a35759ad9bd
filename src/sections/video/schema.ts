import { captions } from '../../../schema/dialogs.ts';
import { image, ratio, text, video as videoField } from '../../../schema/fields.ts';
import { section } from '../../../schema/section.ts';

/** A video of another site, loaded only when the visitor plays it, or a film of this site. */
export const video = section('video', {
  title: 'Video',
  description:
    'A video on YouTube, Vimeo or a PeerTube site, or a film of your own. Nothing is loaded from the other site until the visitor presses play.',
  synonyms: ['youtube', 'vimeo', 'peertube', 'film', 'movie', 'player'],
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
  examples: [
    {
      type: 'video',
      id: 'film',
      title: 'An open film',
      text: 'Drawn with open tools by a small studio, and free to share.',
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      poster: { src: '/images/training.svg', alt: 'Steps of isometric blocks rise from a few loose points' },
    },
    {
      type: 'video',
      id: 'own-film',
      tone: 'tinted',
      title: 'How we work',
      video: '/media/how-we-work.mp4',
      poster: { src: '/media/how-we-work.webp', alt: 'Points, lines and a solid block' },
      captions: [{ src: '/media/how-we-work.en.vtt', lang: 'en', label: 'English' }],
      transcript: 'Points appear on a ground. Lines join them to a wireframe, and the wireframe becomes a solid block.',
    },
    {
      type: 'video',
      id: 'talk',
      tone: 'contrast',
      title: 'A talk in a hall of our own',
      video: 'https://tube.example.org/w/9c9de5e8-0a1e-484a',
      poster: { src: '/images/about.svg', alt: 'Blocks that rise from a grid of points' },
      ratio: '4:3',
    },
  ],
});
