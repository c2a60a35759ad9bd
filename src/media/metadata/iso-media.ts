import { onlyOrientation } from './exif.ts';

// AVIF and HEIC pictures and MP4 films are boxes within boxes, and say where in the file their data are. So nothing is cut out: metadata are
// overwritten, and all else stays where it is.

/** A box, and where its content begins and ends. */
interface Box {
  type: string;
  at: number;
  from: number;
  to: number;
}

/** Overwrites the metadata of such a file. Throws if its boxes cannot be read. */
export function cleanIsoMedia(bytes: Buffer): Buffer {
  const cleaned = Buffer.from(bytes);
  for (const box of boxesIn(cleaned, 0, cleaned.length)) {
    if (box.type === 'meta') cleanItems(cleaned, box);
    if (box.type === 'moov') cleanFilm(cleaned, box);
    if (box.type === 'uuid' && isMetadata(cleaned, box)) erase(cleaned, box);
  }
  return cleaned;
}

function* boxesIn(bytes: Buffer, from: number, end: number): Generator<Box> {
  for (let at = from; at < end; ) {
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const to = at + length;
    const content = at + (short === 1 ? 16 : 8);
    if (to > end || to < content) throw new RangeError('A box is cut off');
    yield { type, at, from: content, to };
    at = to;
  }
}

/** Those of XMP and of C2PA. */
const metadataBoxes = ['be7acfcb97a942e89c71999491e3afac', 'd8fec3d61b0e483c92975828877ec481'];
const isMetadata = (bytes: Buffer, { from }: Box) => metadataBoxes.includes(bytes.toString('hex', from, from + 16));

/** Makes a box one of free space. */
function erase(bytes: Buffer, { at, from, to }: Box): void {
  bytes.write('free', at + 4, 'latin1');
  bytes.fill(0, from, to);
}

/** A film and its tracks have their metadata in boxes of their own. */
function cleanFilm(bytes: Buffer, film: Box): void {
  for (const box of boxesIn(bytes, film.from, film.to)) {
    if (box.type === 'udta' || box.type === 'meta') erase(bytes, box);
    if (box.type === 'trak') cleanFilm(bytes, box);
  }
}

/** Overwrites the items of a picture that are EXIF or, as XMP is, of a media type. */
function cleanItems(bytes: Buffer, meta: Box): void {
  const inside = new Map([...boxesIn(bytes, meta.from + 4, meta.to)].map((box) => [box.type, box]));
  const [infos, locations, data] = [inside.get('iinf'), inside.get('iloc'), inside.get('idat')];
  if (!infos || !locations) return;
  const types = typesOfItems(bytes, infos);
  for (const { id, isInData, extents } of itemsAt(bytes, locations)) {
    const type = types.get(id);
    if (type !== 'Exif' && type !== 'mime') continue;
    const start = isInData ? (data?.from ?? Number.NaN) : 0;
    const parts = extents.map(({ offset, length }) => {
      if (!(length > 0 && start + offset + length <= bytes.length)) throw new RangeError('An item is cut off');
      return bytes.subarray(start + offset, start + offset + length);
    });
    const content = Buffer.concat(parts);
    const cleaned = type === 'Exif' ? cleanExif(content) : Buffer.alloc(content.length, ' ');
    let written = 0;
    for (const part of parts) written += cleaned.copy(part, 0, written);
  }
}

/** EXIF that begins with its offset after this number. */
function cleanExif(content: Buffer): Buffer {
  const orientation = onlyOrientation(content.subarray(4 + content.readUInt32BE(0)));
  return Buffer.concat([Buffer.alloc(4), orientation ?? Buffer.alloc(0)], content.length);
}

/** The type of each item, by its id. */
function typesOfItems(bytes: Buffer, { from, to }: Box): Map<number, string> {
  const types = new Map<number, string>();
  const first = from + (bytes.readUInt8(from) === 0 ? 6 : 8);
  for (const info of boxesIn(bytes, first, to)) {
    const version = bytes.readUInt8(info.from);
    if (version === 2)
      types.set(bytes.readUInt16BE(info.from + 4), bytes.toString('latin1', info.from + 8, info.from + 12));
    if (version === 3)
      types.set(bytes.readUInt32BE(info.from + 4), bytes.toString('latin1', info.from + 10, info.from + 14));
  }
  return types;
}

interface Item {
  id: number;
  /** Whether its offsets are in the box `idat`, and not in the file. */
  isInData: boolean;
  extents: { offset: number; length: number }[];
}

/** Where the content of each item lies. */
function itemsAt(bytes: Buffer, { from }: Box): Item[] {
  let at = from;
  const read = (length: number) => {
    at += length;
    if (length === 0) return 0;
    return length === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUIntBE(at - length, length);
  };
  const version = read(1);
  const [, sizes, moreSizes] = [read(3), read(1), read(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, moreSizes >> 4];
  if (lengthSize === 0) throw new RangeError('Items without an end');
  const indexSize = version === 0 ? 0 : moreSizes & 15;
  return Array.from({ length: read(version < 2 ? 2 : 4) }, () => {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    // Which other file its content is in, always this one.
    read(2);
    const base = read(baseSize);
    const extents = Array.from({ length: read(2) }, () => {
      read(indexSize);
      return { offset: base + read(offsetSize), length: read(lengthSize) };
    });
    return { id, isInData: method === 1, extents };
  });
}
