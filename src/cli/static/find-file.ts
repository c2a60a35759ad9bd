import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface StaticFile {
  /** As it was asked for; a link may lead to a path with another extension. */
  name: string;
  path: string;
  /** Changes whenever the content may have changed. */
  stamp: string;
  modified: Date;
}

/** Finds a regular file below the root, following links only as long as they stay there; undefined for all else. */
export async function findFile(root: string, segments: string[]): Promise<StaticFile | undefined> {
  try {
    // The root is resolved each time, because a build may swap the folder while the server runs.
    const [realRoot, path] = await Promise.all([realpath(root), realpath(join(root, ...segments))]);
    if (!path.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep)) return undefined;
    const facts = await stat(path);
    if (!facts.isFile()) return undefined;
    const stamp = [facts.ino, facts.size, facts.mtimeMs, facts.ctimeMs].join('-');
    return { name: segments.at(-1) ?? '', path, stamp, modified: facts.mtime };
  } catch {
    return undefined;
  }
}
