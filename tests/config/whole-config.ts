import { aboutKeys } from '../../schema/about.ts';
import { keyOfItemsField, linkField } from '../../schema/fields/index.ts';
import { generateSchema } from '../../schema/json-schema.ts';
import type { Schema } from '../../schema/schema-snippets.ts';
import type { SiteConfigInput } from '../../schema/site.ts';
import type { Path } from '../../src/diagnostics/issue.ts';
import { type SchemaNode, schemaNodeOf, walk } from '../../src/diagnostics/schema-node.ts';
import { isObject, valueAt } from '../../src/json/values.ts';
import { registry, sectionTypes, siteSchema } from '../registry.ts';

/** The three things that an action can do, of which it does one. */
const deeds = ['href', 'dialog', 'copy'] as const;
type Branch = NonNullable<Schema['allOf']>[number];
type Deed = (typeof deeds)[number];

/** A valid config in which every key stands, in every section type and every kind of list and dialog; its actions all do the one thing. */
export function wholeConfig(deed: Deed): SiteConfigInput {
  const config = fill(generateSchema(registry), deed) as SiteConfigInput;
  const [home] = config.routes;
  if (!home) throw new Error('The schema has no routes');
  for (const section of home.sections) {
    section.id = section.type;
    const kind = sectionTypes.find(({ type }) => type === section.type)?.list ?? '';
    if ('list' in section) section.list = kind === 'any' ? 'people' : kind;
    // A list is cut short or shown in parts.
    if ('perPage' in section) delete section.limit;
  }
  const [event] = config.lists?.events?.items ?? [];
  if (!event) throw new Error('The schema has no events');
  Object.assign(event, { date: '2030-05-07', until: '2030-05-08' });
  Object.assign(event.repeats, { every: 'month', on: ['tuesday'], which: ['first'], except: ['2030-07-02'] });
  config.contacts = { email: 'info@example.com', salesEmail: 'sales@example.com' };
  config.brand.claims = { claim: '5000+' };
  config.locales = { de: { label: 'Deutsch', file: 'site.config.de.json' } };
  const about = config.seo.about as Record<string, unknown>;
  for (const key of Object.keys(about)) if (![...aboutKeys('Restaurant'), 'type'].includes(key)) delete about[key];
  Object.assign(about, { type: 'Restaurant', phone: 'email' });
  Object.assign(home, { id: 'home', path: '/', footer: 'sample' });
  delete home.each;
  delete home.by;
  config.routes = [
    home,
    {
      ...structuredClone(home),
      id: 'about',
      path: '/about',
      sections: home.sections.filter(({ type }) => type === 'hero'),
    },
  ];
  for (const path of linkPaths(config)) setAt(config, path, 'https://www.example.org/');
  for (const path of pathsOf(config, ({ itemKind }) => itemKind !== undefined)) setAt(config, path, 'person-1');
  for (const path of pathsOf(config, ({ field }) => field === keyOfItemsField)) setAt(config, path, 'description');
  return config;
}

/** Where any link may stand in a config. */
export const linkPaths = (config: unknown): Path[] =>
  pathsOf(config, ({ field }) => field === linkField).filter((path) => !isStrict(path));

/** Where only some links may stand: a redirect leads to pages alone, and a script is a file. */
export const strictLinkPaths = (config: unknown): Path[] =>
  pathsOf(config, ({ field }) => field === linkField).filter(isStrict);

const isStrict = ([key]: Path) => key === 'redirects' || key === 'security';

function pathsOf(config: unknown, isMeant: (schemaNode: SchemaNode) => boolean): Path[] {
  const paths: Path[] = [];
  walk(config, schemaNodeOf(siteSchema), (_, schemaNode, path) => {
    if (isMeant(schemaNode)) paths.push([...path]);
  });
  return paths;
}

/** Puts a value where there is one already. */
export function setAt(config: unknown, path: Path, value: unknown): void {
  const owner = valueAt(config, path.slice(0, -1)) as Record<string | number, unknown>;
  owner[path.at(-1) ?? ''] = value;
}

function fill(schema: Schema, deed: Deed): unknown {
  const { type, items, allOf, properties } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.else) return fill(schema.else, deed);
  if (type === 'array' && items)
    return withOwnIds(
      items.allOf?.map((branch) => branchOf(branch, deed)) ??
        alternativesOf(items)?.map((key) => fill({ ...items, properties: without(items, key) }, deed)) ??
        Array.from({ length: Math.max(1, Number(schema.minItems ?? 0)) }, () => fill(items, deed)),
    );
  if (type !== 'object') return schema.default ?? schema.enum?.[0] ?? schema.examples?.[0];
  if (allOf?.[0]) return branchOf(allOf[0], deed);
  const entries = Object.entries(properties ?? {});
  const isAction = deeds.every((key) => properties?.[key]);
  const published = entries.filter(([key]) => !['draft', 'shown', 'when', 'related'].includes(key));
  const kept = isAction ? published.filter(([key]) => key === deed || !deeds.includes(key as Deed)) : published;
  const filled = kept.map(([key, part]) => [key, isAction && key === 'dialog' ? 'text' : fill(part, deed)]);
  return Object.fromEntries([...filled, ...named(schema, deed)]);
}

/** Numbers the ids of the items after the first, which all have the id of the example. */
const withOwnIds = (items: unknown[]) =>
  items.map((item, at) => (at > 0 && isObject(item) && item.id ? { ...item, id: `${item.id}-${at + 1}` } : item));

/** The keys of which an item has one: an item of the header a link or a submenu, a meta element a name or a property. */
const alternatives = [
  ['href', 'items'],
  ['name', 'property'],
];

const alternativesOf = ({ properties = {} }: Schema) =>
  alternatives.find((keys) => keys.every((key) => properties[key]));

/** The keys of an item but for one. */
const without = ({ properties }: Schema, left: string) =>
  Object.fromEntries(Object.entries(properties ?? {}).filter(([key]) => key !== left));

/** The entries of what is kept by name: one for each kind, under the name of the kind, or else one. */
function named({ additionalProperties }: Schema, deed: Deed): [string, unknown][] {
  if (!additionalProperties) return [];
  if (!additionalProperties.allOf) return [['sample', fill(additionalProperties, deed)]];
  return additionalProperties.allOf.map((branch) => [nameOf(branch), branchOf(branch, deed)]);
}

const branchOf = (branch: Branch, deed: Deed) => ({ ...(fill(branch.then, deed) as object), ...choice(branch) });
const nameOf = (branch: Branch) => String(Object.values(choice(branch))[0]);

/** The key and the name that a branch is chosen by. */
const choice = (branch: Branch) =>
  Object.fromEntries(Object.entries(branch.if.properties ?? {}).map(([key, part]) => [key, part.const]));
