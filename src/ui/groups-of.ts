/** Items by the name of their group, each group where its first item stands; those without one under an empty name. */
export function groupsOf<T>(items: T[], nameOf: (item: T) => string | undefined): [name: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups];
}
