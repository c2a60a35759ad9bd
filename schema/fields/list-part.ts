import { z } from 'zod';
import type { FieldType } from './field-type.ts';
import { zonedField } from './time-zone.ts';

/** How many items of its list a section shows. */
export const itemLimitField: FieldType = {};

/** How many items of its list a section shows on each page. */
export const itemsPerPageField: FieldType = {};

const count = (field: FieldType, least: number, title: string, description: string) =>
  z
    .int()
    .min(least)
    .max(60)
    .meta({ title, description, examples: [least + 2], field });

/** The greatest number of items of its list that a section shows: the first ones. */
export const itemLimit = (description: string) => count(itemLimitField, 1, 'Limit', description);

/** The number of items of its list that a section shows on each page. The page gets further pages for the others. */
export const itemsPerPage = (description: string) => count(itemsPerPageField, 2, 'Per page', description);

/** The name of a key of the items of a section's list. */
export const keyOfItemsField: FieldType = {};

/** The name of a key of the items that a section shows, whose values are words, numbers or dates. */
export const keyOfItems = (title: string, description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(60)
    .meta({ title, description, examples: [example], field: keyOfItemsField });

/** Which items of a list with dates a section shows. */
export const itemsWhenField: FieldType = { check: (value, site) => zonedField.check?.(value, site) ?? [] };

/** Which items of a list with dates a section shows: those that are not over, the soonest first, or those that are, the latest first. */
export const itemsWhen = () =>
  z
    .enum(['coming', 'past'])
    .meta({
      title: 'When',
      description: 'Which items of a list with dates are shown. Default: all, in their order. Needs `seo.timeZone`.',
      enumDescriptions: ['Those that are not over, the soonest first.', 'Those that are over, the latest first.'],
      synonyms: { coming: ['upcoming', 'future', 'next'], past: ['over', 'archive', 'previous'] },
      field: itemsWhenField,
    })
    .optional();

/** Whether a section shows only the items of its list that are like that of the page. */
export const itemsRelatedField: FieldType = {};

/** Whether a section shows only the items of its list that share a tag with that of the page. */
export const itemsRelated = () =>
  z
    .boolean()
    .meta({
      title: 'Related',
      description:
        'On the page of an item: only those that share a tag with it are shown, those with most in common first, and never itself. Without any, the section is left out.',
      examples: [true],
      field: itemsRelatedField,
    })
    .optional();
