import { z } from 'zod';
import { type FieldType, fieldMeta } from './field-type.ts';

/** Plain text for visitors. Tokens such as `{product}` are filled in later. */
export const textField: FieldType = {
  isWords: true,
  check: (text: string, { checkText }) => checkText(text),
};

/** How to fix a blank text. */
export const textForm = 'Write at least one visible character.';

/** A text for visitors, not blank. */
export const text = (title: string, description: string, ...examples: string[]) =>
  z
    .string()
    .regex(/\S/)
    .max(5000)
    .meta(fieldMeta(textField, title, description, examples, textForm));

/** The name of a group. The items of a list with the same name are shown together. */
export const groupName = (title: string, description: string, ...examples: string[]) =>
  text(title, description, ...examples).meta({ isGroup: true });

/** A list of paragraphs. */
export const paragraphs = (title: string, description: string) =>
  z
    .array(text('Paragraph', 'One paragraph of plain text.', 'We listen first, then we build.'))
    .min(1)
    .meta({ title, description });

/** Up to eight short tags. */
export const tags = (description: string, example: string) =>
  z
    .array(text('Tag', 'One or two words.', example))
    .max(8)
    .default([])
    .meta({ title: 'Tags', description, examples: [[example]] });
