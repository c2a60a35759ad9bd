import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sectionTypes } from '../sections/index.ts';

const id = 'virtual:live-sections';
const sections = resolve(import.meta.dirname, '../sections');

/**
 * Gives the browser the components of the section types whose `client` is not `static`, and of no others: `section.ts`, which says so,
 * cannot be loaded there, as it has the schema with it. The component of `my-type` is the file in its folder named `MyType.tsx`.
 */
export function liveSectionsPlugin(): Plugin {
  return {
    name: 'live-sections',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(module) {
      if (module !== `\0${id}`) return undefined;
      const live = sectionTypes.filter(({ client }) => client !== 'static');
      const entries = live.map(({ type }) => `'${type}': () => import('${sections}/${type}/${componentFile(type)}')`);
      return `export const liveSections = { ${entries.join(', ')} };`;
    },
  };
}

function componentFile(type: string): string {
  const name = type.replaceAll('-', '').toLowerCase();
  const file = readdirSync(resolve(sections, type)).find((file) => file.toLowerCase() === `${name}.tsx`);
  if (!file) throw new Error(`src/sections/${type} has no component file`);
  return file;
}
