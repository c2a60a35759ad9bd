/** Returns the file and line in the code of a section type where an error was thrown, in brackets, if its stack has them. */
export function positionInStack(error: unknown): string {
  const stack = error instanceof Error ? error.stack : undefined;
  const place = /(?<![\w-]|tests\/)(?:src\/ui|(?:src\/)?sections\/[\w-]+)\/[^\s):]+\.tsx?:\d+:\d+/.exec(
    stack ?? '',
  )?.[0];
  return place ? ` (${place})` : '';
}
