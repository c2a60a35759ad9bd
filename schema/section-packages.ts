import { z } from 'zod';
import { matching } from './fields/index.ts';

/** The name of an npm package. */
export const packageName = matching(/^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/, 214).meta({
  title: 'Package',
  description: 'The name of an installed npm package with section types.',
  examples: ['@acme/sections-booking'],
  patternErrorMessage: 'Write the name of an npm package, such as "@acme/sections-booking".',
});

/** The packages whose section types, collections and other code the site uses. */
export const sectionPackages = z
  .array(packageName)
  .meta({
    title: 'Section packages',
    description:
      'npm packages with section types that the pages may show, beside those of the builder and of the site.',
    examples: [['@acme/sections-booking']],
  })
  .optional();
