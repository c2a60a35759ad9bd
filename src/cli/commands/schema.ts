import { Command } from '@commander-js/extra-typings';
import { print } from '../../diagnostics/safe-text.ts';
import { displayName } from '../../project/display-name.ts';
import { siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('schema')
  .description('Writes the JSON Schema of the config.')
  .addOption(siteOption)
  .action(async ({ site }) => {
    const { folder, schemaFile } = await openSite(site);
    const { loadRegistry } = await import('../../project/registry.ts');
    const { writeSchema } = await import('../../project/write-schema.ts');
    await writeSchema(await loadRegistry(folder), schemaFile);
    print(process.stdout)`Wrote ${displayName(schemaFile)}`;
  });
