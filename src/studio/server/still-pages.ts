import type { ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createDevSite, type DevSite, type SiteSource } from '../../dev/dev-site.ts';
import { checkSite, type LoadedSite } from '../../site/load-site.ts';
import { readContent } from '../../site/read-content.ts';

/**
 * Answers with pages of another site than the one that is edited, to be shown as pictures. They have no scripts: these would load what
 * belongs to the other site. It is made when the first page is asked for; its pages are made one after the other, and not where nobody
 * waits any more, so that an edit need not wait for all of them.
 */
export function stillPages(server: ViteDevServer, source: SiteSource) {
  let site: Promise<DevSite> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (response.destroyed) return;
    site ??= createDevSite(server, source);
    const dev = await site;
    await dev.reload();
    const { status, type, body } = await dev.respond(decodeURI(path) || '/');
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'no-store');
    response.end(/^text\/html/.test(type) ? String(body).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '') : body);
  }

  return (path: string, response: ServerResponse): Promise<void> => {
    const done = turn.then(() => answer(path, response));
    turn = done.catch(() => {});
    return done;
  };
}

/** The site as its config was committed last, with the pictures and Markdown files that are there now. */
export function committedSource(
  configFile: string,
  publicDir: string,
  textBefore: () => Promise<string | undefined>,
): SiteSource {
  let last: { text: string; loaded: LoadedSite } | undefined;
  return {
    async load() {
      const text = (await textBefore()) ?? '';
      if (last?.text === text) return last.loaded;
      const content = await readContent(dirname(configFile));
      last = { text, loaded: await checkSite(text, 'the last commit', publicDir, undefined, content) };
      return last.loaded;
    },
  };
}
