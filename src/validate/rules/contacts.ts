import { contactField } from '../../../schema/fields/index.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { oneOf, quote } from '../../json/show-value.ts';
import type { Names } from './names.ts';
import { checkReference } from './reference.ts';

/** Whether the name of a contact promises an e-mail address, but its value is not one. */
export function isBadAddress(name: string, { contacts }: Names): boolean {
  const value = contacts.get(name);
  return typeof value === 'string' && /^e?mail$|[eE]-?mail$|Mail$|-mail$/.test(name) && !value.includes('@');
}

/** Checks that each contact whose name promises an e-mail address is one. */
export function* checkAddresses(names: Names): Iterable<Diagnostic> {
  for (const [name, value] of names.contacts) {
    if (!isBadAddress(name, names)) continue;
    const message = `${quote(String(value))} is not an e-mail address.`;
    const hint = 'Write one plain address, such as info@example.com, or give the contact another name.';
    yield { path: ['contacts', name], code: 'contact/email', message, hint };
  }
}

/** Checks that a name is a key of `contacts` with an e-mail address, so that a form can write to it. */
export function* checkMailbox(name: string, path: Path, names: Names): Iterable<Diagnostic> {
  yield* checkReference(name, contactField.reference, undefined, path, names);
  const value = names.contacts.get(name);
  if (typeof value !== 'string' || value.includes('@') || isBadAddress(name, names)) return;
  const mailboxes = [...names.contacts].flatMap(([key, one]) => (String(one).includes('@') ? [key] : []));
  const hint = mailboxes.length > 0 ? `Use ${oneOf(mailboxes)}.` : 'Write an e-mail address under "contacts".';
  yield { path, code: 'reference/mailbox', message: `The contact ${quote(name)} is not an e-mail address.`, hint };
}
