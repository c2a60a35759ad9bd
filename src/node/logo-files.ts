import type { SiteConfig } from '../../schema/site.ts';
import { siteSchema } from '../../schema/site.ts';
import { outlineOf } from '../config/outline.ts';
import { walk } from '../config/walk.ts';
import type * as Server from '../entry-server.tsx';

/** The brands' logos that a config names, as files by their address. */
export function logoFiles(config: SiteConfig, { logoFile }: Pick<typeof Server, 'logoFile'>): Map<string, string> {
  const files = new Map<string, string>();
  walk(config, outlineOf(siteSchema), (value, { holds }) => {
    if (holds !== 'logo' || typeof value !== 'string' || !value.startsWith('simple-icons:')) return;
    const { src, svg } = logoFile(value);
    files.set(src, svg);
  });
  return files;
}
