import { createHash } from 'node:crypto';

/** The SHA-256 of a text, in hexadecimal. */
export const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The first eight digits of the same, for names of files. */
export const shortHash = (text: string) => hash(text).slice(0, 8);
