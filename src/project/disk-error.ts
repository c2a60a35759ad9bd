import { relative } from 'node:path';

/** Describes a file system error for the user; undefined for any other error. */
export function diskError(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  const message = code && messages[code];
  return message && `${message}${path ? ` (${relative('', path)})` : ''}.`;
}

const messages: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The disk is read-only',
  EACCES: 'Permission denied to read or write a file',
  EPERM: 'Permission denied to change a file',
  EMFILE: 'Too many files are open',
};
