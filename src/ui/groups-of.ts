/** Groups items by name, in the order of first appearance. Items without a group get the name "". */
export function groupsOf<T>(items: T[], nameOf: (item: T) => string | undefined): [name: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups];
}
