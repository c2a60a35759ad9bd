/** All that is reached from some things, themselves included. */
export function reachable(from: string[], next: (one: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  // The loop also visits what is added meanwhile.
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}
