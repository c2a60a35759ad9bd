import { z } from 'zod';
import { captionsPath, idKey, imagePath, language, milliseconds, paragraphs, text, videoPath } from './fields/index.ts';

/** The captions tracks of a film. */
export const captions = z
  .array(
    z
      .strictObject({
        src: captionsPath(),
        lang: language('The language of the captions.', 'en'),
        label: text('Label', 'The name in the player’s menu.', 'English'),
      })
      .meta({ title: 'Captions', description: 'One captions track.' }),
  )
  .meta({ title: 'Captions', description: 'Captions tracks; the first is shown by default.' });

const title = text('Title', 'The heading of the dialog.', 'More about {product}');

const textDialog = z
  .strictObject({
    kind: z
      .literal('text')
      .meta({ title: 'Kind', description: '"text" for a dialog with paragraphs, "film" for one with a film.' }),
    title,
    paragraphs: paragraphs('Paragraphs', 'The text of the dialog.'),
  })
  .meta({ title: 'Text dialog', description: 'A dialog that shows paragraphs.' });

const filmDialog = z
  .strictObject({
    kind: z.literal('film').meta({
      title: 'Kind',
      description: '"text" for a dialog with paragraphs, "film" for one with a film.',
      synonyms: { film: ['video', 'movie'] },
    }),
    title,
    film: videoPath(),
    poster: imagePath('The picture shown before the film plays.', '/media/how-we-work.webp'),
    width: z
      .int()
      .min(1)
      .max(7680)
      .meta({ title: 'Width', description: 'The width of the film in pixels.', examples: [1280] }),
    height: z
      .int()
      .min(1)
      .max(4320)
      .meta({ title: 'Height', description: 'The height of the film in pixels.', examples: [720] }),
    captions: captions.min(1),
    transcript: text(
      'Transcript',
      'A description of the film for people who cannot see it.',
      'Points appear, and lines join them.',
    ),
    retryDelay: milliseconds('Retry delay', 'How long to wait before playing is tried once more.', 100),
  })
  .meta({ title: 'Film dialog', description: 'A dialog that plays a film.' });

/** Dialogs by id. Actions on any page can open them. */
export const dialogs = z
  .record(idKey, z.discriminatedUnion('kind', [textDialog, filmDialog]))
  .default({})
  .meta({ title: 'Dialogs', description: 'Dialogs by id; an action opens one with "dialog": "id".' });

export type Dialog = z.output<typeof textDialog> | z.output<typeof filmDialog>;
export type FilmDialog = z.output<typeof filmDialog>;
