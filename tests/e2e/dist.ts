import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { folderOf } from '../built-site.ts';

/** The folder of the built site. */
export const dist = join(folderOf('company'), 'dist');

/** Every file of the built site by its address. */
export const files: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(join(dist, name)).isFile())
  .map((name) => `/${name.replaceAll('\\', '/')}`)
  .sort();

/** Every document of the built site. */
export const documents: string[] = files.filter((file) => file.endsWith('.html'));

/** The content of a file of the built site. */
export const bytesOf = (file: string): Buffer => readFileSync(dist + file);

/** The text of a file of the built site. */
export const textOf = (file: string): string => bytesOf(file).toString();

/** Files of the built site whose content is text. */
export const textFiles: string[] = files.filter((file) =>
  ['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.vtt', ''].includes(extname(file)),
);

/** The file that a host would answer an address with, if there is one. */
export function fileAt(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname);
  return [path, `${path === '/' ? '' : path}/index.html`].find((file) => files.includes(file));
}
