// Any name of two large sets may stand in the config. They are read icon by icon, and at build time only: what is hydrated imports
// its icons one by one.

/** What stands inside of an icon's svg, and whether it is an area to fill rather than lines. */
export interface Drawing {
  inside: string;
  filled: boolean;
}

export type IconData = Drawing & ({ set: 'tabler' } | { set: 'simple-icons'; path: string; hex: string });

let read: (name: string) => IconData | undefined = () => undefined;
const icons = new Map<string, IconData | undefined>();

/** Says where icons come from: what gives the icon of a name such as `tabler:code`, or undefined if no set has it. */
export function provideIcons(source: typeof read): void {
  read = source;
}

/** What draws the icon of a name that validation has let through, read once; fails loudly instead of leaving a hole. */
export function getIcon(name: string): IconData {
  if (!icons.has(name)) icons.set(name, read(name));
  const icon = icons.get(name);
  if (!icon) throw new Error(`There is no icon named "${name}"`);
  return icon;
}
