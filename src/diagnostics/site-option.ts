import { shellArgument } from './safe-text.ts';

/** The option of a command for the site of a config, such as ` --site ../my-site`; empty for the site in the working folder. */
export function siteOption(configFile: string): string {
  const folder = configFile.replace(/[/\\]?[^/\\]*$/, '');
  if (folder === '') return '';
  return ` --site ${shellArgument(folder)}`;
}
