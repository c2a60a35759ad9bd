import type { CropRequest, FilesAnswer, PictureAnswer } from '../protocol.ts';
import { ask } from './api.ts';

/** The files below `public/`, as the config names them. */
export async function publicFiles(): Promise<string[]> {
  const answer = await ask<FilesAnswer>('files');
  return answer.ok ? answer.files : [];
}

/** Puts a picture into `public/`, under a name that the server chooses. */
export async function upload(file: File): Promise<PictureAnswer> {
  return ask<PictureAnswer>('upload', { name: file.name || 'picture', data: await toBase64(file) });
}

/** Cuts a picture: another file comes of it. */
export const crop = (request: CropRequest): Promise<PictureAnswer> => ask<PictureAnswer>('crop', request);

function toBase64(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}
