import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { belowBase } from '../content/page-address.ts';
import { baseIn } from '../outputs/hosts/site-headers.ts';

/**
 * Tests the HTML files of a built site as they are: each link within the site leads to a file and to an element, each picture and script is
 * there, and axe finds nothing that can be seen without a browser. Returns how many pages there are, and what is wrong.
 */
export async function checkPages(outDir: string): Promise<{ pages: number; problems: string[] }> {
  const { JSDOM, VirtualConsole } = await import('jsdom');
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
  const headers = join(outDir, '_headers');
  const base = existsSync(headers) ? baseIn(readFileSync(headers, 'utf8')) : '';
  const idsOf = new Map<string, Set<string>>();
  const problems: string[] = [];
  const links: { page: string; file: string; id: string; href: string }[] = [];
  for (const file of files) {
    const html = readFileSync(join(outDir, file), 'utf8');
    const page = `${base}/${file.replace(/(^|\/)index\.html$/, '').replaceAll('\\', '/')}`;
    const dom = new JSDOM(html, {
      url: `https://site.example${page}`,
      runScripts: 'outside-only',
      virtualConsole: new VirtualConsole(),
    });
    const { document } = dom.window;
    idsOf.set(file, new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)));
    for (const element of document.querySelectorAll(
      'a[href], img[src], script[src], link[href]:not([rel=canonical], [rel=alternate])',
    )) {
      const href = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const url = new URL(href, dom.window.location.href);
      if (url.origin !== dom.window.location.origin) continue;
      const path = belowBase(decodeURI(url.pathname), base);
      const target = path && fileAt(outDir, path);
      if (!target) problems.push(`${page}: ${href} leads to no file`);
      else if (element.tagName === 'A' && url.hash)
        links.push({ page, file: target, id: decodeURIComponent(url.hash.slice(1)), href });
    }
    dom.window.eval(axe);
    const { violations } = await dom.window.axe.run(document, options);
    for (const { id, help, nodes } of violations)
      for (const { target } of nodes) problems.push(`${page}: ${help} (${id}): ${target.join(' ')}`);
    dom.window.close();
  }
  for (const { page, file, id, href } of links)
    if (idsOf.get(file)?.has(id) === false) problems.push(`${page}: ${href} leads to no element`);
  return { pages: files.length, problems };
}

/** What needs a layout or other documents is left to browsers. */
const options = { rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }, iframes: false };

/** The file that a host sends for an address. */
function fileAt(outDir: string, path: string): string | undefined {
  const name = path.slice(1).replace(/\/$/, '');
  const candidates = [name, join(name, 'index.html'), `${name}.html`];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(join(outDir, file)));
}
