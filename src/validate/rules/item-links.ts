import { isLink, linkField } from '../../../schema/fields/index.ts';
import { isDraft } from '../../content/drafts.ts';
import { fieldsIn, fillLink } from '../../content/item-fields.ts';
import { referencesIn } from '../../content/markdown.ts';
import { itemListOf } from '../../content/pages.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { schemaNodeOf, walk } from '../../diagnostics/schema-node.ts';
import { quote } from '../../json/show-value.ts';
import { keyOf, listOf } from '../../json/values.ts';
import { checkLink } from './links.ts';
import type { Names } from './names.ts';

/** Checks the links that are made of the fields of items, once they are filled in, at the place of the field. */
export function* checkItemLinks(value: unknown, names: Names): Iterable<Diagnostic> {
  for (const route of listOf(keyOf(value, 'routes'))) {
    const list = itemListOf(route);
    const links = list === undefined ? [] : linksOf(route, names);
    if (list === undefined || links.length === 0) continue;
    for (const [at, item] of listOf(keyOf(keyOf(names.itemLists, list), 'items')).entries())
      for (const link of links) {
        const found = checkFilled(link, item, names);
        if (!found || (found.code === 'draft/link' && (isDraft(item) || isDraft(route)))) continue;
        const field = fieldsIn(link).find((name) => keyOf(item, name) !== undefined) as string;
        const path: Path = ['lists', list, 'items', at, field];
        yield { ...found, path };
      }
  }
}

/** The links of a page that have a field of its item. */
function linksOf(route: unknown, { registry }: Names): string[] {
  const links: string[] = [];
  walk(route, schemaNodeOf(registry.route), (text, { field }) => {
    if (typeof text !== 'string' || !text.includes('{item.')) return;
    if (field === linkField) links.push(text);
    if (field?.isMarkdown) for (const { type, name } of referencesIn(text)) if (type === 'link') links.push(name);
  });
  return links.filter((link) => link.includes('{item.') && isLink(link));
}

function checkFilled(link: string, item: unknown, names: Names): Omit<Diagnostic, 'path'> | undefined {
  const filled = fillLink(link, item);
  // A link without a value is left out.
  if (filled === '') return undefined;
  if (isLink(filled)) {
    const found = checkLink(filled, [], names, undefined);
    // The fix is one for the whole link.
    return found && { ...found, edit: undefined };
  }
  const message = `With this, the link ${quote(link)} of the item's page is ${quote(filled)}, which is not a valid link.`;
  const hint = linkField.fix(filled) ?? 'Change it, or the link of the page.';
  return { code: 'link/item', message, hint };
}
