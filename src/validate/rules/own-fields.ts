import { keysOfKind } from '../../../schema/own-fields.ts';
import { type Registry, registryFor } from '../../../schema/registry.ts';
import { suggest } from '../../../schema/suggest.ts';
import { didYouMean } from '../../diagnostics/advice.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import { pathText } from '../../json/place-names.ts';
import { quote } from '../../json/show-value.ts';
import { isObject, keyOf } from '../../json/values.ts';

/** Checks the fields that lists give to their items: each key is free, and given once for all lists of a kind. */
export function* checkOwnFields(registry: Registry, value: unknown): Iterable<Diagnostic> {
  const lists = keyOf(value, 'lists');
  const { collections } = registryFor(registry, undefined);
  const names = collections.map(({ name }) => name);
  const given = new Map<string, string>();
  for (const [name, list] of isObject(lists) ? Object.entries(lists) : []) {
    const [of, fields] = [keyOf(list, 'of'), keyOf(list, 'fields')];
    if (typeof of !== 'string' || !isObject(fields)) continue;
    const meant = names.includes(of) ? undefined : suggest(of, names);
    if (meant !== undefined)
      yield {
        path: ['lists', name, 'of'],
        code: 'list/kind',
        message: `${quote(of)} is a kind of its own, as it is no kind of the builder.`,
        ...didYouMean(meant, ''),
        severity: 'warning',
      };
    const taken = new Set(keysOfKind(collections, of));
    for (const [key, field] of Object.entries(fields)) {
      const path = ['lists', name, 'fields', key];
      const before = given.get(`${of} ${key}`);
      given.set(`${of} ${key}`, before ?? name);
      const problem = { path, at: 'key' as const, code: 'list/field' };
      if (taken.has(key))
        yield { ...problem, message: `All ${of} have a key ${quote(key)} already.`, hint: 'Give it another name.' };
      else if (before !== undefined)
        yield {
          ...problem,
          message: `All ${of} have this field already, from ${pathText(['lists', before, 'fields'])}.`,
          hint: 'Remove it here, or give it another name.',
          edit: { op: 'remove' },
        };
      const type = keyOf(field, 'type') ?? 'text';
      if (keyOf(field, 'unit') !== undefined && typeof type === 'string' && !['number', 'text'].includes(type))
        yield {
          path: [...path, 'unit'],
          at: 'key',
          code: 'list/field',
          message: `A unit stands after a number or a text, and this is a field of the type ${quote(type)}.`,
          hint: 'Remove it, or write "type": "number".',
        };
    }
  }
}
