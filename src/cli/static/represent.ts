import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Coding } from './accept-encoding.ts';
import { isText } from './content-type.ts';
import { findFile, type StaticFile } from './find-file.ts';

/** The bytes that answer a request, in the coding that was agreed on. */
interface Representation {
  body: Buffer;
  coding: Coding;
  etag: string;
}

export type Represent = (file: StaticFile, codings: Coding[]) => Promise<Representation>;

const formats = {
  br: {
    extension: '.br',
    // Five is the quality at which brotli is both fast and smaller than gzip.
    compress: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    decompress: promisify(brotliDecompress),
  },
  gzip: { extension: '.gz', compress: (body: Buffer) => promisify(gzip)(body), decompress: promisify(gunzip) },
};

/** Makes the function that reads and compresses files, and keeps what it made until the file changes. */
export function createRepresent(maxBytes = 64 * 1024 * 1024): Represent {
  const kept = new Map<string, { stamp: string; made: Promise<Representation | undefined> }>();
  let keptBytes = 0;

  function keep<T extends Representation | undefined>(key: string, stamp: string, make: () => Promise<T>): Promise<T> {
    const known = kept.get(key);
    if (known?.stamp === stamp) return known.made as Promise<T>;
    const made = make();
    kept.set(key, { stamp, made });
    made.then(
      (representation) => {
        keptBytes += representation?.body.length ?? 0;
        if (keptBytes <= maxBytes) return;
        kept.clear();
        keptBytes = 0;
      },
      () => kept.delete(key),
    );
    return made;
  }

  const plain = (file: StaticFile) =>
    keep(file.path, file.stamp, async () => measure(await readFile(file.path), 'identity'));

  async function encoded(file: StaticFile, coding: keyof typeof formats) {
    const { extension, compress, decompress } = formats[coding];
    const sibling = await findFile(dirname(file.path), [basename(file.path) + extension]);
    return keep(file.path + extension, `${file.stamp} ${sibling?.stamp}`, async () => {
      const { body } = await plain(file);
      const ready = sibling && (await readFile(sibling.path));
      // A sibling that was left behind by an older build, or is damaged, must not be sent for the file.
      if (ready && (await unpacksTo(body, ready, decompress))) return measure(ready, coding);
      const packed = isText(file.name) ? await compress(body) : body;
      return packed.length < body.length ? measure(packed, coding) : undefined;
    });
  }

  return async (file, codings) => {
    for (const coding of codings) {
      const representation = coding === 'identity' ? await plain(file) : await encoded(file, coding);
      if (representation) return representation;
    }
    // Whoever refuses everything is better served by the plain file than by nothing.
    return plain(file);
  };
}

function measure(body: Buffer, coding: Coding): Representation {
  return { body, coding, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

async function unpacksTo(
  body: Buffer,
  packed: Buffer,
  decompress: (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>,
): Promise<boolean> {
  try {
    return body.equals(await decompress(packed, { maxOutputLength: Math.max(body.length, 1) }));
  } catch {
    return false;
  }
}
