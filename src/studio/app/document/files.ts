import type { CropRequest, FileAnswer, FilesAnswer } from '../../protocol.ts';
import { ask } from './api.ts';

/** Lists the files of `public/`, as the config names them. */
export async function publicFiles(): Promise<string[]> {
  const answer = await ask<FilesAnswer>('files');
  return answer.ok ? answer.files : [];
}

/** Uploads a picture to `public/`. The server chooses its name. */
export async function upload(file: File): Promise<FileAnswer> {
  return ask<FileAnswer>('upload', { name: file.name || 'picture', data: await toBase64(file) });
}

/** Crops a picture into a new file. */
export const crop = (request: CropRequest): Promise<FileAnswer> => ask<FileAnswer>('crop', request);

function toBase64(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}
