import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { copyProject } from '../project-copy.ts';

it('the server for editing watches sources, and nothing that builds have made', async () => {
  const project = copyProject('watching-test');
  for (const made of ['dist/pages', '.cache/dist.twin', 'src/distance'])
    mkdirSync(join(project.root, made), { recursive: true });
  const configFile = join(project.root, 'vite.config.ts');
  const server = await createServer({ root: project.root, configFile, logLevel: 'error' });
  try {
    const folders = () => Object.keys(server.watcher.getWatched()).map((folder) => relative(project.root, folder));
    await expect.poll(folders, { timeout: 20_000 }).toContain('src/distance');
    expect(folders().filter((folder) => /^(dist|\.cache)/.test(folder))).toEqual([]);
  } finally {
    await server.close();
    project.remove();
  }
});
