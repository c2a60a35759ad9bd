import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Removes the section `hero` of the site in a folder, and is killed when the first of its files is replaced: tsx die-between.ts <folder>

const [, , folder = ''] = process.argv;
const { rename } = fs.promises;
fs.promises.rename = async (from, to) => {
  await rename(from, to);
  if (/site\.config[^/]*\.json$/.test(String(to))) process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();
const { reopen } = await import('./open-file.ts');
const { send } = await reopen(`${folder}/site.config.json`, folder);
await send('Hero removed', [
  { op: 'remove', path: ['routes', { id: 'home' }, 'sections', { id: 'hero' }], expect: { id: 'hero', title: 'A' } },
]);
