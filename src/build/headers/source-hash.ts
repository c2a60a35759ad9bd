import { createHash } from 'node:crypto';

/** An inline script or style as a source of a content security policy: it and nothing else may run or be applied. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
