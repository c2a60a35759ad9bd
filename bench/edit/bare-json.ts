import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DevServer, startServer } from './dev-server.ts';

/** Baseline for editing: Vite alone, with a page that shows one value of a JSON file and updates it when the file is saved. */
export async function serveBareJson(folder: string, config: string): Promise<DevServer & { file: string }> {
  const root = join(folder, 'bare');
  const file = join(root, 'site.config.json');
  mkdirSync(root, { recursive: true });
  copyFileSync(config, file);
  writeFileSync(join(root, 'index.html'), '<h1></h1><script type="module" src="/main.js"></script>');
  writeFileSync(
    join(root, 'main.js'),
    `import site from './site.config.json';
const show = ({ version }) => { document.querySelector('h1').textContent = version; };
show(site);
import.meta.hot.accept('./site.config.json', (changed) => show(changed.default));
`,
  );
  const server = await startServer(root, [
    'vite',
    '--configLoader',
    'runner',
    '--host',
    '127.0.0.1',
    '--strictPort',
    '--port',
  ]);
  return { ...server, file };
}
