import type { Registry } from '../../schema/registry.ts';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { directionOf } from '../content/direction.ts';
import { fillFields } from '../content/item-fields.ts';
import { listPartOf } from '../content/list-part.ts';
import { nodesOf, parseMarkdown } from '../content/markdown.ts';
import { itemListOf, pagesOf } from '../content/pages.ts';
import { itemIdOf } from '../content/repeats.ts';
import { textsFor } from '../content/texts/index.ts';
import { fillTokens, tokenValues } from '../content/tokens.ts';
import { typeset } from '../content/typeset.ts';
import { typesetMarkdown } from '../content/typeset-markdown.ts';
import type { Path } from '../diagnostics/issue.ts';
import { optionOf, partOf, type SchemaNode, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { type IdPath, idStepsOf } from '../json/edit/id-path.ts';
import { isObject, isSame, type JsonObject } from '../json/values.ts';
import { idInLanguage } from '../validate/localize.ts';
import { type EditableValue, type EditableValues, partKey } from './editable-value.ts';
import { expandLists } from './expand.ts';
import { partOfList } from './part-of-list.ts';
import { relatedItems } from './related-items.ts';

/** The top-level keys whose texts any part of a page may show. The values of `contacts` are those of tokens, and shown by some sections. */
const sharedKeys = ['brand', 'contacts', 'social', 'texts', 'security', 'toasts'] as const;

/**
 * Returns the places of the values that the page at a path may show. Components get plain texts, so whoever has a text of the page finds
 * its place among these. `site` is the config of the page's language; routes are named by their ids in `main`, the one of the main language.
 */
export function editableValuesOf(
  registry: Registry,
  site: SiteConfig,
  path: string,
  { main = site, language, fixedLists = [] }: Language = {},
): EditableValues {
  const tokens = tokenValues(site);
  const dir = directionOf(site.seo);
  const wordsOf = (text: string) => typeset(fillTokens(text, tokens), dir);
  const schemaNode = schemaNodeOf(registry.site);
  const dialogNode = partOf(partOf(schemaNode, 'dialogs') as SchemaNode, '');
  const sectionNode = partOf(partOf(schemaNodeOf(registry.route), 'sections') as SchemaNode, 0);
  const lists = expandLists(registry, site);
  const shown = { ...site, texts: textsFor(registry, site.seo.lang, site.texts) };
  const whole = (key: string, value: unknown) => valuesIn(value, partOf(schemaNode, key), [key]);
  const parts: EditableValues['parts'] = { header: whole('header', site.header), footer: whole('footer', site.footer) };
  for (const [id, dialog] of Object.entries(site.dialogs))
    parts[partKey(['dialogs', id])] = valuesIn(dialog, dialogNode, ['dialogs', id]);
  const shared = sharedKeys.flatMap((key) => whole(key, shown[key]));
  const at = site.routes.findIndex((route) => pageIn(route));
  const route = site.routes[at];
  const page = route && pageIn(route);
  if (!route || !page) return { parts, shared, ...(language && { language }) };

  // A language may have fewer pages, and in another order.
  const inMain = language ? main.routes.findIndex((one) => idInLanguage(language, one) === route.id) : at;
  const routePath: IdPath = ['routes', idStepsOf(main.routes, ['routes'])[inMain] as number];
  const item = page.item as Item | undefined;
  const list = itemListOf(route);
  const ownItem = item && list ? { list, id: item.id } : undefined;
  const ofItem = item && ownItem ? placesOfItem(ownItem.list, item, true) : [];
  for (const [index, step] of idStepsOf(route.sections, []).entries()) {
    const whole = route.sections[index] as Route['sections'][number];
    const section = areFixed(['routes', at, 'sections', index]) ? { ...whole, items: [] } : whole;
    const own = [...routePath, 'sections', step];
    const part = listPartOf(registry, section);
    const all = part ? relatedItems(lists[part.list]?.items ?? [], part, lists, ownItem) : [];
    const { items } = part ? partOfList(all, part, page, site.seo) : { items: [] };
    // What is shown for each of its dates is written once.
    const shown = new Set(items.map((one) => itemIdOf((one as Item).id)));
    const byId = new Map((all as Item[]).map((one) => [one.id, one]));
    parts[partKey(own)] = [
      ...valuesIn(section, sectionNode, own, item),
      ...ofItem,
      ...[...shown].flatMap((id) => placesOfItem(part?.list as string, byId.get(id) as Item)),
    ];
  }
  return { route: routePath, parts, shared, ...(language && { language }) };

  /** Whether nobody can write the items of a list or of a section on the page. */
  function areFixed(owner: Path) {
    return fixedLists.some((path) => isSame(path, [...owner, 'items']));
  }

  function pageIn(one: Route) {
    return pagesOf(registry, one, site.lists).find((page) => page.path === path);
  }

  /** Only the page of an item shows the keys that sections do not get. */
  function placesOfItem(list: string, item: Item, isOnOwnPage = false): EditableValue[] {
    if (areFixed(['lists', list])) return [];
    const kind = registry.collection(lists[list]?.of);
    const hidden: readonly string[] = isOnOwnPage ? [] : (kind?.hidden ?? []);
    const path: IdPath = ['lists', list, 'items', { id: item.id }];
    const given = Object.fromEntries(Object.entries(item).filter(([key]) => !hidden.includes(key)));
    const places = valuesIn(given, kind && schemaNodeOf(kind.item), path);
    return item.href ? [...places, { path, kind: 'value', texts: [item.href] }] : places;
  }

  /** Returns the places of the values in a value, in their order. Items are those that it names by their ids. */
  function valuesIn(value: unknown, schemaNode: SchemaNode | undefined, path: IdPath, item?: Item): EditableValue[] {
    if (!schemaNode || isForPrograms(path)) return [];
    if (typeof value === 'number') return [{ path, kind: 'value', texts: [String(value)] }];
    if (typeof value === 'string') {
      if (schemaNode.itemKind) return namedItem(schemaNode.itemKind, value);
      return /\S/.test(value) ? [editableValueOf(value, schemaNode, path, item)] : [];
    }
    const option = schemaNode.kind === 'choice' ? optionOf(value, schemaNode) : schemaNode;
    if (Array.isArray(value) && option?.kind === 'list') {
      const steps = idStepsOf(value, path as Path);
      return value.flatMap((one, at) => valuesIn(one, option.item, [...path, steps[at] as number], item));
    }
    if (!isObject(value) || !option) return [];
    return Object.entries(value).flatMap(([key, part]) => valuesIn(part, partOf(option, key), [...path, key], item));
  }

  function namedItem(kind: string | undefined, id: string): EditableValue[] {
    for (const [name, { of, items }] of Object.entries(lists)) {
      const item = of === kind && (items as Item[]).find((one) => one.id === id);
      if (item) return placesOfItem(name, item);
    }
    return [];
  }

  function editableValueOf(value: string, schemaNode: SchemaNode, path: IdPath, item: Item | undefined): EditableValue {
    const isMarkdown = schemaNode.field?.isMarkdown === true;
    const text = item ? fillFields(value, item, isMarkdown) : value;
    if (isMarkdown) return { path, kind: 'markdown', texts: plainTexts(text) };
    const { isWords, isSent } = schemaNode.field ?? {};
    const words = (isWords && !isSent ? wordsOf(text) : fillTokens(text, tokens)).split(/\{[a-z]+\}/);
    return { path, kind: isWords ? 'text' : 'value', texts: words, ...(schemaNode.isGroup && { isGroup: true }) };
  }

  /** Returns the texts of a Markdown text as components get them: code is as it was written. */
  function plainTexts(text: string): string[] {
    const root = typesetMarkdown(parseMarkdown(text), dir, (one) => fillTokens(one, tokens));
    return [...nodesOf(root)].flatMap(({ node }) => [
      ...('value' in node && node.type !== 'html' ? [node.value] : []),
      ...('alt' in node && node.alt ? [node.alt] : []),
      ...('title' in node && node.title ? [node.title] : []),
    ]);
  }
}

interface Language {
  /** The config of the main language. */
  main?: SiteConfig | undefined;
  /** The key of the page's language, if it is another one. */
  language?: string | undefined;
  /** The paths of the lists whose items nobody can write on the page. */
  fixedLists?: readonly Path[];
}

type Item = JsonObject & { id: string; href?: string };

/** The data of foreign scripts, which no page shows. */
const isForPrograms = (path: IdPath) => path[0] === 'security' && path.includes('data');
