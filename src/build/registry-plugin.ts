import { dirname, join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { linesOf } from '../media/icons.ts';
import { codePath, packageRoot } from '../project/package-root.ts';
import {
  codeFolders,
  collectionFiles,
  componentFile,
  examplesFile,
  overridesOf,
  type ProjectRegistry,
  sectionFile,
  siteRoot,
  themeFiles,
} from '../project/registry.ts';
import { liveComponents, liveModule } from './live-code.ts';
import type { SheetUse } from './styles/later-words.ts';
import { packageCssPlugin } from './styles/package-css.ts';

/** The public entries: section types of a site import from them by name, from outside of the package. */
const entries = {
  'site-from-json/schema': join(packageRoot, codePath('schema/index.ts')),
  'site-from-json/ui': join(packageRoot, codePath('src/ui/index.ts')),
};

/**
 * The Vite plugins of all bundles of a site and of its development server: with its registry, the CSS of packages, and its own plugins. In a
 * build of the code that renders pages, `sheets` gets the uses of each sheet of packages.
 */
export const sitePlugins = (registry: ProjectRegistry, sheets?: (uses: SheetUse[]) => void): PluginOption[] => [
  registryPlugin(registry),
  packageCssPlugin(registry, sheets),
  ...registry.plugins.flatMap(({ vite }) => vite?.() ?? []),
];

/** The names of the modules that stand in for components of the builder. */
const overridden = '\0override:';

const notifications = join(packageRoot, codePath('src/ui/toasts/notifications.ts'));

/**
 * A Vite plugin that gives a site's registry to bundles: `virtual:registry` has the registry itself, `virtual:components` the components of
 * all section types, `virtual:live-components` those that browsers run, for the bundle alone, and `virtual:icon/check` the lines of an icon.
 * It also sees to it that a section that shows notifications of Mantine loads the list of toasts.
 */
export function registryPlugin(registry: ProjectRegistry): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:registry': () => registryCode(registry),
    'virtual:components': () =>
      componentsCode(registry.sections.map(({ type }) => [type, componentFile(type, registry)])),
    [liveModule]: () => componentsCode(liveComponents(registry)),
    'virtual:site-theme': () => themeCode(themeFiles(registry)),
  };
  const overrides = overridesOf(registry);
  const replaced = new Map(
    [...overrides].map(([name, file]) => [join(packageRoot, codePath(`src/shell/${name}.tsx`)), { name, file }]),
  );
  const names = [...overrides.keys()].map((name) => `|/${name}\\.\\w+$`);
  const replaceable = new RegExp(`^virtual:|^@mantine/notifications$${names.join('')}`);
  return {
    name: 'registry',
    enforce: 'pre',
    // Vite would discover the packages of a site's own types late, and reload the page.
    config: () => ({
      optimizeDeps: { entries: codeFolders(registry).map((folder) => `${folder}/*.{tsx,js}`) },
      resolve: { alias: entries },
      // The variables of `.env` are those of the site.
      envDir: siteRoot(registry) ?? packageRoot,
    }),
    // With filters, as a bundle has thousands of modules, and each call from Rolldown takes time.
    resolveId: {
      filter: { id: replaceable },
      handler(source, importer) {
        if (source === '@mantine/notifications' && importer && dirname(importer) !== dirname(notifications))
          return notifications;
        const component = importer && source.startsWith('.') && replaced.get(join(dirname(importer), source));
        if (component) return overridden + component.name;
        return modules[source] || hasLines(source) ? `\0${source}` : undefined;
      },
    },
    load: {
      filter: { id: /^\0(virtual|override):/ },
      handler(id) {
        for (const [name, file] of id.startsWith(overridden) ? overrides : [])
          if (id === overridden + name) return `export { default as ${name} } from ${JSON.stringify(file)};`;
        const name = id.slice(1);
        return name.startsWith(icons)
          ? `export default ${JSON.stringify(linesOf(name.slice(icons.length)))};`
          : modules[name]?.();
      },
    },
  };
}

/** What the names of the modules with the lines of an icon begin with. */
const icons = 'virtual:icon/';

const hasLines = (source: string) => source.startsWith(icons) && linesOf(source.slice(icons.length)) !== undefined;

/** The code of a module that loads components, by section type. */
function componentsCode(files: [type: string, file: string][]): string {
  const entries = files.map(([type, file]) => `'${type}': () => import(${JSON.stringify(file)})`);
  return `export const components = { ${entries.join(', ')} };`;
}

/** The code of a module with the theme that is merged with that of the look. */
function themeCode(files: readonly string[]): string {
  const [file, ...others] = files.map((file) => JSON.stringify(file));
  if (!file) return 'export default {};';
  if (others.length === 0) return `export { default } from ${file};`;
  const imports = files.map((file, at) => `import theme${at} from ${JSON.stringify(file)};`);
  return `import { mergeThemeOverrides } from '@mantine/core';
${imports.join('\n')}
export default mergeThemeOverrides(${files.map((_, at) => `theme${at}`).join(', ')});`;
}

/** The code of a module with a site's registry. */
function registryCode(registry: ProjectRegistry): string {
  const { sections, folders } = registry;
  const imports: string[] = [];
  const made = sections.map(({ type }, at) => {
    const folder = folders.get(type) ?? '';
    const examples = examplesFile(folder);
    imports.push(`import section${at} from ${JSON.stringify(sectionFile(folder))};`);
    if (examples) imports.push(`import examples${at} from ${JSON.stringify(examples)};`);
    return `withExamples(section${at}, ${examples ? `examples${at}` : '{ sections: [], lists: {} }'})`;
  });
  const collections = collectionFiles(registry).map((file, at) => {
    imports.push(`import collection${at} from ${JSON.stringify(file)};`);
    return `collection${at}`;
  });
  const code = JSON.stringify(join(packageRoot, codePath('schema/registry.ts')));
  return `import { createRegistry, withExamples } from ${code};
${imports.join('\n')}
export const registry = createRegistry([${made.join(', ')}], [${collections.join(', ')}]);`;
}
