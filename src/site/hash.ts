import { createHash } from 'node:crypto';

/** Stands for a text: the SHA-256 of it, in hexadecimal. */
export const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Tells texts apart in names of files: eight signs of the same. */
export const shortHash = (text: string) => hash(text).slice(0, 8);
