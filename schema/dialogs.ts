import { z } from 'zod';
import { captionsPath, formed, idKey, imagePath, milliseconds, paragraphs, text, videoPath } from './fields.ts';

/** The captions tracks of a film. */
export const captions = z
  .array(
    z
      .strictObject({
        src: captionsPath(),
        lang: formed(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 35).meta({
          title: 'Language',
          description: 'Of the captions.',
          examples: ['en'],
          patternErrorMessage: 'Write a language code, such as en, hi or pt-BR.',
        }),
        label: text('Label', 'The name in the player’s menu.', 'English'),
      })
      .meta({ title: 'Captions', description: 'One captions track.' }),
  )
  .meta({ title: 'Captions', description: 'Captions tracks; the first is shown by default.' });

const title = text('Title', 'The heading of the dialog.', 'More about {product}');

const textDialog = z
  .strictObject({
    kind: z.literal('text').meta({ title: 'Kind', description: 'text shows paragraphs, film shows a film.' }),
    title,
    paragraphs: paragraphs('Paragraphs', 'The text of the dialog.'),
  })
  .meta({ title: 'Text dialog', description: 'A dialog that shows paragraphs.' });

const filmDialog = z
  .strictObject({
    kind: z.literal('film').meta({
      title: 'Kind',
      description: 'text shows paragraphs, film shows a film.',
      synonyms: { film: ['video', 'movie'] },
    }),
    title,
    film: videoPath(),
    poster: imagePath('The picture shown before the film plays.', '/media/how-we-work.webp'),
    width: z
      .int()
      .min(1)
      .max(7680)
      .meta({ title: 'Width', description: 'Of the film, in pixels.', examples: [1280] }),
    height: z
      .int()
      .min(1)
      .max(4320)
      .meta({ title: 'Height', description: 'Of the film, in pixels.', examples: [720] }),
    captions: captions.min(1),
    transcript: text(
      'Transcript',
      'What the film shows, in words, for whoever cannot see it.',
      'Points appear, and lines join them.',
    ),
    retryDelay: milliseconds('Retry delay', 'Playing is tried once more after this.', 100),
  })
  .meta({ title: 'Film dialog', description: 'A dialog that plays a film.' });

/** Dialogs by id, written once and opened from anywhere. */
export const dialogs = z
  .record(idKey, z.discriminatedUnion('kind', [textDialog, filmDialog]))
  .default({})
  .meta({ title: 'Dialogs', description: 'Dialogs by id; an action opens one with "dialog": "id".' });

export type Dialog = z.output<typeof textDialog> | z.output<typeof filmDialog>;
export type FilmDialog = z.output<typeof filmDialog>;
