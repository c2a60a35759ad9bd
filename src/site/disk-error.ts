import { relative } from 'node:path';

/** What a failed reading or writing means to whoever runs the program, in words; undefined for any other failure. */
export function diskError(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  const told = code && messages[code];
  return told && `${told}${path ? ` (${relative('', path)})` : ''}.`;
}

const messages: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The disk can only be read',
  EACCES: 'A file may not be read or written',
  EPERM: 'A file may not be changed',
  EMFILE: 'Too many files are open',
  EXDEV: 'dist/ lies on another disk than the .cache/ beside it, and so cannot be replaced in one step',
  EBUSY: 'dist/ is in use as a disk of its own, and so cannot be replaced in one step',
};
