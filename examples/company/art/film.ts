import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeCaptions } from './film/captions.ts';
import { encodeFilm } from './film/encode.ts';
import { drawFrame } from './film/frame.ts';
import { film } from './film/stage.ts';

const MEDIA = fileURLToPath(new URL('../../../public/media/', import.meta.url));
const POSTER_AT = 19.2;

async function* drawPictures(): AsyncGenerator<Buffer> {
  for (let index = 0; index < film.seconds * film.rate; index += 1) {
    yield await sharp(Buffer.from(drawFrame(index / film.rate)))
      .removeAlpha()
      .raw()
      .toBuffer();
  }
}

await mkdir(MEDIA, { recursive: true });
await writeFile(`${MEDIA}how-we-work.en.vtt`, writeCaptions());
await sharp(Buffer.from(drawFrame(POSTER_AT)))
  .webp({ quality: 84, effort: 6 })
  .toFile(`${MEDIA}how-we-work.webp`);
await encodeFilm(`${MEDIA}how-we-work.mp4`, drawPictures());
