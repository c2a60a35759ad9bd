import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text or of bytes in hexadecimal. */
export const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/** Returns the first eight digits of the hash, for file names. */
export const shortHash = (text: string) => hash(text).slice(0, 8);
