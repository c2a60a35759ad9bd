import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Registry } from '../../../schema/registry.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { EditError } from '../../json/edit/apply-edits.ts';
import { parseText } from '../../json/edit/apply-id-edits.ts';
import { changesBetween } from '../../project/changes/changes.ts';
import { commitMessage } from '../../project/changes/commit-message.ts';
import { discardChanges } from '../../project/changes/discard-changes.ts';
import { findGitFile, type GitFile } from '../../project/git.ts';
import { languageFilesOf } from '../../project/languages/language-files.ts';
import { readContent } from '../../project/read-content.ts';
import { filesOfSite } from '../../validate/assets/files-of-site.ts';
import { followInText } from '../follow-edits.ts';
import type {
  ChangesAnswer,
  CommitAnswer,
  CommitRequest,
  DiscardRequest,
  Failure,
  StudioResponse,
} from '../protocol.ts';
import type { ConfigFile } from './config-file.ts';
import type { Texts } from './history.ts';
import { newErrors } from './new-errors.ts';

interface Options {
  registry: Registry;
  configFile: string;
  cacheDir: string;
  file: ConfigFile;
  /** Returns the issues of a text, with texts of language files by name. */
  check(text: string, languageTexts: Texts): Promise<Issue[]>;
}

/** Compares the config with the last commit, and commits it with the files that it names. Runs git each time, because others commit too. */
export function siteCommits({ registry, configFile, cacheDir, file, check }: Options) {
  const main = basename(configFile);

  return {
    /** Returns the texts of the config and its language files in the last commit; undefined if there is none. */
    textsBefore: async () => (await lastCommit()).before,

    async changes(): Promise<ChangesAnswer> {
      await file.look();
      const { text, hash: base } = file.state();
      const { git, before, none } = await lastCommit();
      const nothing = { changes: [], named: [], ignored: [], others: [] };
      if (!git) return { ok: true, none, git: false, base, ...nothing };
      return tellFailure(async () => {
        const found = await changedFiles(git, file.texts());
        if (before === undefined) return { ok: true, none, git: true, base, ...nothing, ...found };
        const changes = changesBetween(registry, parseText(before[main] as string), parseText(text));
        return { ok: true, git: true, base, changes: changes.map(({ discard, ...change }) => change), ...found };
      });
    },

    async discard({ base, changes }: DiscardRequest): Promise<StudioResponse> {
      const { before, none } = await lastCommit();
      if (before === undefined) return { ok: false, error: none };
      return file.change(base, { label: 'Changes discarded' }, (texts) => without(before, texts, changes));
    },

    async commit({ base, changes, message }: CommitRequest): Promise<CommitAnswer> {
      await file.look();
      const { text, hash, issues } = file.state();
      const texts = file.texts();
      const { git, before, none } = await lastCommit();
      if (!git) return { ok: false, error: none };
      if (base !== hash) return { ok: false, error: 'The file has changed meanwhile. Look at the changes again.' };
      return tellFailure(async () => {
        const all = changesBetween(registry, parseText(before?.[main] ?? '{}'), parseText(text));
        const chosen = all.filter(({ id }) => changes.includes(id));
        const others = all.flatMap(({ id }) => (changes.includes(id) ? [] : [id]));
        if (before !== undefined && chosen.length === 0) return { ok: false, error: 'There is nothing to commit.' };
        const next = before === undefined || others.length === 0 ? texts : without(before, texts, others);
        const nextText = next[main] as string;
        const errors =
          nextText === text ? [] : newErrors({ text, issues }, { text: nextText, issues: await check(nextText, next) });
        if (errors.length > 0)
          return { ok: false, error: 'These changes need others to be right. Commit those too.', issues: errors };
        return { ok: true, ...(await commitTexts(git, next, message.trim() || commitMessage(chosen))) };
      });
    },
  };

  async function lastCommit(): Promise<{ git?: GitFile; before?: Texts | undefined; none: string }> {
    const git = await findGitFile(configFile);
    if (!git) return { none: 'The site is in no git repository, or there is no git.' };
    const none = 'The file was not committed yet.';
    const text = await git.textAt('HEAD').catch(() => undefined);
    if (text === undefined) return { git, none };
    const before: Record<string, string> = { [main]: text };
    for (const name of languageNames(text)) {
      const own = await git.textAt('HEAD', name);
      if (own !== undefined) before[name] = own;
    }
    return { git, before, none };
  }

  /** Returns texts without some of the changes since the last commit. Language files follow, and get back what was removed with them. */
  function without(before: Texts, texts: Texts, ids: string[]): Texts {
    const next: Record<string, string> = { ...texts };
    const old = parseText(before[main] as string);
    next[main] = discardChanges(registry, before[main] as string, texts[main] as string, ids, (config, edits) => {
      for (const { name } of languageFilesOf(config)) {
        const earlier = before[name];
        if (next[name] !== undefined)
          next[name] = followInText(
            registry,
            config,
            edits,
            next[name],
            earlier === undefined ? undefined : { main: old, text: earlier },
          );
      }
    });
    return next;
  }

  /** Lists the new and changed files of the site, without its code: those that the given texts name, and others. */
  async function changedFiles(
    git: GitFile,
    texts: Texts,
  ): Promise<Pick<Extract<ChangesAnswer, { ok: true }>, 'named' | 'ignored' | 'others'>> {
    const names = namesIn(texts);
    const { content } = await readContent(dirname(configFile));
    const values = Object.fromEntries(names.flatMap((name) => (texts[name] ? [[name, parseText(texts[name])]] : [])));
    const files = filesOfSite(registry, parseText(texts[main] as string), values, content);
    const folder = git.path.slice(0, git.path.length - basename(git.path).length);
    const named = new Set([...files].map((name) => folder + name));
    const existing = [...files].filter((name) => existsSync(join(dirname(configFile), name)));
    // These commands know no literal paths.
    const env = { GIT_LITERAL_PATHSPECS: '0' };
    // The exit code is 1 if it finds none.
    const ignored = await git
      .read(['check-ignore', '-z', '--stdin'], { env, input: existing.map((name) => `${name}\0`).join('') })
      .catch(codeOne);
    const parts = ['public', 'content', 'site.config*.json', ...names.map((name) => `:(literal)${name}`)];
    const lines = await git.read(
      ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...parts],
      { env },
    );
    const changed = lines.split('\0').flatMap((line) => (line && line.slice(3) !== git.path ? [line.slice(3)] : []));
    return {
      named: changed.filter((one) => named.has(one)),
      ignored: ignored.split('\0').flatMap((name) => (name ? [folder + name] : [])),
      others: changed.filter((one) => !named.has(one)),
    };
  }

  function namesIn(texts: Texts): string[] {
    return languageNames(texts[main] ?? '').filter((name) => texts[name] !== undefined);
  }

  /**
   * Commits the config and its language files with the given texts, and the other files that they name. Uses a separate index, so that staged
   * changes of other files stay staged. Then adds the committed files to the real index.
   */
  async function commitTexts(
    git: GitFile,
    texts: Texts,
    message: string,
  ): Promise<{ commit: string; files: string[] }> {
    const folder = (await git.read(['rev-parse', '--absolute-git-dir'])).trim();
    const busy = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
    if (busy.some((name) => existsSync(join(folder, name))))
      throw new Error('A merge or a rebase is in progress. Finish it first.');
    const head = await git.read(['rev-parse', '--verify', '--quiet', 'HEAD']).catch(() => '');
    const { named, ignored } = await changedFiles(git, texts);
    const site = git.path.slice(0, git.path.length - basename(git.path).length);
    await mkdir(cacheDir, { recursive: true });
    const index = join(cacheDir, 'index');
    const env = { GIT_INDEX_FILE: index };
    let files: string[] = [];
    try {
      await git.run(head ? ['read-tree', 'HEAD'] : ['read-tree', '--empty'], { env });
      const own = [main, ...namesIn(texts)];
      const written = own.map((name) => (name === main ? basename(git.path) : name));
      for (const [at, name] of written.entries()) {
        if (ignored.includes(site + name)) continue;
        const input = texts[own[at] as string] as string;
        const blob = await git.run(['hash-object', '-w', '--stdin', `--path=${name}`], { input });
        const { mode } = await stat(join(dirname(configFile), own[at] as string));
        const facts = `${mode & 0o100 ? '100755' : '100644'},${blob.trim()},${site}${name}`;
        await git.run(['update-index', '--add', '--cacheinfo', facts], { env });
      }
      const others = named.map((one) => one.slice(site.length)).filter((name) => !written.includes(name));
      if (others.length > 0) await git.run(['add', '--', ...others], { env });
      await git.run(['commit', '--quiet', '--cleanup=whitespace', '--file=-'], { env, input: message });
      const shown = await git.read([
        'show',
        '--no-ext-diff',
        '--no-textconv',
        '-z',
        '--name-only',
        '--format=',
        'HEAD',
      ]);
      files = shown.split('\0').filter((path) => path && path !== git.path);
      for (const path of [git.path, ...files]) {
        const [facts = ''] = (await git.read(['ls-tree', '--full-tree', 'HEAD', '--', path])).split('\t');
        const [mode, , committed] = facts.split(' ');
        if (committed) await git.run(['update-index', '--add', '--cacheinfo', `${mode},${committed},${path}`]);
      }
    } finally {
      await rm(index, { force: true });
    }
    if (head && (await git.read(['rev-parse', 'HEAD^'])) !== head)
      throw new Error(
        'Somebody else has committed at the same time. Look at both commits: the newer one reverts the older one.',
      );
    return { commit: (await git.read(['rev-parse', '--short', 'HEAD'])).trim(), files };
  }
}

function codeOne(error: Error): string {
  if ((error.cause as { code?: unknown } | undefined)?.code !== 1) throw error;
  return '';
}

/** Returns the names of the language files of a config. */
function languageNames(text: string): string[] {
  try {
    return [...new Set(languageFilesOf(parseText(text)).map(({ name }) => name))];
  } catch {
    return [];
  }
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
