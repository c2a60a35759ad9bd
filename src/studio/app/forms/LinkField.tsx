import { registry } from 'virtual:registry';
import { Autocomplete, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { pagesOf } from '../../../content/pages.ts';
import { findPath, type IdPath } from '../../../json/edit/id-path.ts';
import { keyOf, listOf, valueAt } from '../../../json/values.ts';
import { checkLink } from '../../../validate/rules/links.ts';
import { collectNames, type Names } from '../../../validate/rules/names.ts';
import { publicFiles } from '../document/files.ts';
import { filled, pagesIn, summaryOf } from '../document/paths.ts';
import { useStudio } from '../store.ts';
import { FieldIssues } from './IssueNote.tsx';
import type { FieldProps } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

/** A link. Offers pages, sections, files and contacts, and checks the typed text at once. */
export function LinkField({ path, schemaNode }: FieldProps) {
  const field = useField<string>(path, schemaNode);
  const value = useStudio((state) => state.value);
  const names = useMemo(() => collectNames(registry, value), [value]);
  const [files, setFiles] = useState<string[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) publicFiles().then(setFiles);
  }, [isOpen]);
  const here = useMemo(() => pageOf(value, path), [value, path]);
  const { groups, labels } = useMemo(
    () => (isOpen ? linksFor(value, names, here, files) : { groups: [], labels: new Map<string, string>() }),
    [isOpen, value, names, here, files],
  );
  const text = typeof field.value === 'string' ? field.value : '';
  const isFormed = text !== '' && schemaNode.schema.safeParse(text).success;
  const live =
    isFormed && !field.props.error
      ? checkLink(text, [], names, here === undefined ? undefined : names.byPath.get(here))
      : undefined;
  return (
    <Autocomplete
      {...field.props}
      error={live ? <FieldIssues path={path} value={text} issues={[live]} /> : field.props.error}
      data={groups}
      limit={60}
      value={text}
      placeholder={typeof schemaNode.example === 'string' ? `For example ${schemaNode.example}` : undefined}
      withScrollArea={false}
      styles={{ options: { maxHeight: 340, overflowY: 'auto' } }}
      comboboxProps={{ shadow: 'md' }}
      onDropdownOpen={() => setOpen(true)}
      onChange={(next) => field.type(next === '' && schemaNode.optional ? undefined : next)}
      onBlur={field.leave}
      spellCheck={false}
      filter={({ options, search }) => {
        const wanted = search === text && labels.has(text) ? '' : search.trim().toLowerCase();
        return options.flatMap((group) => {
          if (!('group' in group)) return [];
          const items = group.items.filter(
            (item) => 'value' in item && `${item.value} ${labels.get(item.value)}`.toLowerCase().includes(wanted),
          );
          return items.length > 0 ? [{ ...group, items }] : [];
        });
      }}
      renderOption={({ option }) => (
        <span style={{ minInlineSize: 0 }}>
          <Text size="xs" truncate>
            {labels.get(option.value) ?? option.value}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {option.value}
          </Text>
        </span>
      )}
    />
  );
}

/** Returns the path of the page that contains a value. */
function pageOf(value: unknown, path: IdPath): string | undefined {
  const found = path[0] === 'routes' ? findPath(value, path.slice(0, 2)) : undefined;
  return found && pagesOf(registry, valueAt(value, found), keyOf(value, 'lists'))[0]?.path;
}

/** Lists all possible targets of a link, in groups, with their names. */
function linksFor(value: unknown, names: Names, here: string | undefined, files: string[]) {
  const labels = new Map<string, string>();
  // Two sections may have one id at the moment, but Mantine fails if two options are equal.
  const note = (link: string, label: string) => {
    if (labels.has(link)) return [];
    labels.set(link, filled(value, label));
    return [link];
  };
  const sections = (isHere: boolean) =>
    listOf(keyOf(value, 'routes')).flatMap((route) => {
      const path = keyOf(route, 'path');
      if (typeof path !== 'string' || path.includes('{') || (path === here) !== isHere) return [];
      return listOf(keyOf(route, 'sections')).flatMap((section) => {
        const id = keyOf(section, 'id');
        return typeof id === 'string' ? note(`${isHere ? '' : path}#${id}`, summaryOf(section) || id) : [];
      });
    });
  const pages = pagesIn(keyOf(value, 'routes'), keyOf(value, 'lists')).flatMap(({ path, label }) => note(path, label));
  const mail = [...names.contacts].flatMap(([name, contact]) =>
    String(contact).includes('@') ? note(`mailto:{${name}}`, String(contact)) : note(`tel:{${name}}`, String(contact)),
  );
  const groups = [
    { group: 'On this page', items: sections(true) },
    { group: 'Pages', items: pages },
    { group: 'Sections of other pages', items: sections(false) },
    { group: 'Contacts', items: mail },
    { group: 'Files', items: files.filter((file) => !/\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(file)) },
  ];
  return { groups: groups.filter(({ items }) => items.length > 0), labels };
}
