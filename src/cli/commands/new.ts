import { Argument, Command } from '@commander-js/extra-typings';
import { readText, siteOption } from '../options.ts';
import { openSite } from '../site-folder.ts';

const section = new Command('section')
  .description('Writes a new section type.')
  .addArgument(new Argument('<name>', 'the name of the type, such as pricing-table').argParser(readText))
  .option('--live', 'for one that runs in the browser')
  .addOption(siteOption)
  .action(async (name, { site, ...options }) => {
    const { addSection } = await import('../new-section.ts');
    await addSection(name, await openSite(site), options);
  });

const sectionPackage = new Command('package')
  .description('Creates a folder with a package of section types for several sites.')
  .addArgument(new Argument('<name>', 'the name of the package, such as @acme/sections-booking').argParser(readText))
  .action(async (name) => {
    const { newPackage } = await import('../new-package.ts');
    await newPackage(name);
  });

export default new Command('new')
  .description('Writes a new section type, or a package of section types.')
  .addCommand(section)
  .addCommand(sectionPackage);
