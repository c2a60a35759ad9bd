import { type Code, editing, type Range, type TextEdit, Visitor } from './code.ts';
import { entryOf, schemaEntry, uiEntry } from './imports.ts';
import type { Step } from './step.ts';

/** The new names of exports, and of the props of components, by the entry of the package. */
interface Renames {
  [entry: string]: { [name: string]: { name: string; props?: Record<string, string> } };
}

const renames: Renames = {
  [schemaEntry]: { colour: { name: 'color' }, Diagnostic: { name: 'SectionProblem' } },
  [uiEntry]: {
    Facade: { name: 'ClickToLoad' },
    LabelledWay: { name: 'LabeledEntry' },
    LogoFields: { name: 'LogoGrid', props: { colour: 'color' } },
    Panels: { name: 'TabPanels' },
    SideIntro: { name: 'IntroColumn' },
    SiteModel: { name: 'SiteData' },
    Split: { name: 'TwoColumns' },
    TableBox: { name: 'ScrollableTable' },
    Ways: { name: 'ContactMethods' },
  },
};

/** What the entries export under another name than before. */
export const newNames: Step = {
  since: '1.0.0',
  title: 'Exports of the builder have their new names, such as ClickToLoad in place of Facade.',
  change: editing(editsOf),
};

function editsOf(code: Code): TextEdit[] {
  const edits: TextEdit[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        const renamed = find(source.value, one.imported.name);
        if (!renamed) continue;
        const [local, { name, props = {} }] = [one.local.name, renamed];
        edits.push(...propEdits(code, local, props));
        // A name that is used otherwise stays what the file calls it.
        const uses = local === one.imported.name ? plainUses(code, local, one) : undefined;
        if (uses) for (const use of [one.imported, ...uses]) edits.push(edit(use, name));
        else edits.push(edit(one.imported, local === one.imported.name ? `${name} as ${local}` : name));
      }
    },
    ExportNamedDeclaration({ source, specifiers }) {
      for (const { local, exported } of specifiers) {
        const renamed = source && local.type === 'Identifier' && find(source.value, local.name);
        if (!renamed) continue;
        const isSame = local.start === exported.start;
        edits.push(
          edit(local, isSame ? `${renamed.name} as ${code.text.slice(local.start, local.end)}` : renamed.name),
        );
      }
    },
  }).visit(code.program);
  return edits;
}

function find(source: string, name: string) {
  const names = renames[entryOf(source, name) ?? source];
  return names && Object.hasOwn(names, name) ? names[name] : undefined;
}

const edit = ({ start, end }: Range, insert: string): TextEdit => ({ start, end, insert });

/** Where a name is used as an element, a type or a function; undefined if it is somewhere else too, where it may mean something else. */
function plainUses({ program }: Code, name: string, specifier: Range): Range[] | undefined {
  const all = new Map<number, Range>();
  const plain = new Set<number>();
  const see = (node: Range & { name: string }) => {
    const isImport = specifier.start <= node.start && node.end <= specifier.end;
    if (node.name === name && !isImport) all.set(node.start, { start: node.start, end: node.end });
  };
  new Visitor({
    Identifier: see,
    JSXIdentifier: see,
    JSXOpeningElement: ({ name }) => plain.add(name.start),
    JSXClosingElement: ({ name }) => plain.add(name.start),
    TSTypeReference: ({ typeName }) => plain.add(typeName.start),
    CallExpression: ({ callee }) => plain.add(callee.start),
  }).visit(program);
  return [...all.keys()].every((start) => plain.has(start)) ? [...all.values()] : undefined;
}

function propEdits({ program }: Code, component: string, props: Record<string, string>): TextEdit[] {
  const edits: TextEdit[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== component) return;
      for (const one of attributes) {
        if (one.type !== 'JSXAttribute' || one.name.type !== 'JSXIdentifier') continue;
        const renamed = props[one.name.name];
        if (renamed) edits.push(edit(one.name, renamed));
      }
    },
  }).visit(program);
  return edits;
}
