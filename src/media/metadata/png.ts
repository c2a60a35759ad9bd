import { crc32 } from 'node:zlib';
import { onlyOrientation } from './exif.ts';

/** The chunks that say how a picture is shown: those without which it cannot be, whose names begin with a capital letter, and these. */
const shown = 'tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' ');
const signature = 8;

/** Leaves out the metadata of a PNG picture, and what follows the picture in its file. Throws if its chunks cannot be read. */
export function cleanPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, signature)];
  for (let at = signature, type = ''; type !== 'IEND'; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError('A chunk is cut off');
    type = bytes.toString('latin1', at + 4, at + 8);
    const orientation = type === 'eXIf' && onlyOrientation(bytes.subarray(at + 8, end - 4));
    if (orientation) kept.push(chunk(type, orientation));
    if (/^[A-Z]/.test(type) || shown.includes(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function chunk(type: string, content: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
  whole.writeUInt32BE(content.length);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}
