import { isFileLink } from '../../../schema/fields/index.ts';
import type { Registry } from '../../../schema/registry.ts';
import { slug } from '../../../schema/slug.ts';
import type { SchemaNode } from '../../diagnostics/schema-node.ts';
import { checkLink } from '../rules/links.ts';
import { collectNames, type Names } from '../rules/names.ts';

/** Proposes the valid text that was probably meant. */
export function propose(given: string, schemaNode: Pick<SchemaNode, 'schema' | 'field'>): string | undefined {
  for (const other of proposals(given, schemaNode)) return other;
  return undefined;
}

/** Proposes all such texts, the most likely first. */
export function* proposals(given: string, { schema, field }: Pick<SchemaNode, 'schema' | 'field'>): Iterable<string> {
  const text = given.trim();
  if (text.length > 300 || /\p{Cc}/u.test(text)) return;
  const isMeant = (other: string) => other !== given && schema.safeParse(other).success;
  if (isMeant(text)) yield text;
  for (const other of field?.propose?.(text) ?? []) if (isMeant(other)) yield other;
}

const known = new WeakMap<object, Names>();

/** Proposes the link that was probably meant, if its target exists. Files are not checked here. */
export function proposeLink(
  registry: Registry,
  given: string,
  schemaNode: SchemaNode,
  config: unknown,
): string | undefined {
  const names = namesOf(registry, config);
  for (const link of proposals(given, schemaNode)) {
    const wrong = checkLink(link, [], names, undefined);
    if (!isFileLink(link) && (!wrong || wrong.severity === 'warning')) return link;
  }
  const [, token = ''] = /^\{\s*([\w-]+)\s*\}$/.exec(given.trim()) ?? [];
  if (/^\S+@\S+$/.test(names.tokens[token] ?? '')) return `mailto:{${token}}`;
  const anchor = slug(given);
  const page = /[/:.@\s]/.test(given.trim()) ? undefined : names.pages.find(({ anchors }) => anchors.has(anchor));
  return page && `${page.path}#${anchor}`;
}

function namesOf(registry: Registry, config: unknown): Names {
  if (typeof config !== 'object' || config === null) return collectNames(registry, config);
  const names = known.get(config) ?? collectNames(registry, config);
  known.set(config, names);
  return names;
}
