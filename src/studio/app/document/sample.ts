import { registry } from 'virtual:registry';
import { isFileFor } from '../../../../schema/fields/index.ts';
import { freeName, idFrom } from '../../../content/item-id.ts';
import { type SchemaNode, schemaNodeOf } from '../../../diagnostics/schema-node.ts';
import { editByIds, type IdEdit } from '../../../json/edit/id-edits.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { quote } from '../../../json/show-value.ts';
import { isObject, type JsonObject, keyOf, listOf } from '../../../json/values.ts';
import { checkLink } from '../../../validate/rules/links.ts';
import { collectNames, type Names } from '../../../validate/rules/names.ts';
import { editTo } from './edit-to.ts';
import { valueIn } from './paths.ts';

// New values: minimal ones from the schema, and examples that are adapted to a site.

/** Returns a minimal value that the schema accepts. */
export function sampleOf(schemaNode: SchemaNode): unknown {
  switch (schemaNode.kind) {
    case 'object': {
      const required = [...schemaNode.keys].filter(([, key]) => !key.optional);
      const parts = Object.fromEntries(required.map(([key, part]) => [key, sampleOf(part)]));
      // The example has one of several keys if the object needs one.
      return { ...(isObject(schemaNode.example) ? schemaNode.example : {}), ...parts };
    }
    case 'list':
      return Array.from({ length: Math.max(1, limitsOf(schemaNode).least) }, () => sampleOf(schemaNode.item));
    case 'record':
      return isObject(schemaNode.example) ? schemaNode.example : {};
    case 'choice':
      return sampleOf([...schemaNode.options.values()][0] as SchemaNode);
    case 'value': {
      if (schemaNode.example !== undefined) return schemaNode.example;
      const tries = ['', schemaNode.title ?? '…', 0, false];
      return tries.find((one) => schemaNode.schema.safeParse(one).success);
    }
  }
}

/** Returns the minimum and maximum length of a text or list, and the step of a number. */
export function limitsOf({ schema }: SchemaNode): { least: number; most: number; step: number | 'any' } {
  type Check = { check?: string; minimum?: number; maximum?: number; value?: number };
  const { checks = [], format } = schema._zod.def as { checks?: { _zod: { def: Check } }[]; format?: string };
  const find = (name: string): Check => checks.find(({ _zod: { def } }) => def.check === name)?._zod.def ?? {};
  return {
    least: find('min_length').minimum ?? 0,
    most: find('max_length').maximum ?? Number.POSITIVE_INFINITY,
    step: find('multiple_of').value ?? (format === 'safeint' ? 1 : 'any'),
  };
}

/** Returns an item whose id and other unique keys differ from those of the other items of its list. It gets an id if they have ids. */
export function withFreeNames(value: unknown, list: IdPath, item: unknown): unknown {
  if (!isObject(item)) return item;
  const items = listOf(valueIn(value, list));
  const isPage = list.length === 1 && list[0] === 'routes';
  const ids = items.map((other) => keyOf(other, 'id')).filter((id) => id !== undefined);
  const own: JsonObject = { ...(ids.length > 0 && !isPage && { id: idFrom(item, ids) }), ...item };
  if (typeof own.id === 'string') own.id = freeName(own.id, ids);
  const unique = registry.collection(keyOf(valueIn(value, list.slice(0, -1)), 'of'))?.unique ?? [];
  for (const key of isPage ? ['path'] : unique) {
    if (typeof own[key] !== 'string') continue;
    const given = own[key] === '/' ? '/page' : own[key];
    own[key] = freeName(
      given,
      items.map((other) => keyOf(other, key)),
    );
  }
  return own;
}

/** The site that a new value is adapted to: its names, and the files of `public/`. */
interface Site {
  value: unknown;
  names: Names;
  files: string[];
  /** Edits that the new value needs, such as a list that it shows. */
  edits: IdEdit[];
}

/** Adapts a value so that it refers only to pages, dialogs, lists, contacts and files of the site. `edits` add what it needs. */
export function fitIn(value: unknown, thing: unknown, schemaNode: SchemaNode, files: string[]) {
  const site: Site = { value, names: collectNames(registry, value), files, edits: [] };
  return { thing: adapt(thing, schemaNode, site), edits: site.edits };
}

function adapt(part: unknown, schemaNode: SchemaNode, site: Site): unknown {
  if (typeof part === 'string') return fitText(part, schemaNode, site);
  if (Array.isArray(part)) {
    if (schemaNode.kind !== 'list') return part;
    const items = part.map((item) => adapt(item, schemaNode.item, site)).filter((item) => item !== undefined);
    return items.length === 0 && schemaNode.optional ? undefined : items;
  }
  if (!isObject(part)) return part;
  const own = schemaNode.kind === 'choice' ? schemaNode.options.get(String(part[schemaNode.by])) : schemaNode;
  if (own?.kind === 'record') return mapKeys(part, (_, one) => adapt(one, own.value, site));
  if (own?.kind !== 'object') return part;
  const list = registry.section(part.type)?.list;
  const fitted = mapKeys(part, (key, one) => {
    if (key === 'list' && list) return fitList(String(one), list, site);
    const schemaNode = own.keys.get(key);
    return schemaNode ? adapt(one, schemaNode, site) : one;
  });
  // A button whose dialog does not exist leads to the home page.
  return 'dialog' in part && fitted.dialog === undefined && own.keys.has('href') ? { ...fitted, href: '/' } : fitted;
}

const mapKeys = (part: Record<string, unknown>, to: (key: string, one: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(part)
      .map(([key, one]) => [key, to(key, one)] as const)
      .filter(([, one]) => one !== undefined),
  );

function fitText(text: string, { field = {}, itemKind, optional }: SchemaNode, site: Site): string | undefined {
  const { names, files, value } = site;
  const { asset, reference } = field;
  if (reference) {
    const known = names.things(reference, itemKind);
    return known.has(text) ? text : optional ? undefined : known.keys().next().value;
  }
  if (asset && text.startsWith('/') && !files.includes(text))
    return files.find((file) => isFileFor(asset, file)) ?? (optional ? undefined : text);
  const checked = { config: value, quote, checkLink: () => [], checkMarkdown: () => [], checkText: () => [] };
  for (const { requires } of field.check?.(text, checked) ?? [])
    if (requires) addTo(site, editTo(value, requires.path, requires.value));
  const linkTo = (link: string) => (checkLink(link, [], names, undefined) ? '/' : link);
  if (!field.isMarkdown) return field.mapLinks?.(text, linkTo, () => []) ?? plainTokens(text, names);
  return plainTokens(text, names).replace(/(!?)\[([^\]]*)\]\(([^()\s]+)\)/g, (whole, sign, label, target) => {
    if (sign) return files.includes(target) ? whole : label;
    return `[${label}](${linkTo(target)})`;
  });
}

/** Replaces unknown tokens by their names. */
const plainTokens = (text: string, { tokenNames }: Names) =>
  text.replace(/\{([a-zA-Z][\w-]*)\}/g, (token, name) => (tokenNames.has(name) ? token : name));

/** Returns the name of a list of the kind that a section shows: the given one, else the first one, else a new one with example items. */
function fitList(name: string, kind: string, site: Site): string {
  const { value, names, files } = site;
  const fits = (of: unknown) => kind === 'any' || of === kind;
  if (names.lists.has(name) && fits(names.lists.get(name))) return name;
  const [other] = [...names.lists].find(([, of]) => fits(of)) ?? [];
  if (other !== undefined) return other;
  const examples = Object.assign({}, ...registry.sections.map(({ examples }) => examples.lists)) as Record<
    string,
    unknown
  >;
  const example = examples[name] ?? Object.values(examples).find((list) => fits(keyOf(list, 'of')));
  const lists = (schemaNodeOf(registry.site) as Extract<SchemaNode, { kind: 'object' }>).keys.get('lists');
  const choice = lists?.kind === 'record' && lists.value.kind === 'choice' ? lists.value : undefined;
  const option = choice?.options.get(kind === 'any' ? String(keyOf(example, 'of')) : kind);
  if (!option) return name;
  const added = freeName(name, names.lists.keys());
  const list = fitIn(value, example ?? sampleOf(option), option, files);
  for (const edit of list.edits) addTo(site, edit);
  addTo(site, editTo(site.value, ['lists', added], list.thing));
  return added;
}

/** Adds an edit that the new value needs. Later parts of the value see its result. */
function addTo(site: Site, edit: IdEdit): void {
  site.edits.push(edit);
  site.value = editByIds(site.value, [edit]).value;
  site.names = collectNames(registry, site.value);
}
