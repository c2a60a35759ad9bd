import { positionInStack } from '../project/position-in-stack.ts';

/** Creates an error that names the section, its page, the cause and, if the stack has it, the file and line. */
export function sectionError(cause: unknown, type: string, id: string, path: string): Error {
  const { message } = asError(cause);
  const says = `The section "${id}" (${type}) of ${path} could not be rendered: ${message}${positionInStack(cause)}`;
  return new Error(says, { cause });
}

/** Converts whatever was thrown to an Error. */
export const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
