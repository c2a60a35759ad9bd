import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type AcceptedPlugin, AtRule, type ChildNode } from 'postcss';
import type { Plugin } from 'vite';
import { packageRoot } from '../../project/package-root.ts';
import { componentFile, type ProjectRegistry } from '../../project/registry.ts';
import { reachable } from '../reachable.ts';
import type { SheetUse } from './later-words.ts';

// The CSS that components import from packages, as in `import 'react-day-picker/style.css'`, is in a layer below that of Mantine; that of
// Mantine's further packages is in Mantine's own. In a build the layer also says which sheet its rules are from: `packages.sheet-3`.

/** The layer and the sheet that the name of a layer in a build says. */
export function sheetOf(layer: string): { layer: string; sheet: string } | undefined {
  const [, name = '', sheet = ''] = /^(\w+)\.(sheet-\d+)$/.exec(layer) ?? [];
  return sheet ? { layer: name, sheet } : undefined;
}

/** Writes the layers of a build without the names of sheets: `packages.sheet-3` as `packages`. */
export const withoutSheets = (css: string): string => css.replace(/(@layer \w+)\.sheet-\d+/g, '$1');

/**
 * A Vite plugin that puts the CSS of packages into its layer. In a build of the code that renders pages, it hands the uses of each sheet to
 * `done`.
 */
export function packageCssPlugin(registry: ProjectRegistry, done?: (uses: SheetUse[]) => void): Plugin {
  const sheets = new Map<string, string>();
  const ofStudio = new Set<string>();
  const roots = registry.code.map(({ root }) => root);
  const nameOf = (file: string) => {
    const name = sheets.get(file) ?? `sheet-${sheets.size}`;
    sheets.set(file, name);
    return name;
  };
  const layers: AcceptedPlugin = {
    postcssPlugin: 'package-layers',
    Once(root, { result }) {
      const from = withoutQuery(result.opts.from ?? '');
      if (ofStudio.has(from)) return;
      for (const node of [...root.nodes]) {
        const layer = layerOf(node, roots);
        if (layer) intoLayer(node, done ? `${layer}.${nameOf(from)}` : layer);
      }
    },
  };
  return {
    name: 'package-css',
    enforce: 'pre',
    config: () => ({ css: { postcss: { plugins: [layers] } } }),
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(source, importer = '') {
        if (importer.startsWith(studio)) ofStudio.add(withoutQuery((await this.resolve(source, importer))?.id ?? ''));
        else if (!importer.startsWith(code) && isThere(source)) return nothing;
      },
    },
    load: { filter: { id: new RegExp(`^${nothing}$`) }, handler: () => '' },
    generateBundle() {
      // Most types share most modules, and the bundler takes its time to tell of one.
      const known = new Map<string, string[]>();
      const importsOf = (id: string) => {
        const found = known.get(id);
        if (found) return found;
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const imports = [...importedIds, ...dynamicallyImportedIds];
        known.set(id, imports);
        return imports;
      };
      done?.(
        registry.sections.flatMap(({ type, client }) =>
          [...reachable([componentFile(type, registry)], importsOf)].flatMap((id): SheetUse[] => {
            const sheet = sheets.get(withoutQuery(id));
            return sheet ? [{ type, sheet, isLive: client !== 'static' }] : [];
          }),
        ),
      );
    },
  };
}

const code = join(packageRoot, 'src') + sep;
const studio = join(code, 'studio') + sep;
const nothing = '\0no-css';

const withoutQuery = (id: string) => id.replace(/\?.*$/, '');

const withAllRules = /@import '(@mantine\/[\w-]+)\//g;
let packages: Set<string | undefined> | undefined;

/** Whether every page has the rules of a sheet already, as far as it needs them. */
function isThere(source: string): boolean {
  packages ??= new Set(
    [...readFileSync(join(code, 'shell/mantine.css'), 'utf8').matchAll(withAllRules)].map(([, name]) => name),
  );
  const [, name] = /^(@mantine\/[\w-]+)\/styles[./]/.exec(source) ?? [];
  return packages.has(name) && name !== undefined;
}

/**
 * The layer that a rule belongs into: none for those of the builder, of the site and of packages of section types, and for rules of Mantine
 * that are in one.
 */
function layerOf(node: ChildNode, roots: readonly string[]): string | undefined {
  const file = node.source?.input.file?.replaceAll('\\', '/') ?? '';
  if (!file.includes('/node_modules/') || file.startsWith(code) || roots.some((root) => isOwn(file, root))) return;
  if (node.type === 'comment' || (node.type === 'atrule' && /^(charset|import|namespace)$/.test(node.name))) return;
  if (!/\/node_modules\/@mantine\/[^/]+\/[^/]/.test(file)) return 'packages';
  return node.type === 'atrule' && node.name === 'layer' ? undefined : 'mantine';
}

/** Whether a file is in a folder of code, and not in its packages. */
const isOwn = (file: string, root: string) =>
  file.startsWith(`${root}/`) && !file.slice(root.length).includes('/node_modules/');

/** Moves a rule into a layer, that of the rule before it if it is the same. */
function intoLayer(node: ChildNode, name: string): void {
  const before = node.prev();
  const open =
    before?.type === 'atrule' && before.name === 'layer' && before.params === name && before.nodes
      ? before
      : new AtRule({ name: 'layer', params: name, nodes: [], source: node.source });
  if (open !== before) node.before(open);
  open.append(node);
}
