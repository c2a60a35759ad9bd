import { Select } from '@mantine/core';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';
import { plural } from '../../format.ts';
import { distinct, summaryOf } from '../document/paths.ts';
import { useStudio } from '../store.ts';
import type { FieldProps } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

/** The name of a thing of the site, such as a dialog, chosen from those that there are. */
export function NameField({ path, schemaNode, list }: FieldProps) {
  const field = useField<string>(path, schemaNode);
  const value = useStudio((state) => state.value);
  const text = typeof field.value === 'string' ? field.value : '';
  const names = distinct(namesFor(value, schemaNode, list), (name) => name.value);
  const data =
    names.some((one) => one.value === text) || text === '' ? names : [...names, { value: text, label: text }];
  return (
    <Select
      {...field.props}
      data={data}
      value={text || null}
      placeholder="Choose…"
      searchable={data.length > 8}
      allowDeselect={schemaNode.optional}
      clearable={schemaNode.optional}
      nothingFoundMessage="Nothing found"
      onChange={(next) => field.set(next ?? undefined)}
    />
  );
}

type Name = { value: string; label: string };

/** Returns the names to choose from. `list` is the collection of the lists that a section shows. */
function namesFor(config: unknown, { field, itemKind }: SchemaNode, list: string | undefined): Name[] {
  return (field?.reference?.things(config, itemKind ?? list) ?? []).map(({ name, path, value }) => {
    const { items } = Object(value);
    if (Array.isArray(items)) return { value: name, label: `${name} (${plural(items.length, 'item')})` };
    const summary = summaryOf(value);
    const isKey = path.at(-1) === name;
    return {
      value: name,
      label: isKey && summary !== '' && summary !== name ? `${name} (${summary})` : summary || name,
    };
  });
}
