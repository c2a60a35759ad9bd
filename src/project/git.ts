import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

interface RunOptions {
  input?: string;
  env?: Record<string, string>;
}

/** A file in a git repository. */
export interface GitFile {
  /**
   * Runs git in the file's folder, without a shell, and without the programs that the repository's settings name: hooks, filters, monitors.
   * Throws with the message of git if it fails.
   */
  read(args: string[], options?: RunOptions): Promise<string>;
  /** Runs git with those programs, as someone commits. */
  run(args: string[], options?: RunOptions): Promise<string>;
  /** The path of the file from the top of the repository. */
  path: string;
  /**
   * Returns the text of the file, or of another one in its folder, as checked out at a revision; undefined if the revision lacks it. Throws
   * for an unknown revision.
   */
  textAt(revision: string, name?: string): Promise<string | undefined>;
}

/** Finds the repository of a file; undefined if there is none, or git is not installed. */
export async function findGitFile(file: string): Promise<GitFile | undefined> {
  const real = await realpath(file).catch(() => file);
  const run: GitFile['run'] = (args, { input, env } = {}) =>
    new Promise((done, fail) => {
      const options = {
        cwd: dirname(real),
        env: {
          ...process.env,
          GIT_TERMINAL_PROMPT: '0',
          GIT_OPTIONAL_LOCKS: '0',
          GIT_LITERAL_PATHSPECS: '1',
          LC_ALL: 'C',
          ...env,
        },
        maxBuffer: 300_000_000,
        timeout: 60_000,
      };
      const child = execFile('git', args, options, (error, out, message) =>
        error ? fail(new Error(message.trim() || error.message, { cause: error })) : done(out),
      );
      child.stdin?.on('error', () => {});
      child.stdin?.end(input ?? '');
    });
  const settings = await run(['config', '--name-only', '--get-regexp', '^filter\\.']).catch(() => '');
  const filters = new Set([...settings.matchAll(/^filter\.(.+)\.\w+$/gm)].map(([, name]) => name));
  const off = ['core.fsmonitor=false', 'core.hooksPath=/dev/null'];
  for (const name of filters)
    off.push(...['clean=', 'smudge=', 'process=', 'required=false'].map((setting) => `filter.${name}.${setting}`));
  const read: GitFile['read'] = (args, options) =>
    run([...off.flatMap((setting) => ['-c', setting]), ...args], options);
  const top = await read(['rev-parse', '--show-prefix']).catch(() => undefined);
  if (top === undefined) return undefined;
  const absolutePath = (name: string) => top.replace(/\r?\n$/, '') + name;
  const path = absolutePath(basename(real));
  return {
    read,
    run,
    path,
    async textAt(revision, name = basename(real)) {
      const path = absolutePath(name);
      const commit = await read(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).catch(
        () => '',
      );
      if (!commit) throw new Error(`There is no revision "${revision}" in this repository.`);
      const listed = await read(['ls-tree', '--full-tree', commit.trim(), '--', path]);
      return listed ? read(['cat-file', '--filters', `${commit.trim()}:${path}`]) : undefined;
    },
  };
}
