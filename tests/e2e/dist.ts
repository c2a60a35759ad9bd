import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';

/** Every file of the built site by its address. */
export const files: string[] = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(`dist/${name}`).isFile())
  .map((name) => `/${name.replaceAll('\\', '/')}`)
  .sort();

/** Every document of the built site. */
export const documents: string[] = files.filter((file) => file.endsWith('.html'));

/** The text of a file of the built site. */
export const textOf = (file: string): string => readFileSync(`dist${file}`, 'utf8');

/** Files of the built site whose content is text. */
export const textFiles: string[] = files.filter((file) =>
  ['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.vtt', ''].includes(extname(file)),
);

/** The file that a host would answer an address with, if there is one. */
export function fileAt(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname);
  return [path, `${path === '/' ? '' : path}/index.html`].find((file) => files.includes(file));
}
