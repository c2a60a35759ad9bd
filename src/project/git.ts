import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** A file in a git repository. */
export interface GitFile {
  /** Runs git in the file's folder, without a shell. Throws with the message of git if it fails. */
  run(args: string[], options?: { input?: string; env?: Record<string, string> }): Promise<string>;
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
  const top = await run(['rev-parse', '--show-prefix']).catch(() => undefined);
  if (top === undefined) return undefined;
  const absolutePath = (name: string) => top.replace(/\r?\n$/, '') + name;
  const path = absolutePath(basename(real));
  return {
    run,
    path,
    async textAt(revision, name = basename(real)) {
      const path = absolutePath(name);
      const commit = await run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]).catch(
        () => '',
      );
      if (!commit) throw new Error(`There is no revision "${revision}" in this repository.`);
      const listed = await run(['ls-tree', '--full-tree', commit.trim(), '--', path]);
      return listed ? run(['cat-file', '--filters', `${commit.trim()}:${path}`]) : undefined;
    },
  };
}
