import { z } from 'zod';
import type { FieldType } from './field-type.ts';

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
