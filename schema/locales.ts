import { z } from 'zod';
import { formed, text } from './fields.ts';

const code = formed(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, 35).meta({
  patternErrorMessage: 'Write a language code in lower case, such as de, ar or pt-br.',
});

const locale = z
  .strictObject({
    label: text(
      'Label',
      'What the language calls itself, shown in the switch; known for most languages.',
      'Deutsch',
    ).optional(),
    file: formed(/^[A-Za-z0-9_-][A-Za-z0-9._-]*\.json$/, 100)
      .optional()
      .meta({
        title: 'File',
        description:
          'The file beside this one that says what differs in the language; site.config.de.json for "de" unless told.',
        examples: ['site.config.de.json'],
        patternErrorMessage: 'Write the name of a file beside this one, without a folder, ending in .json.',
      }),
  })
  .meta({ title: 'Language', description: 'A further language of the site.' });

/** The further languages of the site, by their codes, which begin the addresses of their pages. */
export const locales = z
  .record(code, locale)
  .optional()
  .meta({
    title: 'Languages',
    description:
      'Further languages by code: the pages of "de" are below /de, with the texts of site.config.de.json. The code of `seo.lang` may be here too, for its label.',
    examples: [{ de: { label: 'Deutsch' } }],
  });
