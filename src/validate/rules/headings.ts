import type { Registry } from '../../../schema/registry.ts';
import { headingIds } from '../../content/heading-ids.ts';
import { isReadable, nodesOf, parseMarkdown } from '../../content/markdown.ts';
import { partOf, type SchemaNode, schemaNodeOf, walk } from '../../diagnostics/schema-node.ts';
import { isObject, keyOf } from '../../json/values.ts';

/** Returns the ids of the headings in the texts of a page with these sections, which may be the page of an item of a collection. */
export function headingsOf(
  registry: Registry,
  sections: unknown[],
  ids: Iterable<string>,
  tokens: Record<string, string>,
  item?: { value: unknown; of: unknown },
): Set<string> {
  const idOf = headingIds(ids, tokens);
  const found = new Set<string>();
  const sectionNode = partOf(partOf(schemaNodeOf(registry.route), 'sections') as SchemaNode, 0) as SchemaNode;
  const itemNode = item && registry.collection(item.of)?.item;
  const read = (value: unknown, schemaNode: SchemaNode) =>
    walk(value, schemaNode, (text, { field }) => {
      if (!field?.isMarkdown || typeof text !== 'string' || !mayHaveHeading.test(text) || !isReadable(text)) return;
      for (const { node } of nodesOf(parseMarkdown(text))) if (node.type === 'heading') found.add(idOf(node));
    });
  for (const section of sections) {
    read(section, sectionNode);
    const type = keyOf(section, 'type');
    const takesItem = typeof type === 'string' && registry.section(type)?.fromItem;
    if (takesItem && itemNode && isObject(item?.value)) read(item.value, schemaNodeOf(itemNode));
  }
  return found;
}

/** A line with signs before it, or underlined. */
const mayHaveHeading = /#|\n[ \t>]*(=|-)/;
