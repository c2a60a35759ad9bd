/** Says which section of which page could not be rendered, why, and, where the stack tells, in which file and line. */
export function sectionError(cause: unknown, type: string, id: string, path: string): Error {
  const { message, stack } = asError(cause);
  const place = /src\/(sections|ui)\/[^\s):]+:\d+:\d+/.exec(stack ?? '')?.[0];
  const where = place ? ` (${place})` : '';
  return new Error(`The section "${id}" (${type}) of ${path} could not be rendered: ${message}${where}`, { cause });
}

/** Whatever was thrown, as an error. */
export const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
