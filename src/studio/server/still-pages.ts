import type { ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isSame } from '../../json/values.ts';
import { readContent } from '../../project/read-content.ts';
import type { ProjectRegistry } from '../../project/registry.ts';
import { createDevSite, type DevSite, type SiteSource } from '../../server/dev-site.ts';
import type { LoadPageCode } from '../../server/page-code.ts';
import { checkSite, type LoadedSite } from '../../validate/load-site.ts';
import type { Texts } from './history.ts';

/**
 * Answers with pages without scripts, which frames show as pictures. Scripts would load data of the edited site. The site is loaded for the
 * first request. Pages are rendered one after the other, and not for closed connections, so that edits need not wait for many pages.
 */
export function stillPages(
  registry: ProjectRegistry,
  server: ViteDevServer,
  loadCode: LoadPageCode,
  source: SiteSource,
) {
  let site: Promise<DevSite> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (response.destroyed) return;
    site ??= createDevSite(registry, server, source, loadCode);
    const dev = await site;
    await dev.reload();
    const { status, type, body } = await dev.respond(`${dev.bases[0]}${decodeURI(path) || '/'}`);
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

/** The site with the config and the language files of the last commit, and the current pictures and Markdown files. */
export function committedSource(
  registry: ProjectRegistry,
  configFile: string,
  publicDir: string,
  textsBefore: () => Promise<Texts | undefined>,
): SiteSource {
  let last: { texts: Texts; loaded: LoadedSite } | undefined;
  return {
    async load() {
      const texts = (await textsBefore()) ?? {};
      if (isSame(last?.texts, texts)) return (last as NonNullable<typeof last>).loaded;
      const content = await readContent(dirname(configFile));
      const text = texts[basename(configFile)] ?? '';
      last = {
        texts,
        loaded: await checkSite(registry, text, 'the last commit', publicDir, undefined, content, texts),
      };
      return last.loaded;
    },
  };
}
