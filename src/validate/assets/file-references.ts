import type { Asset } from '../../../schema/fields/index.ts';
import type { Registry } from '../../../schema/registry.ts';
import { referencesIn } from '../../content/markdown.ts';
import type { CharacterRange, Path } from '../../diagnostics/issue.ts';
import { type SchemaNode, schemaNodeOf, walk } from '../../diagnostics/schema-node.ts';
import { valueAt } from '../../json/values.ts';

/** A place where a config names a file or an icon. */
export interface FileReference {
  address: string;
  path: Path;
  /** What it must be; in a link it may be any file. */
  asset?: Asset | undefined;
  /** Whether the build makes the file if it is not there. */
  isMade?: boolean | undefined;
  /** Whether the schema accepts the value. */
  formed: boolean;
  /** The schema node of the value, if the value is the address and nothing more. */
  schemaNode?: SchemaNode;
  /** The characters of the value that name it, if it is inside of a text. */
  at?: CharacterRange;
}

/** Returns all places in a config that name a file or an icon, in the order of the config. */
export function collectFileReferences(registry: Registry, site: unknown): FileReference[] {
  const uses: FileReference[] = [];
  // Configs repeat the same values many times.
  const results = new Map<unknown, Map<string, boolean>>();
  const isFormed = (schema: SchemaNode['schema'], value: string) => {
    const known = results.get(schema) ?? new Map<string, boolean>();
    results.set(schema, known);
    if (!known.has(value)) known.set(value, schema.safeParse(value).success);
    return known.get(value) === true;
  };
  walk(site, schemaNodeOf(registry.site), (value, schemaNode, path) => {
    const { field, schema } = schemaNode;
    if (!field || typeof value !== 'string') return;
    const { asset } = field;
    const isNamed = asset && (value.startsWith('/') || asset.otherwise !== 'nothing' || !isFormed(schema, value));
    if (isNamed) uses.push({ address: value, path: [...path], asset, schemaNode, formed: isFormed(schema, value) });
    if (!field.files) return;
    const of = path[0] === 'lists' ? valueAt(site, [...path.slice(0, 2), 'of']) : undefined;
    const { downloads } = registry.collection(of) ?? {};
    for (const file of field.files(value, { downloads, referencesIn }))
      uses.push({ ...file, path: [...path], formed: isFormed(schema, value) });
  });
  return uses;
}
