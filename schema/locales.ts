import { z } from 'zod';
import { languageKey, matching, text } from './fields/index.ts';

const locale = z
  .strictObject({
    label: text(
      'Label',
      'The name of the language in that language, for the language menu; most are built in.',
      'Deutsch',
    ).optional(),
    file: matching(/^[A-Za-z0-9_-][A-Za-z0-9._-]*\.json$/, 100)
      .optional()
      .meta({
        title: 'File',
        description:
          'The file beside this one with the texts of the language. For "de" the default is site.config.de.json.',
        examples: ['site.config.de.json'],
        patternErrorMessage: 'Write the name of a file beside this one, without a folder, ending in .json.',
      }),
  })
  .meta({ title: 'Language', description: 'Another language of the site.' });

/** The other languages of the site by code. The code is the first part of the paths of their pages. */
export const locales = z
  .record(languageKey, locale)
  .meta({
    title: 'Languages',
    description:
      'Other languages by code: the pages of "de" are below /de, with the texts of site.config.de.json. The code of `seo.lang` may be here too, for its label.',
    examples: [{ de: { label: 'Deutsch' } }],
  })
  .optional();
