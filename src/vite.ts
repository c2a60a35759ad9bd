import { resolve } from 'node:path';
import { mergeConfig, type PluginOption } from 'vite';
import { sitePlugins } from './build/registry-plugin.ts';
import { viteConfig } from './build/vite-config.ts';
import { loadRegistry } from './project/registry.ts';

/**
 * Vite plugins for other programs that run the section types of a site, such as Vitest or Storybook: with the builder's styles, its public
 * entries, and the registry of the site in a folder, by default the working folder.
 */
export async function siteFromJson(folder: string = process.cwd()): Promise<PluginOption[]> {
  const { css } = viteConfig();
  return [
    { name: 'site-from-json', config: (own) => mergeConfig({ css }, own) },
    ...sitePlugins(await loadRegistry(resolve(folder))),
  ];
}
