import { onlyOrientation } from './exif.ts';

const [startOfScan, endOfImage, exif, comment] = [0xda, 0xd9, 0xe1, 0xfe];

/** The application segments that say how a picture is shown: its density, its color profile, and its color transform. */
const shown: Record<number, string> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };

/** Leaves out the metadata of a JPEG picture, and what follows the picture in its file. Throws if its segments cannot be read. */
export function cleanJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let hasScan = false;
  for (let at = nextMarker(bytes, 2); at < bytes.length; ) {
    const code = bytes.readUInt8(at + 1);
    if (code === endOfImage) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new RangeError('A segment is cut off');
    // The data of a scan follow its segment.
    const next = nextMarker(bytes, end);
    if (code === startOfScan) kept.push(bytes.subarray(at, next));
    else kept.push(cleanSegment(code, bytes.subarray(at, end)));
    hasScan ||= code === startOfScan;
    at = next;
  }
  if (!hasScan) throw new RangeError('There is no scan');
  return Buffer.concat(kept);
}

/** Where the next segment begins: at 0xff, unless that stands for itself, is a restart within a scan, or is repeated. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes.readUInt8(at + 1);
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return bytes.length;
}

function cleanSegment(code: number, segment: Buffer): Buffer {
  const isMetadata = code === comment || (code >= 0xe0 && code <= 0xef);
  const content = segment.subarray(4);
  const startsWith = (name: string) => content.toString('latin1', 0, name.length) === name;
  if (!isMetadata || startsWith(shown[code] ?? '\0none')) return segment;
  const orientation = code === exif && startsWith('Exif\0\0') && onlyOrientation(content);
  if (!orientation) return Buffer.alloc(0);
  const cleaned = Buffer.concat([Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1'), orientation]);
  cleaned.writeUInt16BE(cleaned.length - 2, 2);
  return cleaned;
}
