import { randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { slug } from '../../../schema/slug.ts';
import { readDrawing } from '../../media/drawing.ts';
import { endings, type FileKind, heicPicture, readKind } from '../../media/file-kind.ts';
import { readRaster } from '../../media/images/read-raster.ts';
import { listPublicFiles } from '../../media/public-files.ts';
import { diskError } from '../../project/disk-error.ts';
import { createFile } from '../../project/replace-file.ts';
import { checkFile } from '../../validate/assets/check-file.ts';
import type { CropRequest, Failure, FileAnswer, FilesAnswer, UploadRequest } from '../protocol.ts';
import { cleanDrawing } from './clean-drawing.ts';

const kinds: FileKind[] = ['PNG', 'JPEG', 'GIF', 'WebP', 'AVIF', 'SVG'];

/** The maximum size of a picture, in bytes. */
const largest = 20_000_000;

/** The quality of a cropped picture in a lossy format. */
const quality = { JPEG: 88, WebP: 88, AVIF: 70 } as Record<FileKind, number>;

/** Lists the files of `public/`, and writes new pictures to `public/images/`. Calls `added` for each new file. */
export function sitePictures(publicDir: string, cacheDir: string, added: (file: string) => void = () => {}) {
  return {
    /** Lists all files, without hidden ones. */
    async list(): Promise<FilesAnswer> {
      const files = [...(await filesIn(publicDir)).keys()].filter((file) => !file.includes('/.'));
      return { ok: true, files: files.sort() };
    },

    /** Writes a new picture, if the data is one. */
    upload: ({ name, data }: UploadRequest) => tellFailure(() => add(name, Buffer.from(data, 'base64'))),

    /** Writes a part of a picture to a new file. The pixels are those of the picture as it is shown. */
    crop: ({ file, crop }: CropRequest) =>
      tellFailure(async () => {
        const source = (await filesIn(publicDir)).get(file);
        const { kind } = source ? await readKind(source) : {};
        if (!source || !kind || !kinds.includes(kind)) return refused(`There is no picture ${file}.`);
        if (kind === 'SVG') return refused('A drawing cannot be cut: change its viewBox instead.');
        const read = await readRaster(source);
        if (!read.ok) return refused(`The picture ${file} is too large or damaged.`);
        if (read.raster.animated) return refused('A picture that moves cannot be cut.');
        const { default: sharp } = await import('sharp');
        const image = sharp(await readFile(source));
        const { x: left, y: top, width, height } = crop;
        const part = image.autoOrient().extract({ left, top, width, height });
        const format = kind.toLowerCase() as 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';
        const bytes = await part.toFormat(format, { quality: quality[kind] }).toBuffer();
        const [name = ''] = file.split('/').slice(-1);
        return add(name.replace(/\.\w+$/, `-${width}x${height}`), bytes);
      }),
  };

  async function add(name: string, given: Buffer): Promise<FileAnswer> {
    const megabytes = (count: number) => `${Math.ceil(count / 1e6)} MB`;
    if (given.length > largest)
      return refused(`This picture has ${megabytes(given.length)}; at most ${megabytes(largest)} are taken.`);
    await mkdir(cacheDir, { recursive: true });
    const trial = join(cacheDir, `upload-${randomBytes(8).toString('hex')}`);
    try {
      await writeFile(trial, given);
      const { kind, description } = await readKind(trial);
      if (kind === 'HEIC') {
        const { message, hint } = heicPicture(name);
        return refused(`${message} ${hint}`);
      }
      if (!kind || !kinds.includes(kind)) return refused(`This is ${description}; pictures are ${kinds.join(', ')}.`);
      let bytes = given;
      if (kind === 'SVG') {
        const read = readDrawing(given);
        if ('what' in read) return refused(`This drawing ${read.what}. ${read.hint}`);
        const clean = await cleanDrawing(given.toString('utf8'));
        if (clean === undefined)
          return refused('This drawing cannot be read. Export it as a plain drawing, or as PNG.');
        bytes = Buffer.from(clean);
        await writeFile(trial, bytes);
      }
      const stem = slug(name.replace(/\.\w{1,5}$/, '')).slice(0, 60) || 'picture';
      const ending = endings[kind][0] as string;
      const { diagnostics, size } = await checkFile(`/images/${stem}.${ending}`, [], trial);
      const error = diagnostics.find(({ severity }) => severity !== 'warning');
      if (error || !size) return refused(error ? `${error.message} ${error.hint}` : 'This picture cannot be read.');
      return { ok: true, file: await write(stem, ending, bytes) };
    } finally {
      await rm(trial, { force: true });
    }
  }

  /** Writes a new file under the first free name, and returns its address. A file with the same content is used again. */
  async function write(stem: string, ending: string, bytes: Buffer): Promise<string> {
    await mkdir(join(publicDir, 'images'), { recursive: true });
    const [root, folder] = await Promise.all([realpath(publicDir), realpath(join(publicDir, 'images'))]);
    if (!folder.startsWith(root + sep)) throw new Error('public/images leads out of public/, so nothing was written.');
    for (let number = 1; ; number++) {
      const name = `${stem}${number > 1 ? `-${number}` : ''}.${ending}`;
      try {
        await createFile(join(folder, name), bytes);
        added(join(publicDir, 'images', name));
        return `/images/${name}`;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const there = await readFile(join(folder, name)).catch(() => undefined);
        if (there?.equals(bytes)) return `/images/${name}`;
      }
    }
  }
}

const filesIn = async (publicDir: string) => (await listPublicFiles(publicDir))?.files ?? new Map<string, string>();

const refused = (error: string): Failure => ({ ok: false, error });

async function tellFailure(task: () => Promise<FileAnswer>): Promise<FileAnswer> {
  try {
    return await task();
  } catch (error) {
    const { message } = error as Error;
    const isOutside = /extract_area|extract area/.test(message);
    return refused(diskError(error) ?? (isOutside ? 'The part lies outside of the picture.' : message));
  }
}
