import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { createDevSite, type DevSite } from '../../dev/dev-site.ts';
import { gallerySource } from '../../dev/gallery.ts';
import { createSiteLoader } from '../../site/load-site.ts';

/** Answers with the pages of examples, in the look of the site and without scripts. The site with them is made when the first one is asked for. */
export function examplePages(server: ViteDevServer, configFile: string) {
  const { publicDir } = server.config;
  let site: Promise<DevSite> | undefined;
  return async (path: string, response: ServerResponse): Promise<void> => {
    site ??= createDevSite(server, gallerySource(createSiteLoader(configFile, publicDir), publicDir));
    const dev = await site;
    await dev.reload();
    const { status, body } = await dev.respond(path);
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(String(body).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''));
  };
}
