import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sectionTypes } from '../sections/index.ts';
import { ownFolders, sectionFolder } from '../site/own-sections.ts';

const id = 'virtual:live-sections';
const ownSections = resolve(import.meta.dirname, '../site/own-sections.ts');
const notifications = resolve(import.meta.dirname, '../client/toasts/notifications.ts');

/**
 * A Vite plugin with the virtual module of live sections: the components of the section types whose `client` is not `static`. The browser
 * cannot import `section.ts` instead, as it imports the schema. The component of `my-type` is `MyType.tsx` in its folder. The plugin also
 * turns the custom section types of a site, which Node.js finds at its start, into imports, and sees to it that a section that shows
 * notifications of Mantine loads the list of toasts.
 */
export function sectionsPlugin(): Plugin {
  return {
    name: 'sections',
    enforce: 'pre',
    // Vite would discover the packages of a site's own types late, and reload the page.
    config: () => ({ optimizeDeps: { entries: [...ownFolders.values()].map((folder) => `${folder}/*.tsx`) } }),
    resolveId(source, importer) {
      if (source === '@mantine/notifications' && importer && dirname(importer) !== dirname(notifications))
        return notifications;
      return source === id ? `\0${id}` : undefined;
    },
    load(module) {
      if (module === ownSections) {
        const files = [...ownFolders.values()].map((folder) => JSON.stringify(join(folder, 'section.ts')));
        const imports = files.map((file, at) => `import own${at} from ${file};`);
        return `${imports.join('\n')}\nexport const ownSections = [${files.map((_, at) => `own${at}`).join(', ')}];`;
      }
      if (module !== `\0${id}`) return undefined;
      const live = sectionTypes.filter(({ client }) => client !== 'static');
      const entries = live.map(({ type }) => `'${type}': () => import(${JSON.stringify(componentFile(type))})`);
      return `export const liveSections = { ${entries.join(', ')} };`;
    },
  };
}

function componentFile(type: string): string {
  const folder = sectionFolder(type);
  const name = type.replaceAll('-', '').toLowerCase();
  const file = readdirSync(folder).find((file) => file.toLowerCase() === `${name}.tsx`);
  if (!file) throw new Error(`${folder} has no component file`);
  return join(folder, file);
}
