import { z } from 'zod';
import { type FieldType, fieldMeta } from './field-type.ts';
import { names } from './propose.ts';

/** A colour as #rrggbb, or one of some names. */
const colourField: FieldType = { control: 'colour', propose: names };

/** A colour as #rrggbb, or one of these names. */
export const colour = (title: string, description: string, words: string[], example: string) =>
  z
    .string()
    .regex(new RegExp(`^(${[...words, '#[0-9a-fA-F]{6}'].join('|')})$`))
    .meta(
      fieldMeta(
        colourField,
        title,
        description,
        [...words, example],
        `Write ${[...words, words.length > 0 ? 'or #' : '#'].join(', ')} and six digits or letters from a to f.`,
      ),
    );
