/** The tag of the orientation, and the type of its value. */
const [orientationTag, short] = [0x0112, 3];

/**
 * Returns EXIF data that say only how a picture is to be turned, in the format of TIFF; undefined if the given data do not say it. They hold
 * where and when a photograph was taken, with which camera, and often a small copy of it.
 */
export function onlyOrientation(exif: Buffer): Buffer | undefined {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const number = (at: number, bytes: 2 | 4) => {
    if (at + bytes > tiff.length) return 0;
    return isLittle ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  };
  const directory = number(4, 4);
  const count = Math.min(number(directory, 2), tiff.length / 12);
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12;
    if (number(at, 2) !== orientationTag || number(at + 2, 2) !== short) continue;
    return orientationOf(number(at + 8, 2));
  }
  return undefined;
}

/** A header, a directory at offset 8 with one entry, and no other directory. */
function orientationOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0\x2a\0\0\0\x08', 'latin1');
  for (const [at, value] of [1, orientationTag, short, 0, 1, orientation].entries())
    tiff.writeUInt16BE(value, 8 + at * 2);
  return tiff;
}
