import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { checkCodePath } from './code-path.ts';
import { packageRoot } from './package-root.ts';

/** What a site can have of code beside its section types. */
export interface SiteCode {
  /** `theme.ts`: a theme of Mantine, which is merged with that of the look. */
  themeFile?: string;
  /** `overrides/`: components in place of the builder's, by name. */
  overrides: ReadonlyMap<ShellComponent, string>;
  /** The folder of these. */
  overridesFolder?: string;
}

/** The components that a site can replace. */
const shellComponents = ['Header', 'Footer', 'NotFound'] as const;
type ShellComponent = (typeof shellComponents)[number];

/** The names of what a site may have of code. */
const codeNames = ['sections', 'theme.ts', 'overrides'];

/** The files and folders of a site that run as code with each command. The builder's own code is none of a site. */
export const codeIn = (site: string): string[] =>
  site === packageRoot ? [] : codeNames.map((name) => join(site, name)).filter((path) => existsSync(path));

/** Finds the theme and the replaced components of a site. Throws if a file replaces nothing. */
export function findSiteCode(site: string): SiteCode {
  const [theme, folder] = [join(site, 'theme.ts'), join(site, 'overrides')];
  const overrides = new Map<ShellComponent, string>();
  if (site === packageRoot) return { overrides };
  const themeFile = existsSync(theme) ? realpathSync(theme) : undefined;
  const overridesFolder = existsSync(folder) ? realpathSync(folder) : undefined;
  for (const path of [themeFile, overridesFolder]) if (path) checkCodePath(path, /[?]/);
  for (const file of overridesFolder ? readdirSync(overridesFolder) : []) {
    if (!file.endsWith('.tsx')) continue;
    const name = shellComponents.find((one) => `${one}.tsx` === file);
    if (!name)
      throw new Error(
        `${join(folder, file)} replaces nothing. Name it ${shellComponents.map((one) => `${one}.tsx`).join(', ')}, or move it to a folder beside them.`,
      );
    overrides.set(name, join(overridesFolder as string, file));
  }
  return { overrides, ...(themeFile && { themeFile }), ...(overridesFolder && { overridesFolder }) };
}
