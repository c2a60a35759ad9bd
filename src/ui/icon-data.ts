// Both icon sets whole, as any name may stand in the config. Only what is rendered at build time may import this
// module (static sections do; what is hydrated imports its icons one by one), so no visitor ever downloads a set.
import * as tabler from '@tabler/icons-react';
import * as simple from 'simple-icons';

type TablerIcon = typeof tabler.IconCode;

type IconData = { set: 'tabler'; Component: TablerIcon } | { set: 'simple-icons'; path: string; hex: string };

/** What draws the icon of a name such as `tabler:code` or `simple-icons:react`; undefined if no set has it. */
export function findIcon(name: string): IconData | undefined {
  const [set = '', icon = ''] = name.split(':');
  if (set === 'tabler') {
    const Component = (tabler as unknown as Record<string, TablerIcon | undefined>)[`Icon${pascal(icon)}`];
    return Component && { set: 'tabler', Component };
  }
  const found = (simple as unknown as Record<string, simple.SimpleIcon | undefined>)[`si${pascal(icon)}`];
  return found && { set: 'simple-icons', path: found.path, hex: `#${found.hex}` };
}

/** The same, for a name that validation has let through; fails loudly instead of leaving a hole. */
export function getIcon(name: string): IconData {
  const icon = findIcon(name);
  if (!icon) throw new Error(`There is no icon named "${name}"`);
  return icon;
}

const pascal = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
