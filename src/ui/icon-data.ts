// Both icon sets whole, as any name may stand in the config. Only what is rendered at build time may import this
// module (static sections do; what is hydrated imports its icons one by one), so no visitor ever downloads a set.
import * as tabler from '@tabler/icons-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as simple from 'simple-icons';

/** What stands inside of an icon's svg, and whether it is an area to fill rather than lines. */
interface Drawing {
  inside: string;
  filled: boolean;
}

type IconData = Drawing & ({ set: 'tabler' } | { set: 'simple-icons'; path: string; hex: string });

const icons = new Map<string, IconData | undefined>();

/** What draws the icon of a name such as `tabler:code` or `simple-icons:react`; undefined if no set has it. */
export function findIcon(name: string): IconData | undefined {
  if (!icons.has(name)) icons.set(name, draw(name));
  return icons.get(name);
}

/** The same, for a name that validation has let through; fails loudly instead of leaving a hole. */
export function getIcon(name: string): IconData {
  const icon = findIcon(name);
  if (!icon) throw new Error(`There is no icon named "${name}"`);
  return icon;
}

function draw(name: string): IconData | undefined {
  const [set = '', icon = ''] = name.split(':');
  if (set === 'tabler') {
    const Component = (tabler as unknown as Record<string, typeof tabler.IconCode | undefined>)[`Icon${pascal(icon)}`];
    return Component && { set: 'tabler', ...insideOf(renderToStaticMarkup(createElement(Component))) };
  }
  const found = (simple as unknown as Record<string, simple.SimpleIcon | undefined>)[`si${pascal(icon)}`];
  if (!found) return undefined;
  const { path, hex } = found;
  return { set: 'simple-icons', inside: `<path d="${path}"/>`, filled: true, path, hex: `#${hex}` };
}

/** Of an svg as the package writes it: what differs from icon to icon. */
const insideOf = (svg: string): Drawing => ({
  inside: svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll('></path>', '/>'),
  filled: !/^<svg[^>]* fill="none"/.test(svg),
});

const pascal = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
