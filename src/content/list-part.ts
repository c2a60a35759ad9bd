import {
  type FieldType,
  itemLimitField,
  itemsPerPageField,
  itemsRelatedField,
  itemsWhenField,
} from '../../schema/fields/index.ts';
import type { RegisteredSection, Registry } from '../../schema/registry.ts';
import { keysOf, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { isObject } from '../json/values.ts';

/** The list that a section shows, and which part of it. */
export interface ListPart {
  list: string;
  /** Only the first items. */
  limit?: number;
  /** Only those of a page. */
  perPage?: number;
  /** The key that says so. */
  perPageKey?: string | undefined;
  /** Only those that are over, or are not. */
  when?: 'coming' | 'past';
  /** Only those that share a tag with the item of the page. */
  related?: true;
}

/** Returns the list that a section shows, if its type shows one. Tolerates invalid sections. */
export function listPartOf(registry: Registry, section: unknown): ListPart | undefined {
  if (!isObject(section) || typeof section.list !== 'string') return undefined;
  const type = registry.section(section.type);
  if (!type?.list) return undefined;
  const { limitKey, perPageKey, whenKey, relatedKey } = keysOfType(type);
  const numberAt = (key: string | undefined) => {
    const number = key === undefined ? undefined : section[key];
    return typeof number === 'number' && number > 0 ? number : undefined;
  };
  const [limit, perPage] = [numberAt(limitKey), numberAt(perPageKey)];
  const when = whenKey === undefined ? undefined : section[whenKey];
  return {
    list: section.list,
    ...(limit && { limit }),
    ...(perPage && { perPage, perPageKey }),
    ...((when === 'coming' || when === 'past') && { when }),
    ...(relatedKey !== undefined && section[relatedKey] === true && { related: true }),
  };
}

interface PartKeys {
  limitKey: string | undefined;
  perPageKey: string | undefined;
  whenKey: string | undefined;
  relatedKey: string | undefined;
}

const known = new WeakMap<RegisteredSection, PartKeys>();

function keysOfType(type: RegisteredSection): PartKeys {
  const before = known.get(type);
  if (before) return before;
  const keys = keysOf(schemaNodeOf(type.schema));
  const keyOf = (type: FieldType) => keys.find(([, { field }]) => field === type)?.[0];
  const found = {
    limitKey: keyOf(itemLimitField),
    perPageKey: keyOf(itemsPerPageField),
    whenKey: keyOf(itemsWhenField),
    relatedKey: keyOf(itemsRelatedField),
  };
  known.set(type, found);
  return found;
}
