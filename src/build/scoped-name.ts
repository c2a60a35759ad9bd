import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

/** The class name that stands for `local` of a CSS module: short in a build, telling in development, and the same however the file is imported. */
export function scopedName(local: string, file: string, short: boolean): string {
  const path = relative('.', file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  if (!short) return `${basename(path, '.module.css')}-${local}`;
  return `_${createHash('sha256').update(`${path}#${local}`).digest('base64url').slice(0, 4)}`;
}
