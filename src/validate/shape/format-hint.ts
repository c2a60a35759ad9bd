import type { z } from 'zod';
import { quote } from '../../json/show-value.ts';

/** How texts of Zod's formats are written, each with an example. */
const formats: Record<string, string> = {
  url: 'a web address, such as "https://example.com"',
  email: 'an e-mail address, such as "info@example.com"',
  date: 'year, month and day, such as "2030-12-24"',
  time: 'a time, such as "09:30:00"',
  datetime: 'a date with a time, such as "2030-12-24T09:30:00Z"',
  duration: 'a duration, such as "P3DT4H"',
  e164: 'a telephone number, such as "+49301234567"',
  uuid: 'a UUID, such as "2f1b6f0e-7d3c-4c55-9a0b-3f2c6c1c9f10"',
  ipv4: 'an IPv4 address, such as "192.0.2.1"',
  ipv6: 'an IPv6 address, such as "2001:db8::1"',
  hostname: 'the name of a host, such as "example.com"',
  emoji: 'emoji alone',
  lowercase: 'it in small letters',
  uppercase: 'it in capital letters',
  json_string: 'JSON in a text',
};

/** Says how to write a text of a format of Zod. */
export function formatHint(issue: z.core.$ZodIssueInvalidStringFormat): string {
  const { format, pattern, prefix, suffix, includes } = issue as typeof issue & Record<string, unknown>;
  if (typeof prefix === 'string') return `Begin it with ${quote(prefix)}.`;
  if (typeof suffix === 'string') return `End it with ${quote(suffix)}.`;
  if (typeof includes === 'string') return `It must contain ${quote(includes)}.`;
  const known = formats[format];
  if (known) return `Write ${known}.`;
  return format === 'regex' || format === 'template_literal'
    ? `It must match ${pattern}.`
    : `It must be a text of the form "${format}".`;
}
