import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { liveComponents } from '../build/live-code.ts';
import type { SiteFile } from '../client/app/page-view.ts';
import { codePath, packageRoot } from '../project/package-root.ts';
import type { ProjectRegistry } from '../project/registry.ts';
import type * as Rendering from '../render/index.tsx';

/** The code with which a server for editing renders pages, and that their documents load. */
export interface PageCode {
  rendering: typeof Rendering;
  /** Returns the CSS of all components, in cascade order. */
  css(): Promise<string>;
  /** The address of each module of documents. */
  modules: Record<keyof typeof pageModules, string>;
  /** The addresses of the scripts of each live section type. */
  live: SiteFile['scripts'];
}

/** Loads the code as it is now. Rejects if it cannot be compiled. */
export type LoadPageCode = () => Promise<PageCode>;

/** The modules that documents of a server for editing load. */
export const pageModules = {
  /** Starts React. */
  entry: codePath('src/client/app/entry.tsx'),
  /** Shows the errors of the config. */
  issues: codePath('src/server/show-issues.ts'),
  /** Shows what the policy of the site has stopped. */
  violations: codePath('src/server/show-violations.ts'),
  /** Shows a new version of bundled code, or its error. */
  code: codePath('src/server/follow-code.ts'),
  /** Lets Studio edit a page in its frame. */
  frame: codePath('src/studio/frame/frame.ts'),
};

/** The address of each module of documents, from its path in the builder or in a bundle. */
export const addressesOf = (addressOf: (path: string) => string): PageCode['modules'] =>
  Object.fromEntries(
    Object.entries(pageModules).map(([name, path]) => [name, addressOf(path)]),
  ) as unknown as PageCode['modules'];

/** Compiles the code from its source by Vite, module by module: each change of it is there at once. */
export function codeFromSource(server: ViteDevServer, registry: ProjectRegistry): LoadPageCode {
  const rendering = `/${codePath('src/render/index.tsx')}`;
  const modules = addressesOf((path) => `/${path}`);
  const live = Object.fromEntries(liveComponents(registry).map(([type, file]) => [type, [addressOf(file)]]));
  return async () => ({
    rendering: (await server.ssrLoadModule(rendering)) as typeof Rendering,
    css: () => stylesOf(server, rendering),
    modules,
    live,
  });
}

/** Where Vite serves a file of code. */
const addressOf = (file: string) =>
  file.startsWith(`${packageRoot}/`) ? file.slice(packageRoot.length) : `/@fs${file}`;

/** Returns the styles that a module of the server imports, in import order. */
async function stylesOf(server: ViteDevServer, of: string): Promise<string> {
  const { moduleGraph } = server.environments.ssr;
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: string[] = [];
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    // A style sheet includes those that it imports.
    if (/\.css$/.test(node.url)) sheets.push(node.url);
    else for (const imported of node.importedModules) visit(imported);
  };
  visit(await moduleGraph.getModuleByUrl(of));
  const loaded = await Promise.all(sheets.map((url) => server.ssrLoadModule(`${url}?inline`)));
  return loaded.map(({ default: css }) => String(css)).join('\n');
}
