import { z } from 'zod';
import { type FieldType, link, named, text } from './fields/index.ts';

/** Checks that an action does exactly one thing. */
export const actionField: FieldType = {
  *check(part: Record<string, unknown>) {
    const given = ['href', 'dialog', 'copy'].filter((key) => part[key] !== undefined);
    const [first, second] = given;
    if (first === undefined) {
      const hint = 'Add "href" (follows a link), "dialog" (opens a dialog) or "copy" (copies a link).';
      yield { code: 'action/none', message: 'This action does nothing.', hint, needs: 'own keys' };
    } else if (second !== undefined) {
      const names = given
        .map((key) => `"${key}"`)
        .join(', ')
        .replace(/, (?="\w+"$)/, ' and ');
      const message = `This action has ${names}, but can have only one of them.`;
      yield { path: [second], at: 'key', code: 'action/several', message, hint: 'Keep one of them.' };
    }
  },
};

/** A button that follows a link, opens a dialog, or copies a link: exactly one of the three. */
export const action = z
  .strictObject({
    label: text('Label', 'The text of the button.', 'Read More'),
    href: link('Where it leads.', '#training-courses', '/about').optional(),
    dialog: named('dialog', 'Dialog', 'The dialog that it opens: a key of `dialogs`.', 'company').optional(),
    copy: link('The link that it copies to the clipboard.', '/training#training-courses')
      .optional()
      .meta({ title: 'Copied link' }),
    variant: z
      .enum(['primary', 'secondary'])
      .default('primary')
      .meta({
        title: 'Look',
        description: '"primary" is filled, "secondary" is less prominent.',
        enumDescriptions: ['Filled.', 'Less prominent.'],
        synonyms: {
          primary: ['filled', 'solid', 'main', 'default'],
          secondary: ['outline', 'outlined', 'ghost', 'subtle', 'quiet', 'light', 'link'],
        },
      }),
  })
  .meta({
    title: 'Action',
    description: 'A button: give exactly one of href, dialog and copy.',
    examples: [{ label: 'Read More', href: '/about' }],
    field: actionField,
  });

export const actions = z
  .array(action)
  .max(4)
  .default([])
  .meta({ title: 'Actions', description: 'The buttons of this section, in order.' });

export type Action = z.output<typeof action>;
