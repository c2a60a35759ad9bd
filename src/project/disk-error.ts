import { relative } from 'node:path';

/** Describes a file system error for the user; undefined for any other error. */
export function diskError(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  const [message, hint] = (code && messages[code]) || [];
  if (!message) return undefined;
  return [`${message}${path ? ` (${relative('', path)})` : ''}.`, hint].filter(Boolean).join(' ');
}

const permissions = 'Give your user access to it and to its folder.';

const messages: Record<string, [message: string, hint?: string]> = {
  ENOSPC: ['The disk is full'],
  EDQUOT: ['The disk quota is used up'],
  EROFS: ['The disk is read-only', 'Work with a copy on another disk.'],
  EACCES: ['Permission denied to read or write a file', permissions],
  EPERM: ['Permission denied to change a file', permissions],
  EMFILE: ['Too many files are open'],
};
