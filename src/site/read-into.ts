import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Reads a whole file at once, into `room` if it fits there, else into memory of its own with some room to grow. */
export function readInto(file: string, room?: Buffer): Buffer {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const bytes = room && room.length >= size ? room : Buffer.allocUnsafeSlow(Math.ceil(size * 1.05));
    let length = 0;
    for (let read = -1; read !== 0 && length < size; length += read)
      read = readSync(handle, bytes, length, size - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(handle);
  }
}
