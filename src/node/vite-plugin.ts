import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { formatIssues } from '../config/format-issue.ts';
import type { Issue } from '../config/issue.ts';
import { createDevSite, type DevSite } from './dev-site.ts';

/** Serves the site from `site.config.json` while it is being edited: an edit is on the screen at once, a mistake is shown over the last good page. */
export function sitePlugin(): Plugin {
  let site: DevSite | undefined;
  return {
    name: 'site',
    apply: 'serve',
    async configureServer(server) {
      const configFile = join(server.config.root, 'site.config.json');
      const dev = await createDevSite(server, configFile);
      site = dev;
      server.watcher.add(configFile);
      server.watcher.on('all', async (_event, file) => {
        if (file !== configFile && !file.startsWith(server.config.publicDir)) return dev.forgetStyles();
        await dev.reload();
        announce(server, dev.issues);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(dev, request, response).catch(next);
        });
      };
    },
    hotUpdate() {
      // Code that only the server runs, such as static sections, reaches the browser as a changed page.
      if (this.environment.name === 'ssr' && site) siteChanged(site.server);
    },
  };
}

async function answer(dev: DevSite, request: Connect.IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURI(new URL(request.originalUrl ?? '/', 'http://localhost').pathname);
  const { status, type, body } = await dev.respond(path);
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

function announce(server: ViteDevServer, issues: Issue[]): void {
  if (issues.length === 0) {
    siteChanged(server);
    return;
  }
  process.stderr.write(formatIssues(issues, { color: process.stderr.isTTY }));
  server.ws.send({ type: 'error', err: overlayError(issues) });
}

const siteChanged = (server: ViteDevServer) => server.ws.send({ type: 'custom', event: 'site:change' });

/** All issues in Vite's overlay; the place of the first one opens the editor there. */
function overlayError(issues: Issue[]): ErrorPayload['err'] {
  const [first] = issues;
  return {
    message: formatIssues(issues, { color: false }),
    stack: '',
    ...(first && { id: first.file, loc: { file: first.file, line: first.line, column: first.column } }),
  };
}
