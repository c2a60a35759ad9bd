import type { PluginOption } from 'vite';
import type { CollectionName, Entity } from './collection-names.ts';
import type { Problem } from './fields/index.ts';
import type { Loading } from './loading.ts';
import type { SiteConfig } from './site.ts';

// The entry for `site.plugin.ts`, `site-from-json/plugin`: what a site or a package adds beside its section types and collections.

/** Code that takes part in the check and the build of a site. It runs in Node.js alone. */
export interface Plugin {
  /** Lists whose items are made before the check: the config says `"items": { "from": "<name>" }`. */
  data?: Record<string, ListSource>;
  /** Checks a site in one language whose config is valid otherwise. Each problem has the path of a value of the config. */
  validate?(site: PluginSite): Iterable<PluginProblem>;
  /**
   * Further files of a site in one language. It is also asked when the site is checked, so that links to the files are known: what takes
   * time belongs into the functions for their content, which a build calls once.
   */
  outputs?(site: PluginSite): Iterable<PluginFile>;
  /** Plugins of Vite for the bundles of a build and for the development server. It is called for each of them. */
  vite?(): PluginOption[];
}

/** Defines a plugin: returns it as it is, with its types checked. */
export const definePlugin = (plugin: Plugin): Plugin => plugin;

/** The items of all lists of a collection, without drafts. */
export const itemsOf = <K extends CollectionName>({ lists }: SiteConfig, of: K): Entity<K>[] =>
  Object.values(lists).flatMap((list) =>
    list.of === of ? (list.items.filter(({ draft }) => !draft) as unknown as Entity<K>[]) : [],
  );

/** The items of a list, from elsewhere. */
export interface ListSource {
  /** Returns the items as they could stand in the config. */
  load(loading: Loading): Promise<unknown> | unknown;
  /** For how many seconds the items are used again. Default: an hour. If they cannot be loaded, the last ones are used at any age. */
  maxAge?: number;
}

/** A site in one language, as plugins see it. */
export interface PluginSite {
  /** The config with its defaults, and with the texts of the language. */
  config: SiteConfig;
  /** Its language, such as `en`. */
  lang: string;
  /** All pages, those of list items too: their paths, and their whole addresses. */
  pages: { path: string; url: string }[];
}

/** What `validate` reports. */
export type PluginProblem = Pick<Problem, 'at' | 'message' | 'hint' | 'edit' | 'severity'> &
  Required<Pick<Problem, 'path'>> & { code?: string };

/** A file of the site. */
export interface PluginFile {
  /** The path of the file without a slash at its beginning, such as `events/summer.ics`. For a further language, it is below the language's folder. */
  path: string;
  /** The content, or what makes it. */
  content: string | Uint8Array | (() => string | Uint8Array | Promise<string | Uint8Array>);
}

/** A plugin with the file that it is from. */
export interface LoadedPlugin extends Plugin {
  file: string;
}

/** The items of a list of a plugin, or the text that a server gives, or why there are none. A problem beside items is a warning. */
export interface PluginList {
  items?: unknown;
  problem?: Pick<Problem, 'code' | 'message' | 'hint' | 'severity'>;
}
