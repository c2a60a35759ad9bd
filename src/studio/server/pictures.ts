import { randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { slug } from '../../config/check/repair.ts';
import { checkFile } from '../../site/assets/check-file.ts';
import { endings, type FileKind, promisedKind, readKind } from '../../site/assets/file-kind.ts';
import { listPublicFiles } from '../../site/assets/public-files.ts';
import { diskError } from '../../site/disk-error.ts';
import type { CropRequest, Failure, PictureAnswer, PictureFile, PicturesAnswer, UploadRequest } from '../protocol.ts';
import { unsafeDrawing } from './unsafe-drawing.ts';

const kinds: FileKind[] = ['PNG', 'JPEG', 'GIF', 'WebP', 'AVIF', 'SVG'];

/** The largest picture that is taken, in bytes. */
const largest = 20_000_000;

/** How good a part of a picture is written that was not kept without loss before. */
const quality = { JPEG: 88, WebP: 88, AVIF: 70 } as Record<FileKind, number>;

/** The pictures of a site. New ones go to `public/images/`, by names that are chosen here; `added` is told of each. */
export function sitePictures(publicDir: string, cacheDir: string, added: (file: string) => void = () => {}) {
  return {
    /** All pictures in `public/`, by address. */
    async list(): Promise<PicturesAnswer> {
      const found: PictureFile[] = [];
      for (const [address, file] of await filesIn(publicDir)) {
        if (!kinds.includes(promisedKind(address) as FileKind)) continue;
        const picture = await describe(address, file).catch(() => undefined);
        if (picture) found.push(picture);
      }
      return { ok: true, pictures: found.sort((one, other) => (one.file < other.file ? -1 : 1)) };
    },

    /** Takes a new picture, if it is one. */
    upload: ({ name, data }: UploadRequest) => tellFailure(() => add(name, Buffer.from(data, 'base64'))),

    /** Writes a part of a picture, counted in pixels as it is shown when it is turned, as a new one. */
    crop: ({ file, crop, rotate = 0 }: CropRequest) =>
      tellFailure(async () => {
        const source = (await filesIn(publicDir)).get(file);
        const { kind } = source ? await readKind(source) : {};
        if (!source || !kind || !kinds.includes(kind)) return refused(`There is no picture ${file}.`);
        if (kind === 'SVG') return refused('A drawing cannot be cut: change its viewBox instead.');
        const { default: sharp } = await import('sharp');
        const image = sharp(await readFile(source));
        if (((await image.metadata()).pages ?? 1) > 1) return refused('A picture that moves cannot be cut.');
        const { x: left, y: top, width, height } = crop;
        const part = image.autoOrient().rotate(rotate).extract({ left, top, width, height });
        const format = kind.toLowerCase() as 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';
        const bytes = await part.toFormat(format, { quality: quality[kind] }).toBuffer();
        const [name = ''] = file.split('/').slice(-1);
        return add(name.replace(/\.\w+$/, `-${width}x${height}`), bytes);
      }),
  };

  async function add(name: string, bytes: Buffer): Promise<PictureAnswer> {
    const megabytes = (count: number) => `${Math.ceil(count / 1e6)} MB`;
    if (bytes.length > largest)
      return refused(`This picture has ${megabytes(bytes.length)}; at most ${megabytes(largest)} are taken.`);
    await mkdir(cacheDir, { recursive: true });
    const trial = join(cacheDir, `upload-${randomBytes(8).toString('hex')}`);
    try {
      await writeFile(trial, bytes);
      const { kind, description } = await readKind(trial);
      if (!kind || !kinds.includes(kind)) return refused(`This is ${description}; pictures are ${kinds.join(', ')}.`);
      const unsafe = kind === 'SVG' ? unsafeDrawing(bytes) : undefined;
      if (unsafe) return refused(`This drawing ${unsafe}. Export it as a plain drawing, or as PNG.`);
      const stem = slug(name.replace(/\.\w{1,5}$/, '')).slice(0, 60) || 'picture';
      const ending = endings[kind][0] as string;
      const { diagnostics, size } = await checkFile(`/images/${stem}.${ending}`, [], trial);
      const error = diagnostics.find(({ severity }) => severity !== 'warning');
      if (error || !size) return refused(error ? `${error.fact} ${error.fix}` : 'This picture cannot be read.');
      const file = await write(stem, ending, bytes);
      return { ok: true, picture: { file, bytes: bytes.length, width: size.width, height: size.height } };
    } finally {
      await rm(trial, { force: true });
    }
  }

  /** Writes a file that was not there, unless one of the first names has the same content; gives its address. */
  async function write(stem: string, ending: string, bytes: Buffer): Promise<string> {
    await mkdir(join(publicDir, 'images'), { recursive: true });
    const [root, folder] = await Promise.all([realpath(publicDir), realpath(join(publicDir, 'images'))]);
    if (!folder.startsWith(root + sep)) throw new Error('public/images leads out of public/, so nothing was written.');
    for (let number = 1; ; number++) {
      const name = `${stem}${number > 1 ? `-${number}` : ''}.${ending}`;
      try {
        await writeFile(join(folder, name), bytes, { flag: 'wx' });
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

async function describe(file: string, path: string): Promise<PictureFile> {
  const { default: sharp } = await import('sharp');
  const [{ size }, { autoOrient, width, height }] = await Promise.all([stat(path), sharp(path).metadata()]);
  return { file, bytes: size, width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

const refused = (error: string): Failure => ({ ok: false, error });

async function tellFailure(task: () => Promise<PictureAnswer>): Promise<PictureAnswer> {
  try {
    return await task();
  } catch (error) {
    const { message } = error as Error;
    const isOutside = /extract_area|extract area/.test(message);
    return refused(diskError(error) ?? (isOutside ? 'The part lies outside of the picture.' : message));
  }
}
