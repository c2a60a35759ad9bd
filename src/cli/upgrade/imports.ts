import { type Code, type Range, type Statement, type TextEdit, Visitor } from './code.ts';

type Declaration = Extract<Statement, { type: 'ImportDeclaration' }>;

/** A name that is imported. */
export interface ImportedName {
  imported: string;
  local: string;
  isType: boolean;
  /** Its place, if it is written. */
  at?: Range;
}

/** A declaration that imports names. */
export interface NamedImport {
  declaration: Declaration;
  source: string;
  names: ImportedName[];
}

/** The declarations of a file that import names, and nothing else. */
export const importsOf = ({ program }: Code): NamedImport[] =>
  program.body.flatMap((declaration) => {
    const names = declaration.type === 'ImportDeclaration' ? namesOf(declaration) : [];
    return declaration.type === 'ImportDeclaration' && names.length > 0
      ? [{ declaration, source: declaration.source.value, names }]
      : [];
  });

function namesOf({ specifiers, importKind }: Declaration): ImportedName[] {
  const names = specifiers.flatMap((one) => {
    if (one.type !== 'ImportSpecifier') return [];
    const imported = one.imported.type === 'Identifier' ? one.imported.name : one.imported.value;
    const isType = importKind === 'type' || one.importKind === 'type';
    return [{ imported, local: one.local.name, isType, at: one }];
  });
  return names.length === specifiers.length ? names : [];
}

/** Something that a file imports or passes on, in whatever way, with the place of its path or name. */
export interface Source extends Range {
  value: string;
}

/** All that a file imports or passes on. */
export function sourcesOf({ program }: Code): Source[] {
  const sources: Source[] = [];
  const see = ({ source }: { source: (Range & { value?: unknown }) | null }) => {
    if (typeof source?.value === 'string') sources.push({ start: source.start, end: source.end, value: source.value });
  };
  new Visitor({
    ImportDeclaration: see,
    ExportNamedDeclaration: see,
    ExportAllDeclaration: see,
    ImportExpression: see,
    TSImportType: see,
  }).visit(program);
  return sources;
}

/** Writes a source anew, between its quotes. */
export const withSource = ({ start, end }: Source, insert: string): TextEdit => ({
  start: start + 1,
  end: end - 1,
  insert,
});

/** Writes a declaration that imports names, as a formatter does. */
export function importText(names: ImportedName[], source: string, lineEnd: string): string {
  const areTypes = names.every(({ isType }) => isType);
  const parts = names
    .toSorted((a, b) => a.imported.localeCompare(b.imported, 'en'))
    .map(({ imported, local, isType }) => {
      const name = imported === local ? local : `${imported} as ${local}`;
      return isType && !areTypes ? `type ${name}` : name;
    });
  const begin = `import ${areTypes ? 'type ' : ''}{`;
  const line = `${begin} ${parts.join(', ')} } from '${source}';`;
  return line.length <= 120 ? line : [begin, ...parts.map((part) => `  ${part},`), `} from '${source}';`].join(lineEnd);
}

/** Returns the path in the repository of what is imported through `.builder`, the link to it that sites had before there was a package. */
export const pathInBuilder = (source: string): string | undefined => /^(?:\.\.?\/)+\.builder\/(.+)$/.exec(source)?.[1];

export const [schemaEntry, uiEntry] = ['site-from-json/schema', 'site-from-json/ui'];

/** The types of what a component gets were in one file, of which each entry has some. */
const typesOfData = ['AnyItem', 'Item', 'Paging', 'Picture', 'SectionDataOf'];

/** The entry of the package that has what was imported through `.builder`, there perhaps under another name; undefined if none has it. */
export function entryOf(source: string, name = ''): string | undefined {
  const path = pathInBuilder(source) ?? '';
  if (path === 'src/config/resolve/page-model.ts') return typesOfData.includes(name) ? schemaEntry : uiEntry;
  if (/^(schema\/|src\/sections\/define-section\.ts$|src\/config\/report\/issue\.ts$)/.test(path)) return schemaEntry;
  return path.startsWith('src/ui/') ? uiEntry : undefined;
}
