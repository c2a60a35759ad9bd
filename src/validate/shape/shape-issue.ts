import type { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/issue.ts';

/** A problem that Zod found in the shape of a config. It has a message only if the author of the schema wrote one. */
export type ShapeIssue = z.core.$ZodIssue;

/** Parses a value without Zod's own words for problems. */
export const parseShape = <T extends z.ZodType>(schema: T, value: unknown) =>
  schema.safeParse(value, { error: () => '' });

/** Says what the author of the schema says about a problem, if anything. */
export function withOwnMessage<D extends Pick<Diagnostic, 'message'>>(issue: ShapeIssue, diagnostic: D): D {
  const own = issue.message.trim();
  return own ? { ...diagnostic, message: /\p{P}$/u.test(own) ? own : `${own}.` } : diagnostic;
}
