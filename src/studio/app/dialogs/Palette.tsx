import { registry } from 'virtual:registry';
import '@mantine/spotlight/styles.css';
import { Kbd } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Path } from '../../../diagnostics/issue.ts';
import { walk } from '../../../diagnostics/schema-node.ts';
import { type IdPath, idPathOf } from '../../../json/edit/id-path.ts';
import { keyOf, listOf } from '../../../json/values.ts';
import { namePlace } from '../../../project/changes/name-place.ts';
import { type Command, groups as commandGroups, commands } from '../commands/commands.ts';
import { formatKeys } from '../commands/keys.ts';
import { filled, itemPath, kindAndName, pagesIn, pathKey, schemaNodeOfSite, shorten } from '../document/paths.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { goTo, showPage } from '../selection/go-to.ts';
import { getState, useStudio } from '../store.ts';
import styles from './Palette.module.css';

interface Entry {
  key: string;
  label: string;
  detail: string;
  icon: string;
  keys?: string | undefined;
  run: () => void;
}

/** The maximum number of entries in a group. */
const most = 7;

const [store, spotlight] = createSpotlight();

/** Searches the commands, and the pages, sections, items and texts of the site. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const value = useStudio((state) => state.value);
  // The possible commands depend on the element that had the focus before.
  const [actions] = useState(() => commands.filter(({ id, isOn }) => id !== 'palette' && (isOn?.(getState()) ?? true)));
  const places = useMemo(() => placesOf(value), [value]);
  const asked = query.trim().toLowerCase();
  const groups = useMemo(() => search(asked, actions, places, value), [asked, actions, places, value]);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => spotlight.open(), []);
  // Mantine selects the first action before React renders the result of a new query. On a slow machine, Enter would run another action.
  useEffect(() => {
    if (groups.length === 0 || asked === '') return;
    list.current?.querySelector('[data-selected]')?.removeAttribute('data-selected');
    list.current?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [groups, asked]);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight="min(30rem, 70dvh)"
      size="38rem"
      title="Search and commands"
      centered={false}
      yOffset="12dvh"
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      classNames={{
        header: styles.name ?? '',
        action: styles.action ?? '',
        actionLabel: styles.label ?? '',
        actionDescription: styles.description ?? '',
        actionSection: styles.section ?? '',
      }}
    >
      <Spotlight.Search
        size="md"
        aria-label="Find a page, a section, a text or a command"
        placeholder="Find a page, a section, a text or a command"
        leftSection={<Icon of={icons.search} size={18} />}
      />
      <Spotlight.ActionsList ref={list}>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map(({ key, label, detail, icon, keys, run }) => (
              <Spotlight.Action
                key={key}
                label={label}
                description={detail}
                leftSection={<Icon of={icon} size={18} />}
                rightSection={keys && <Kbd size="xs">{formatKeys(keys)}</Kbd>}
                // Waits until the focus has returned.
                onClick={() => setTimeout(run, 60)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {count === 0 && <Spotlight.Empty>Nothing found</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Lists the pages, sections and items of the site. */
function placesOf(value: unknown) {
  const routes = listOf(keyOf(value, 'routes'));
  const lists = keyOf(value, 'lists');
  const pages = pagesIn(routes, lists).map(
    ({ path, label }): Entry => ({
      key: `page ${path}`,
      label: filled(value, label),
      detail: path,
      icon: icons.desktop,
      run: () => showPage(path),
    }),
  );
  const entryOf = (path: IdPath, place: string): Entry => {
    const { kind, name } = kindAndName(value, path);
    const detail = [kind === name ? '' : kind, place].filter(Boolean).join(' · ');
    return { key: pathKey(path), label: shorten(name, 80), detail, icon: icons.outline, run: () => goTo(path) };
  };
  const sections = routes.flatMap((route, at) =>
    listOf(keyOf(route, 'sections')).map((section, index) =>
      entryOf(
        itemPath([...itemPath(['routes'], route, at), 'sections'], section, index),
        String(keyOf(route, 'path') ?? ''),
      ),
    ),
  );
  const items = Object.entries(lists ?? {}).flatMap(([list, one]) =>
    listOf(keyOf(one, 'items')).map((item, at) => entryOf(itemPath(['lists', list, 'items'], item, at), list)),
  );
  return { pages, sections, items };
}

function search(asked: string, actions: Command[], places: ReturnType<typeof placesOf>, value: unknown) {
  const matching = (entries: Entry[], limit = most) =>
    entries.filter(({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(asked)).slice(0, limit);
  const deeds = actions.map(({ id, title, group, icon, keys, run }): Entry => {
    return { key: id, label: title, detail: commandGroups[group], icon, keys: keys?.[0], run };
  });
  const texts = asked.length < 2 ? [] : findTexts(value, asked);
  const groups = [
    { title: 'Commands', entries: matching(deeds, asked === '' ? deeds.length : most) },
    { title: 'Pages', entries: matching(places.pages) },
    { title: 'Sections', entries: asked === '' ? [] : matching(places.sections) },
    { title: 'Items', entries: asked === '' ? [] : matching(places.items) },
    {
      title: 'Texts',
      entries: texts.map(
        ({ path, text, place }): Entry => ({
          key: pathKey(path),
          label: around(text, asked),
          detail: place,
          icon: icons.edit,
          run: () => goTo(path),
        }),
      ),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Finds texts for people that contain the query, in the order of the file. */
function findTexts(value: unknown, query: string): { path: IdPath; text: string; place: string }[] {
  const found: { path: Path; text: string }[] = [];
  walk(value, schemaNodeOfSite(value), (text, schemaNode, path) => {
    if (found.length >= most || typeof text !== 'string' || schemaNode.kind !== 'value') return;
    const isTyped = schemaNode.field && ['text', 'markdown'].includes(schemaNode.field.control ?? 'text');
    if (!isTyped || path.at(-1) === 'id' || path.at(-1) === 'type') return;
    const shown = filled(value, text);
    if (shown.toLowerCase().includes(query)) found.push({ path: [...path], text: shown });
  });
  return found.map(({ path, text }) => ({
    path: idPathOf(value, path),
    text,
    place: namePlace(registry, value, path),
  }));
}

/** Cuts a long text shortly before the query. */
function around(text: string, asked: string): string {
  const at = text.toLowerCase().indexOf(asked);
  return at > 50 ? `…${shorten(text.slice(text.indexOf(' ', at - 30) + 1), 90)}` : shorten(text, 90);
}
