import type { Nodes } from 'mdast';
import type { z } from 'zod';
import { linkField } from '../../schema/fields/index.ts';
import type { Registry } from '../../schema/registry.ts';
import type { CodeLabels } from '../../schema/section-data.ts';
import type { Direction } from '../content/direction.ts';
import { listPartOf } from '../content/list-part.ts';
import { wordsIn } from '../content/markdown.ts';
import { typeset } from '../content/typeset.ts';
import { typesetMarkdown } from '../content/typeset-markdown.ts';
import { mapFields, partOf, type SchemaNode, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { isObject } from '../json/values.ts';
import type { NoteOf } from './linked-files.ts';
import type { AnySectionData } from './page-data.ts';

/** Typesets what components get. What a schema calls words is typeset, and nothing else: no link, no date and no id. Links to files say what they are, and code has the labels of its button. */
export interface Typesetter {
  /** A part of the config, by its path there. */
  part<T>(value: T, ...path: string[]): T;
  section(section: AnySectionData, lists: Record<string, { of: string }>): AnySectionData;
}

/** Returns the typesetter of a site. An item of a list is typeset once, however many sections show it. */
export function typesetterOf(registry: Registry, dir: Direction, noteOf: NoteOf, ofCode: CodeLabels): Typesetter {
  const known = new WeakMap<object, object>();
  const words = <T>(value: T, node: SchemaNode | undefined): T =>
    node
      ? mapFields(value, node, (part, schemaNode) => {
          const { field, itemKind } = schemaNode;
          if (itemKind) return item(part, itemKind);
          if (field?.isMarkdown && Array.isArray(part))
            return part.map((node: Nodes) => withNotes(typesetMarkdown(node, dir)));
          if (isLabeledLink(part, schemaNode)) return { ...part, label: part.label + noteOf(part.href, part.label) };
          return typeof part === 'string' && field?.isWords && !field.isSent ? typeset(part, dir) : part;
        })
      : value;
  /** Links in parsed Markdown say what the files are that they lead to. */
  const withNotes = (node: Nodes): Nodes => {
    if (node.type === 'code') return { ...node, labels: ofCode } as Nodes;
    if (!('children' in node)) return node;
    const note = node.type === 'link' && noteOf(node.url, wordsIn(node));
    const children = [...node.children.map(withNotes), ...(note ? [{ type: 'text', value: note }] : [])];
    return { ...node, children } as Nodes;
  };
  const item = <T>(value: T, of: string | undefined): T => {
    const collection = registry.collection(of);
    if (!isObject(value) || !collection) return value;
    const made = known.get(value) ?? words(value, schemaNodeOf(collection.item));
    known.set(value, made);
    return made as T;
  };
  return {
    part: (value, ...path) =>
      words(
        value,
        path.reduce<SchemaNode | undefined>((node, key) => node && partOf(node, key), schemaNodeOf(registry.site)),
      ),
    section(section, lists) {
      const done = words(section, schemaNodeOf(registry.section(section.type)?.schema as z.ZodType));
      const part = listPartOf(registry, section);
      const { items } = section as { items?: unknown[] };
      if (!part || !items) return done;
      return { ...done, items: items.map((one) => item(one, lists[part.list]?.of)) } as AnySectionData;
    },
  };
}

/** Whether a part of a config is a link with its label, such as a button. */
const isLabeledLink = (part: unknown, node: SchemaNode): part is { href: string; label: string } =>
  node.kind === 'object' &&
  node.keys.get('href')?.field === linkField &&
  isObject(part) &&
  typeof part.href === 'string' &&
  typeof part.label === 'string';
