import { hasHost, inAscii, originOf, originPattern, urlOf, webPattern, whyNoAddress } from '../web-address.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { secure } from './propose.ts';

/** An address on the web. */
const webField: FieldType = { propose: webAddresses, fix: whyNoAddress };

/** A text of one of several forms, one of which is an address on the web. */
export const orAddress = (pattern: string, isRight = hasHost) =>
  matching(new RegExp(`^(${pattern})$`), 2000)
    .refine(isRight)
    .overwrite(inAscii);

/** An address on the web, or one of the texts in `others`. */
export const webAddress = (title: string, description: string, examples: string[], form: string, ...others: string[]) =>
  orAddress([...others, webPattern].join('|')).meta(fieldMeta(webField, title, description, examples, form));

/** The origin of a site on the web. */
const originField: FieldType = {
  *propose(text) {
    for (const address of [text, ...secure(text)]) yield originOf(address) ?? '';
  },
  fix: whyNoAddress,
};

/** The origin of a site on the web: `https://` and a host, without a path. */
export const origin = (title: string, description: string, example: string) =>
  matching(new RegExp(`^${originPattern}$`), 260)
    .refine(hasHost)
    .overwrite((text) => originOf(text) ?? text)
    .meta(
      fieldMeta(originField, title, description, [example], 'Write https:// and the host, without a slash at the end.'),
    );

/** Proposes addresses on the web for a text that is nearly one. */
export function* webAddresses(text: string): Iterable<string> {
  yield* secure(text);
  const url = /^https?:/i.test(text) ? urlOf(text) : undefined;
  if (url) yield url.href.replace(/^http:/, 'https:').replace(/\/$/, '');
}
