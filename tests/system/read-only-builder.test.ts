import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, startServer } from '../command.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { writeSmallSite } from '../served-site.ts';

// The builder's folder is of another user, or cannot be written at all; the site is one's own.

/** Root may write everything, so another user runs the commands. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;
let builder: ProjectCopy;
let site: string;
let rooms: string;
beforeAll(() => {
  rooms = realpathSync(mkdtempSync(join(tmpdir(), 'read-only-builder-')));
  chmodSync(rooms, 0o755);
  builder = copyProject('read-only-builder-test');
  site = writeSmallSite('read-only-builder-site', () => {});
  if (uid) execFileSync('chown', ['-R', `${uid}:${uid}`, site]);
  execFileSync('chmod', ['-R', 'a-w', builder.root]);
});
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', builder.root, rooms, site]);
  builder.remove();
  for (const folder of [rooms, site]) rmSync(folder, { recursive: true });
});

/** A folder of the user who runs the commands, or one in which they may not write. */
function room(name: string, mode = 0o755): string {
  const folder = join(rooms, name);
  mkdirSync(folder);
  if (uid && mode & 0o200) chownSync(folder, uid, uid);
  chmodSync(folder, mode);
  return folder;
}

/** The paths of all files below a folder; those behind links are elsewhere. */
const contentOf = (folder: string) => execFileSync('find', [folder], { encoding: 'utf8' }).split('\n').sort();
const inBuilder = (env: NodeJS.ProcessEnv) => ({ cwd: builder.root, env: { XDG_CACHE_HOME: '', ...env }, uid });

describe('a builder that this user may not change', () => {
  it('builds, serves and edits their sites; what it keeps is among the caches of the user', async () => {
    const home = room('home');
    const where = inBuilder({ HOME: home });
    const before = contentOf(builder.root);
    expect(runCommand(['build', '--site', site], where).text).toMatch(/^Built 2 pages in .*\n$/);
    expect(existsSync(join(site, 'dist/about/index.html'))).toBe(true);
    const [kept = ''] = readdirSync(join(home, '.cache/site-from-json'));
    expect(readdirSync(join(home, '.cache/site-from-json', kept)).sort()).toEqual([
      'fonts',
      'made',
      'node_modules',
      'pictures',
    ]);
    for (const command of ['dev', 'studio']) {
      const server = await startServer([command, '--site', site], where);
      expect((await fetch(`${server.url}/about`)).status, server.output()).toBe(200);
      server.stop();
    }
    expect(contentOf(builder.root)).toEqual(before);
  });

  it('says who can link the package that section types of a site import', ({ skip }) => {
    skip(!uid, 'the packages are of the user who runs the tests');
    mkdirSync(join(site, 'sections'));
    if (uid) chownSync(join(site, 'sections'), uid, uid);
    const { status, text } = runCommand(['validate', '--site', site], inBuilder({ HOME: join(rooms, 'home') }));
    rmSync(join(site, 'sections'), { recursive: true });
    expect(status).toBe(2);
    expect(text).toMatch(/this user may not link it there\. Run this command once as the owner of that folder\.\n$/);
  });

  /** The folder for caches that the builder uses, or why there is none. */
  function folderWith(env: NodeJS.ProcessEnv): string {
    const code = "import('./src/project/cache-folder.ts').then(({ cacheFolder }) => console.log(cacheFolder('fonts')))";
    const { cwd, env: added } = inBuilder(env);
    const options = {
      cwd,
      ...(uid && { uid, gid: uid }),
      env: { ...process.env, ...added },
      encoding: 'utf8',
    } as const;
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], options);
    return stdout.trim() || (/^Error: (.*)$/m.exec(stderr)?.[1] ?? stderr);
  }

  it('keeps it where XDG_CACHE_HOME says, or else in the temporary folder, in one that no other user can change', () => {
    const [mine, closed, temporary] = [room('mine'), room('closed', 0o555), room('temporary')];
    expect(folderWith({ XDG_CACHE_HOME: mine, HOME: closed })).toMatch(`${mine}/site-from-json/`);
    const own = folderWith({ HOME: closed, TMPDIR: temporary });
    expect(own).toMatch(`${temporary}/site-from-json-`);
    chmodSync(join(own, '..'), 0o777);
    expect(folderWith({ HOME: closed, TMPDIR: temporary })).toMatch(/^There is no place/);
  });

  it('says which folder cannot be written, and what to do, if there is no place for it, or if the site cannot be written', () => {
    const closed = join(rooms, 'closed');
    // tsx, which runs the commands from their source, would keep a cache in the temporary folder too.
    expect(folderWith({ HOME: closed, TMPDIR: closed, TSX_DISABLE_CACHE: '1' })).toBe(
      `There is no place for the builder's cache: neither ${builder.root}/.cache nor the user's folder for caches nor ${closed} can be written. Set the variable XDG_CACHE_HOME to a folder that can.`,
    );
    for (const made of ['dist', '.cache']) rmSync(join(site, made), { recursive: true, force: true });
    chmodSync(site, 0o555);
    const { status, text } = runCommand(['build', '--site', site], inBuilder({ HOME: join(rooms, 'home') }));
    expect(status).toBe(2);
    expect(text).toMatch(
      /^Permission denied to read or write a file \(.*\/\.cache.*\)\. Give your user access to it and to its folder\.\nNothing was built/,
    );
    expect(existsSync(join(site, 'dist'))).toBe(false);
  });
});
