import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { changesBetween } from '../../config/diff/changes.ts';
import { commitMessage } from '../../config/diff/commit-message.ts';
import { discardChanges } from '../../config/diff/discard-changes.ts';
import { EditError } from '../../config/edit/apply-edits.ts';
import { parseText } from '../../config/edit/apply-id-edits.ts';
import type { Issue } from '../../config/report/issue.ts';
import { findGitFile, type GitFile } from '../../site/git.ts';
import type { Answer, ChangesAnswer, CommitAnswer, CommitRequest, DiscardRequest, Failure } from '../protocol.ts';
import type { ConfigFile } from './config-file.ts';
import { newErrors } from './new-errors.ts';

interface Options {
  configFile: string;
  cacheDir: string;
  file: ConfigFile;
  /** Returns the issues of a text. */
  check(text: string): Promise<Issue[]>;
}

/** Compares the config with the last commit, and commits it. Runs git each time, because others commit too. */
export function siteCommits({ configFile, cacheDir, file, check }: Options) {
  return {
    /** Returns the text of the last commit; undefined if there is none. */
    textBefore: async () => (await lastCommit()).before,

    async changes(): Promise<ChangesAnswer> {
      await file.look();
      const { text, hash: base } = file.state();
      const { git, before, none } = await lastCommit();
      if (!git || before === undefined)
        return { ok: true, none, git: git !== undefined, base, changes: [], others: [] };
      return tellFailure(async () => {
        const changes = changesBetween(parseText(before), parseText(text));
        const others = (await changedFiles(git)).filter((one) => one !== git.path);
        return { ok: true, git: true, base, changes: changes.map(({ discard, ...change }) => change), others };
      });
    },

    async discard({ base, changes }: DiscardRequest): Promise<Answer> {
      const { before, none } = await lastCommit();
      if (before === undefined) return { ok: false, error: none };
      return file.change(base, { label: 'Changes discarded' }, (text) => discardChanges(before, text, changes));
    },

    async commit({ base, changes, message }: CommitRequest): Promise<CommitAnswer> {
      await file.look();
      const { text, hash, issues } = file.state();
      const { git, before, none } = await lastCommit();
      if (!git) return { ok: false, error: none };
      if (base !== hash) return { ok: false, error: 'The file has changed meanwhile. Look at the changes again.' };
      return tellFailure(async () => {
        const all = changesBetween(parseText(before ?? '{}'), parseText(text));
        const chosen = all.filter(({ id }) => changes.includes(id));
        const others = all.flatMap(({ id }) => (changes.includes(id) ? [] : [id]));
        if (before !== undefined && chosen.length === 0) return { ok: false, error: 'There is nothing to commit.' };
        const next = before === undefined || others.length === 0 ? text : discardChanges(before, text, others);
        const errors = next === text ? [] : newErrors({ text, issues }, { text: next, issues: await check(next) });
        if (errors.length > 0)
          return { ok: false, error: 'These changes need others to be right. Commit those too.', issues: errors };
        return { ok: true, commit: await commitText(git, next, message.trim() || commitMessage(chosen)) };
      });
    },
  };

  async function lastCommit(): Promise<{ git?: GitFile; before?: string | undefined; none: string }> {
    const git = await findGitFile(configFile);
    if (!git) return { none: 'The site is in no git repository, or there is no git.' };
    return { git, before: await git.textAt('HEAD').catch(() => undefined), none: 'The file was not committed yet.' };
  }

  /**
   * Commits only the config, with the given text. Uses a separate index, so that staged changes of other files stay staged. Then adds the
   * committed config to the real index.
   */
  async function commitText(git: GitFile, text: string, message: string): Promise<string> {
    const folder = (await git.run(['rev-parse', '--absolute-git-dir'])).trim();
    const busy = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
    if (busy.some((name) => existsSync(join(folder, name))))
      throw new Error('A merge or a rebase is in progress. Finish it first.');
    const head = await git.run(['rev-parse', '--verify', '--quiet', 'HEAD']).catch(() => '');
    await mkdir(cacheDir, { recursive: true });
    const index = join(cacheDir, 'index');
    const env = { GIT_INDEX_FILE: index };
    try {
      await git.run(head ? ['read-tree', 'HEAD'] : ['read-tree', '--empty'], { env });
      const blob = await git.run(['hash-object', '-w', '--stdin', `--path=${basename(git.path)}`], { input: text });
      const mode = (await stat(configFile)).mode & 0o100 ? '100755' : '100644';
      await git.run(['update-index', '--add', '--cacheinfo', `${mode},${blob.trim()},${git.path}`], { env });
      await git.run(['commit', '--quiet', '--cleanup=whitespace', '--file=-'], { env, input: message });
      const [facts = ''] = (await git.run(['ls-tree', '--full-tree', 'HEAD', '--', git.path])).split('\t');
      const [committedMode, , committed] = facts.split(' ');
      await git.run(['update-index', '--add', '--cacheinfo', `${committedMode},${committed},${git.path}`]);
    } finally {
      await rm(index, { force: true });
    }
    if (head && (await git.run(['rev-parse', 'HEAD^'])) !== head)
      throw new Error(
        'Somebody else has committed at the same time. Look at both commits: the newer one reverts the older one.',
      );
    return (await git.run(['rev-parse', '--short', 'HEAD'])).trim();
  }
}

/** Lists the new and changed files of a site, without its code. */
async function changedFiles(git: GitFile): Promise<string[]> {
  const parts = ['public', 'content', 'site.config*.json'];
  const env = { GIT_LITERAL_PATHSPECS: '0' };
  const lines = await git.run(
    ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...parts],
    { env },
  );
  return lines.split('\0').flatMap((line) => (line ? [line.slice(3)] : []));
}

async function tellFailure<T>(task: () => Promise<T>): Promise<T | Failure> {
  try {
    return await task();
  } catch (error) {
    const isBroken = error instanceof EditError && error.code === 'syntax';
    return {
      ok: false,
      error: isBroken ? 'The file, or its last commit, has syntax errors.' : (error as Error).message,
    };
  }
}
