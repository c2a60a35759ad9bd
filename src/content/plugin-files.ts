import type { LoadedPlugin, PluginFile, PluginSite } from '../../schema/plugin.ts';
import type { Registry } from '../../schema/registry.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { quote } from '../json/show-value.ts';
import { pageUrl } from './page-address.ts';
import { homeOf, pagesOf } from './pages.ts';
import { addressesOf, type SiteFile, siteFilesOf } from './site-files.ts';

/** Thrown if a plugin fails, or gives what cannot be used. */
export class PluginError extends Error {
  /** The file of the plugin. */
  readonly file: string;
  constructor(message: string, { file }: LoadedPlugin, cause?: unknown) {
    super(message, { cause });
    this.file = file;
  }
}

/** Calls a function of a plugin. Throws a `PluginError` if it throws. */
export function callPlugin<T>(plugin: LoadedPlugin, name: string, call: () => T): T {
  const failed = (error: unknown): never => {
    const message = error instanceof Error ? error.message : String(error);
    throw new PluginError(`${quote(name)} failed: ${message.replace(/\.$/, '')}.`, plugin, error);
  };
  try {
    const result = call();
    return result instanceof Promise ? (result.catch(failed) as T) : result;
  } catch (error) {
    return failed(error);
  }
}

/** A site in one language as plugins see it. */
export const pluginSite = (registry: Registry, config: SiteConfig): PluginSite => ({
  config,
  lang: config.seo.lang,
  pages: config.routes.flatMap((route) =>
    pagesOf(registry, route, config.lists).map(({ path }) => ({ path, url: pageUrl(path, config.seo) })),
  ),
});

/** Lists the files that plugins make for a valid site in one language. Throws a `PluginError` if a plugin fails or a path cannot be used. */
export function pluginFilesOf(registry: Registry, config: SiteConfig): SiteFile[] {
  const plugins = registry.plugins.filter(({ outputs }) => outputs);
  if (plugins.length === 0) return [];
  const home = homeOf(config.routes).path;
  const taken = new Set(siteFilesOf(registry, config, home).flatMap(addressesOf));
  const site = pluginSite(registry, config);
  return plugins.flatMap((plugin) =>
    callPlugin(plugin, 'outputs', () => [...(plugin.outputs?.(site) ?? [])]).map((file): SiteFile => {
      const path = `${home}/${checkedPath(plugin, file)}`.replace(/^\/+/, '');
      if (taken.has(`/${path}`))
        throw new PluginError(`"outputs" makes the file ${quote(path)}, which is there already.`, plugin);
      taken.add(`/${path}`);
      return { kind: 'of plugin', path, content: () => contentOf(plugin, file) };
    }),
  );
}

function checkedPath(plugin: LoadedPlugin, { path }: PluginFile): string {
  if (typeof path === 'string' && /^(?!\.)[^/\\?#%]+(\/(?!\.)[^/\\?#%]+)*$/.test(path)) return path;
  throw new PluginError(
    `"outputs" makes the file ${quote(String(path))}. Write a path such as "calendar/summer.ics", without a slash at its beginning.`,
    plugin,
  );
}

async function contentOf(plugin: LoadedPlugin, { path, content }: PluginFile): Promise<string | Uint8Array> {
  const made = typeof content === 'function' ? await callPlugin(plugin, path, async () => content()) : content;
  if (typeof made === 'string' || made instanceof Uint8Array) return made;
  throw new PluginError(`The content of ${quote(path)} is neither text nor bytes.`, plugin);
}
