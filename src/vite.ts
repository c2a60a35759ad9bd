import { resolve } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import { registryPlugin } from './build/registry-plugin.ts';
import { packageCssPlugin } from './build/styles/package-css.ts';
import { viteConfig } from './build/vite-config.ts';
import { loadRegistry } from './project/registry.ts';

/**
 * Vite plugins for other programs that run the section types of a site, such as Vitest or Storybook: with the builder's styles, its public
 * entries, and the registry of the site in a folder, by default the working folder.
 */
export async function siteFromJson(folder: string = process.cwd()): Promise<Plugin[]> {
  const { css } = viteConfig();
  const registry = await loadRegistry(resolve(folder));
  return [
    { name: 'site-from-json', config: (own) => mergeConfig({ css }, own) },
    registryPlugin(registry),
    packageCssPlugin(registry),
  ];
}
