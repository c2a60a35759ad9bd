import { Argument, Command } from '@commander-js/extra-typings';
import { readText, siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

export default new Command('new:section')
  .description('Writes a new section type.')
  .addArgument(new Argument('<name>', 'the name of the type, such as pricing-table').argParser(readText))
  .option('--live', 'for one that runs in the browser')
  .addOption(siteOption)
  .action(async (name, { site, ...options }) => {
    const { addSection } = await import('../new-section.ts');
    await addSection(name, await openSite(site), options);
  });
