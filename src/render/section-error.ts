/** Creates an error that names the section, its page, the cause and, if the stack has it, the file and line. */
export function sectionError(cause: unknown, type: string, id: string, path: string): Error {
  const { message, stack } = asError(cause);
  const place = /(?<!tests\/)(?:src\/ui|(?:src\/)?sections)\/[^\s):]+\.tsx?:\d+:\d+/.exec(stack ?? '')?.[0];
  const where = place ? ` (${place})` : '';
  return new Error(`The section "${id}" (${type}) of ${path} could not be rendered: ${message}${where}`, { cause });
}

/** Converts whatever was thrown to an Error. */
export const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
