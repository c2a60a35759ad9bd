import type { FormField } from '../../../schema/form-fields.ts';
import type { Mail } from '../compose-mailto.ts';

/** What stands in a form as a mail: a line for each short answer, and the long ones below. */
export function readMail(element: HTMLFormElement, fields: FormField[], subject: string): Mail {
  const data = new FormData(element);
  const answers = fields.flatMap((field) => {
    const value = String(data.get(field.name) ?? '');
    const label = field.type === 'consent' ? field.text : field.label;
    return value ? [{ label, value, isLong: field.type === 'textarea' }] : [];
  });
  const long = answers.filter(({ isLong }) => isLong);
  // One message alone needs no label.
  const message = long.map(({ label, value }) => (long.length > 1 ? `${label}:\n${value}` : value)).join('\n\n');
  return { subject, lines: answers.filter(({ isLong }) => !isLong), message };
}
