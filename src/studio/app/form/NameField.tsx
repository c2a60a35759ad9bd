import { Autocomplete, Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Outline } from '../../../diagnostics/outline.ts';
import { isObject, keyOf, listOf, valueAt } from '../../../json/values.ts';
import { words } from '../../words.ts';
import { publicFiles } from '../files.ts';
import { distinct, summaryOf } from '../paths.ts';
import { useStudio } from '../store.ts';
import type { FieldProps } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

/** The name of a dialog, a list, a footer variant, a contact, an item or a font, chosen from those of the site. */
export function NameField({ path, outline, list }: FieldProps & { list?: string | undefined }) {
  const field = useField<string>(path, outline);
  const value = useStudio((state) => state.value);
  const text = typeof field.value === 'string' ? field.value : '';
  const isFont = outline.holds === 'font';
  const [files, setFiles] = useState<string[]>([]);
  useEffect(() => {
    if (isFont) publicFiles().then(setFiles);
  }, [isFont]);
  if (isFont)
    return (
      <Autocomplete
        {...field.props}
        data={[
          ...outline.examples.map(String).filter((one) => !one.startsWith('/')),
          ...files.filter((file) => file.endsWith('.woff2')),
        ]}
        value={text}
        placeholder={typeof field.fallback === 'string' ? field.fallback : undefined}
        onChange={(next) => field.type(next === '' && outline.optional ? undefined : next)}
        onBlur={field.leave}
      />
    );
  const names = distinct(namesFor(value, outline, list), (name) => name.value);
  const data =
    names.some((one) => one.value === text) || text === '' ? names : [...names, { value: text, label: text }];
  return (
    <Select
      {...field.props}
      data={data}
      value={text || null}
      placeholder={words.choose}
      searchable={data.length > 8}
      allowDeselect={outline.optional}
      clearable={outline.optional}
      nothingFoundMessage={words.nothingFound}
      onChange={(next) => field.set(next ?? undefined)}
    />
  );
}

type Name = { value: string; label: string };

/** Returns the names to choose from. */
function namesFor(value: unknown, { holds, itemKind }: Outline, list: string | undefined): Name[] {
  const entries = (record: unknown) => (isObject(record) ? Object.entries(record) : []);
  const lists = entries(keyOf(value, 'lists'));
  const named = (key: string, part: unknown): Name => {
    const summary = summaryOf(part);
    return { value: key, label: summary && summary !== key ? `${key} (${summary})` : key };
  };
  switch (holds) {
    case 'dialog':
      return entries(keyOf(value, 'dialogs')).map(([key, dialog]) => named(key, keyOf(dialog, 'title')));
    case 'footer':
      return entries(valueAt(value, ['footer', 'variants'])).map(([key]) => named(key, undefined));
    case 'contact':
      return entries(keyOf(value, 'contacts')).map(([key, contact]) => named(key, contact));
    case 'item':
      return lists.flatMap(([, one]) =>
        keyOf(one, 'of') === itemKind
          ? listOf(keyOf(one, 'items')).map((item) => ({ value: String(keyOf(item, 'id')), label: summaryOf(item) }))
          : [],
      );
    default:
      return lists
        .filter(([, one]) => list === undefined || list === 'any' || keyOf(one, 'of') === list)
        .map(([key, one]) => ({ value: key, label: words.listOf(key, listOf(keyOf(one, 'items')).length) }));
  }
}
