import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** Closes the file that a response sends when either of them ends early: a build removes the file, or a visitor goes away. */
export function closeFileWith(response: ServerResponse): void {
  response.on('pipe', (file: Readable) => {
    file.on('error', () => response.destroy());
    if (response.destroyed) file.destroy();
    else response.on('close', () => file.destroy());
  });
}
