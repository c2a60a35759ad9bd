import { z } from 'zod';
import { type FieldType, fieldMeta } from './field-type.ts';
import { names } from './propose.ts';

/** A color as #rrggbb, or one of some names. */
const colorField: FieldType = { control: 'color', propose: names };

/** A color as #rrggbb, or one of these names. */
export const color = (title: string, description: string, words: string[], example: string) =>
  z
    .string()
    .regex(new RegExp(`^(${[...words, '#[0-9a-fA-F]{6}'].join('|')})$`))
    .meta(
      fieldMeta(
        colorField,
        title,
        description,
        [...words, example],
        `Write ${[...words, words.length > 0 ? 'or #' : '#'].join(', ')} and six digits or letters from a to f.`,
      ),
    );
