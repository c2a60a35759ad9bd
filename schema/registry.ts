import { z } from 'zod';
import type { Collection } from './define-collection.ts';
import type { SectionExamples, SectionType } from './define-section.ts';
import { type CollectionExtension, extended } from './extend-collection.ts';
import type { Problem } from './fields/index.ts';
import { type OwnFields, ownFieldsOf, withFields } from './own-fields.ts';
import type { LoadedPlugin, PluginList } from './plugin.ts';
import { siteSchema } from './site.ts';

/** A section type with its examples. */
export type RegisteredSection = SectionType & { examples: SectionExamples };

/** A picture from elsewhere. */
export interface RemotePicture {
  /** Its file, and its address in the site; none if it could never be loaded. */
  copy?: { file: string; address: string };
  /** Why it could not be loaded now. */
  problem?: Pick<Problem, 'code' | 'message' | 'hint' | 'severity'>;
}

/** What the config of a site may hold: section types, collections, and the schemas made from them. */
export interface Registry {
  /** The section types, in the order in which they are offered. */
  sections: readonly RegisteredSection[];
  collections: readonly Collection[];
  /** The fields that collections have from the lists of a config. */
  ownFields: OwnFields;
  /** The plugins of packages and of the site. */
  plugins: readonly LoadedPlugin[];
  /** The lists of plugins and of servers that the config named when it was read, by name or address. */
  lists: ReadonlyMap<string, PluginList>;
  /** The pictures from elsewhere that the config named when it was read, by their addresses there. */
  pictures: ReadonlyMap<string, RemotePicture>;
  /** The names of the section types that hide others, of the builder or of a package. */
  hiding: ReadonlySet<unknown>;
  /** The schema of the whole config. */
  site: ReturnType<typeof siteSchema>;
  /** The schema of the config without its pages, which may be anything. */
  shared: z.ZodObject;
  /** The schema of a page. */
  route: ReturnType<typeof siteSchema>['shape']['routes']['element'];
  section(type: unknown): RegisteredSection | undefined;
  collection(name: unknown): Collection | undefined;
}

/**
 * Makes the registry of these section types, collections and plugins. Of two section types or collections with one name, the later one counts.
 * An extension adds keys to the collection before it.
 */
export function createRegistry(
  all: readonly RegisteredSection[],
  allCollections: readonly (Collection | CollectionExtension)[],
  plugins: readonly LoadedPlugin[] = [],
  lists: ReadonlyMap<string, PluginList> = new Map(),
): Registry {
  const byType = new Map<unknown, RegisteredSection>(all.map((section) => [section.type, section]));
  const sections = [...byType.values()];
  const hiding = new Set(all.filter((one) => byType.get(one.type) !== one).map(({ type }) => type));
  const byName = new Map<unknown, Collection>();
  for (const one of allCollections) byName.set(one.name, 'adds' in one ? extended(byName.get(one.name), one) : one);
  return {
    sections,
    plugins,
    lists,
    pictures: new Map(),
    hiding,
    section: (type) => byType.get(type),
    ...ofCollections(sections, [...byName.values()], new Map()),
  };
}

type OfCollections = Pick<Registry, 'collections' | 'ownFields' | 'site' | 'shared' | 'route' | 'collection'>;

function ofCollections(
  sections: Registry['sections'],
  collections: readonly Collection[],
  ownFields: OwnFields,
): OfCollections {
  const all = withFields(collections, ownFields);
  const byName = new Map<unknown, Collection>(all.map((one) => [one.name, one]));
  const site = siteSchema(sections, all);
  return {
    collections: all,
    ownFields,
    site,
    shared: site.extend({ routes: z.array(z.unknown()).min(1) }),
    route: site.shape.routes.element,
    collection: (name) => byName.get(name),
  };
}

/**
 * The registry for a config whose lists have fields of their own, which may be invalid. The same object as long as these stay the same, as it
 * is made of all schemas.
 */
export function registryFor<R extends Registry>(registry: R, config: unknown): R {
  const base = (bases.get(registry) as R | undefined) ?? registry;
  const ownFields = ownFieldsOf(config);
  if (ownFields.size === 0) return base;
  const key = JSON.stringify([...ownFields].map(([kind, fields]) => [kind, ...fields]));
  const last = lastMade.get(base);
  if (last?.key === key) return last.registry as R;
  const made: R = { ...base, ...ofCollections(base.sections, base.collections, ownFields) };
  bases.set(made, base);
  lastMade.set(base, { key, registry: made });
  return made;
}

/** The registry without fields of a config, by the one that was made of it. */
const bases = new WeakMap<Registry, Registry>();
const lastMade = new WeakMap<Registry, { key: string; registry: Registry }>();

/** Adds its examples to a section type, for code editors too. */
export function withExamples(section: SectionType, examples: SectionExamples): RegisteredSection {
  const schema = section.schema.meta({
    ...section.schema.meta(),
    examples: examples.sections,
  }) as typeof section.schema;
  return { ...section, schema, examples };
}

/** The folders in `dist/` whose files browsers download. */
export const downloadsOf = ({ collections }: Registry): string[] =>
  collections.flatMap(({ downloads }) => downloads ?? []);

/** The keys that name an item among others: its id, its path, and what is unique in its list. */
export const namingKeys = ({ collections }: Registry): string[] => [
  'id',
  'path',
  ...collections.flatMap(({ unique }) => unique ?? []),
];
