import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashCode } from '../src/build/bundle.ts';
import { listen } from '../src/cli/listen.ts';
import { createStaticServer } from '../src/cli/static-server.ts';
import type { ProjectCopy } from './project-copy.ts';

export interface ServedCopy {
  /** Without a slash at its end. */
  url: string;
  /** Where its built files lie. */
  dist: string;
  /** What the build has said beside that it is done. */
  said: string;
  /** Ends the server and removes the copy. */
  close(): Promise<void>;
}

/** Builds the site of a copy of the project, whose code is the project's own, and serves it. */
export async function serveCopy(project: ProjectCopy): Promise<ServedCopy> {
  // The code is the same, so its bundle is too, and need not be made again; nor need what the site has in common with this one.
  const made = ['.cache/dist.json', '.cache/pictures', join('.cache/made', hashCode(process.cwd()), 'bundle')];
  for (const path of made) if (existsSync(path)) cpSync(path, join(project.root, path), { recursive: true });
  if (existsSync('dist')) linkFiles('dist', join(project.root, 'dist'));
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/cli.ts', 'build'],
    {
      cwd: project.root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${signal ?? status}: ${stdout}${stderr}`);
  const dist = join(project.root, 'dist');
  const { url, close } = await listen(createStaticServer(dist), 0);
  return {
    url: url.replace(/\/$/, ''),
    dist,
    said: stderr,
    async close() {
      await close();
      project.remove();
    },
  };
}

/** Puts hard links to all files of a folder below another one: a build takes them for those that it has written itself. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else linkSync(source, target);
  }
}
