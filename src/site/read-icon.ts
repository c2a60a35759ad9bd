import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IconData } from '../ui/icon-data.ts';

const require = createRequire(import.meta.url);

/** Reads the icon of a name such as `tabler:code` or `simple-icons:react` from its set's package; undefined if the set has none. */
export function readIcon(name: string): IconData | undefined {
  const [set = '', icon = ''] = name.split(':');
  if (!/^[a-z0-9_-]+$/.test(icon)) return undefined;
  if (set === 'tabler') return readTabler(icon);
  return set === 'simple-icons' ? readSimpleIcon(icon) : undefined;
}

type Node = [element: string, attributes: Record<string, string>];

function readTabler(icon: string): IconData | undefined {
  const folder = join(dirname(require.resolve('@tabler/icons-react')), '../esm/icons');
  const text = readIfThere(join(folder, `Icon${pascal(icon)}.mjs`));
  // The package writes the parts of a drawing as JSON.
  const nodes = /__iconNode = (\[.*\]);/.exec(text ?? '')?.[1];
  if (!text || !nodes) return undefined;
  const inside = (JSON.parse(nodes) as Node[]).map(([element, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${element}${written.join('')}/>`;
  });
  return { set: 'tabler', inside: inside.join(''), filled: text.includes('createReactComponent("filled"') };
}

function readSimpleIcon(icon: string): IconData | undefined {
  const folder = dirname(require.resolve('simple-icons'));
  const path = /<path d="([^"]*)"/.exec(readIfThere(join(folder, `icons/${icon}.svg`)) ?? '')?.[1];
  const hex = path && hexOf(folder, icon);
  if (!path || !hex) return undefined;
  return { set: 'simple-icons', inside: `<path d="${path}"/>`, filled: true, path, hex: `#${hex}` };
}

let colours: Map<string, string> | undefined;

/** The brand's own colour, from a list of all of them that is read once. */
function hexOf(folder: string, icon: string): string | undefined {
  colours ??= new Map(
    (JSON.parse(readFileSync(join(folder, 'data/simple-icons.json'), 'utf8')) as { slug: string; hex: string }[]).map(
      ({ slug, hex }) => [slug, hex],
    ),
  );
  return colours.get(icon);
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const pascal = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
