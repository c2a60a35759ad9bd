/** The blocks of a GIF picture, by their first byte. */
const [extension, frame, end] = [0x21, 0x2c, 0x3b];
const [comment, application] = [0xfe, 0xff];
/** The applications whose blocks say how a picture is shown. */
const shown = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** Leaves out the metadata of a GIF picture, and what follows the picture in its file. Throws if its blocks cannot be read. */
export function cleanGif(bytes: Buffer): Buffer {
  const start = 13 + colorTable(bytes.readUInt8(10));
  const kept = [bytes.subarray(0, start)];
  for (let at = start; ; ) {
    const kind = bytes.readUInt8(at);
    if (kind === end) return Buffer.concat([...kept, bytes.subarray(at, at + 1)]);
    if (kind !== extension && kind !== frame) throw new RangeError('An unknown block');
    const next = endOfData(bytes, kind === frame ? at + 11 + colorTable(bytes.readUInt8(at + 9)) : at + 2);
    const label = kind === extension && bytes.readUInt8(at + 1);
    const isMetadata =
      label === comment || (label === application && !shown.includes(bytes.toString('latin1', at + 3, at + 14)));
    if (!isMetadata) kept.push(bytes.subarray(at, next));
    at = next;
  }
}

/** The length of the table of colors that a byte of flags tells. */
const colorTable = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** The end of data in parts, each after its length, of which the last is 0. */
function endOfData(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = -1; length !== 0; at += length + 1) length = bytes.readUInt8(at);
  return at;
}
