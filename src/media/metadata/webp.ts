import { onlyOrientation } from './exif.ts';

/** The chunks that say how a picture is shown. */
const shown = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** In the first byte of `VP8X`. */
const flags = { exif: 8, xmp: 4 };

/** Leaves out the metadata of a WebP picture, and what follows the picture in its file. Throws if its chunks cannot be read. */
export function cleanWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [Buffer.from(bytes.subarray(0, 12))];
  const length = 8 + bytes.readUInt32LE(4);
  if (length > bytes.length) throw new RangeError('The file is cut off');
  let features: Buffer | undefined;
  for (let at = 12; at < length; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > length) throw new RangeError('A chunk is cut off');
    // Each has an even length in the file.
    const next = Math.min(end + (end % 2), length);
    const copy = Buffer.from(bytes.subarray(at, next));
    if (shown.includes(type)) kept.push(copy);
    if (type === 'VP8X') features = copy;
    if (type === 'VP8X') copy[8] = copy.readUInt8(8) & ~(flags.exif | flags.xmp);
    const orientation = type === 'EXIF' && onlyOrientation(bytes.subarray(at + 8, end));
    if (orientation && features) {
      kept.push(chunk(type, orientation));
      features[8] = features.readUInt8(8) | flags.exif;
    }
    at = next;
  }
  const whole = Buffer.concat(kept);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
