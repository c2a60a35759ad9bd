import { knownNetworks } from '../../../schema/social.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { didYouMean, instead, suggestValue } from '../../diagnostics/suggest.ts';
import { oneOf, quote } from '../../json/show-value.ts';
import type { Names } from './names.ts';

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

/** Checks that a name is a key of `contacts`. */
export function* checkContact(name: string, path: Path, { contacts }: Names): Iterable<Diagnostic> {
  if (contacts.has(name)) return;
  const message = `There is no contact ${quote(name)}.`;
  yield {
    path,
    code: 'reference/contact',
    message,
    ...instead(name, contacts.keys(), 'Write it under "contacts".'),
  };
}

/** Checks that a name is a key of `contacts` with an e-mail address, so that a form can write to it. */
export function* checkMailbox(name: string, path: Path, names: Names): Iterable<Diagnostic> {
  yield* checkContact(name, path, names);
  const value = names.contacts.get(name);
  if (typeof value !== 'string' || value.includes('@') || isBadAddress(name, names)) return;
  const mailboxes = [...names.contacts].flatMap(([key, one]) => (String(one).includes('@') ? [key] : []));
  const hint = mailboxes.length > 0 ? `Use ${oneOf(mailboxes)}.` : 'Write an e-mail address under "contacts".';
  yield { path, code: 'reference/mailbox', message: `The contact ${quote(name)} is not an e-mail address.`, hint };
}

const otherNames = new Map([
  ['twitter', 'x'],
  ['email', 'mail'],
  ['homepage', 'website'],
]);

/** Warns of a profile whose network has no built-in icon, so that a globe is shown. */
export function* checkProfile({ network, icon }: Record<string, unknown>, path: Path): Iterable<Diagnostic> {
  if (typeof network !== 'string' || icon !== undefined || knownNetworks.some((known) => known === network)) return;
  const meant = suggestValue(network, [...knownNetworks], otherNames);
  const message = `The network ${quote(network)} has no built-in icon; a globe is shown.`;
  const otherwise = 'Add "icon": the name of an icon, such as "tabler:brand-twitch", or a picture of your own.';
  const advice = didYouMean(meant, otherwise);
  yield { path: [...path, 'network'], code: 'network/icon', message, ...advice, severity: 'warning' };
}
