import { z } from 'zod';
import { webPattern, whyNoAddress } from '../web-address.ts';
import { type FieldType, fieldMeta } from './field-type.ts';
import { filePattern, files, fixClimb } from './file.ts';
import { filmField } from './film.ts';
import { orAddress, webAddresses } from './web-address.ts';

/** A video: the address of its page on another site, or the path of a film below `public/`. */
const videoField: FieldType = {
  control: 'file',
  *propose(text) {
    yield* webAddresses(text);
    yield* files(text);
  },
  fix: (text) => fixClimb(text) ?? whyNoAddress(text),
  asset: { ...filmField.asset, otherwise: 'nothing' },
};

/** A video: the address of its page on another site, or the path of a film below `public/`. */
export const video = () =>
  orAddress(`${webPattern}|${filePattern(filmField.asset.extensions)}`).meta(
    fieldMeta(
      videoField,
      'Video',
      'The address of the video’s page on YouTube, Vimeo or a PeerTube site, or a film below public/.',
      ['/media/how-we-work.mp4', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
      'Write the address of the video’s page, beginning with https://, or the path of a film, such as /media/film.mp4.',
    ),
  );

/** The ratio of width to height of a video or a frame. */
export const ratio = () =>
  z
    .enum(['16:9', '4:3', '1:1', '9:16'])
    .default('16:9')
    .meta({ title: 'Ratio', description: 'Width to height; 9:16 is portrait format.' });
