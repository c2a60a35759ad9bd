import type { Drawing } from '../../schema/section-data.ts';

// A config may name any icon of two large sets. They are read one by one, at build time only; live components import their icons.

/** An icon: its drawing, also as the content of its `<svg>`. */
export type IconData = Drawing & { inside: string } & (
    | { set: 'tabler' }
    | { set: 'simple-icons'; path: string; hex: string }
  );

let read: (name: string) => IconData | undefined = () => undefined;
const icons = new Map<string, IconData | undefined>();

/** Sets the function that reads an icon such as `tabler:code`; it returns undefined if there is none. */
export function provideIcons(source: typeof read): void {
  read = source;
}

/** Returns a validated icon, read once. Throws if it does not exist. */
export function getIcon(name: string): IconData {
  if (!icons.has(name)) icons.set(name, read(name));
  const icon = icons.get(name);
  if (!icon) throw new Error(`There is no icon named "${name}"`);
  return icon;
}
