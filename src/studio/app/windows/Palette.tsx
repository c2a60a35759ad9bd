import '@mantine/spotlight/styles.css';
import { Kbd } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { IdPath } from '../../../config/edit/id-path.ts';
import { keyOf, listOf } from '../../../config/json.ts';
import { pagesOf } from '../../../config/pages.ts';
import type { IconNode } from '../../../ui/LineIcon.tsx';
import { type Command, commands } from '../commands.ts';
import { showPage } from '../FramePane.tsx';
import { goTo } from '../go-to.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { itemPath, nameOf, pathKey, shorten, summaryOf } from '../paths.ts';
import { getState, useStudio } from '../store.ts';
import { findTexts } from '../texts.ts';
import { words } from '../words.ts';
import styles from './Palette.module.css';

interface Entry {
  key: string;
  label: string;
  detail: string;
  icon: IconNode;
  keys?: string | undefined;
  run: () => void;
}

/** How many of each kind are shown. */
const most = 7;

const [store, spotlight] = createSpotlight();

/** Everything that can be done, and every place of the site, found by a few letters. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const value = useStudio((state) => state.value);
  // What can be done depends on what had the focus before.
  const [actions] = useState(() => commands.filter(({ id, isOn }) => id !== 'palette' && (isOn?.(getState()) ?? true)));
  const places = useMemo(() => placesOf(value), [value]);
  const asked = query.trim().toLowerCase();
  const groups = useMemo(() => search(asked, actions, places, value), [asked, actions, places, value]);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => spotlight.open(), []);
  // Mantine selects the first action before React has drawn what a new query finds: on a slow machine Enter would do nothing, or another thing.
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
      title={words.palette}
      returnFocus
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
        aria-label={words.searchAll}
        placeholder={words.searchAll}
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
                rightSection={keys && <Kbd size="xs">{words.keys(keys)}</Kbd>}
                // Once the focus is where it was before.
                onClick={() => setTimeout(run, 60)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {count === 0 && <Spotlight.Empty>{words.nothingFound}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** The pages, sections and items of lists of the site. */
function placesOf(value: unknown) {
  const routes = listOf(keyOf(value, 'routes'));
  const lists = keyOf(value, 'lists');
  const pages = routes.flatMap((route) =>
    pagesOf(route, lists).map(
      ({ path, item }): Entry => ({
        key: `page ${path}`,
        label: summaryOf(item) || String(keyOf(route, 'label') ?? keyOf(route, 'title') ?? path),
        detail: path,
        icon: icons.desktop,
        run: () => showPage(path),
      }),
    ),
  );
  const entryOf = (path: IdPath, place: string): Entry => {
    const { kind, name } = nameOf(value, path);
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
  const items = Object.entries(lists ?? {}).flatMap(([list, { items }]: [string, { items?: unknown }]) =>
    listOf(items).map((item, at) => entryOf(itemPath(['lists', list, 'items'], item, at), list)),
  );
  return { pages, sections, items };
}

function search(asked: string, actions: Command[], places: ReturnType<typeof placesOf>, value: unknown) {
  const matching = (entries: Entry[], limit = most) =>
    entries.filter(({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(asked)).slice(0, limit);
  const deeds = actions.map(({ id, title, group, keys, run }): Entry => {
    return { key: id, label: title, detail: words.groups[group], icon: iconOf(id), keys: keys?.[0], run };
  });
  const texts = asked.length < 2 ? [] : findTexts(value, asked, most);
  const groups = [
    { title: words.doThis, entries: matching(deeds, asked === '' ? deeds.length : most) },
    { title: words.pages, entries: matching(places.pages) },
    { title: words.sections, entries: asked === '' ? [] : matching(places.sections) },
    { title: words.items, entries: asked === '' ? [] : matching(places.items) },
    {
      title: words.texts,
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

/** A long text from a little before what was asked for. */
function around(text: string, asked: string): string {
  const at = text.toLowerCase().indexOf(asked);
  return at > 50 ? `…${shorten(text.slice(text.indexOf(' ', at - 30) + 1), 90)}` : shorten(text, 90);
}

const known: Record<string, IconNode> = {
  undo: icons.undo,
  redo: icons.redo,
  issues: icons.alert,
  changes: icons.history,
  code: icons.code,
  up: icons.up,
  down: icons.down,
  duplicate: icons.copy,
  copy: icons.copy,
  paste: icons.paste,
  remove: icons.trash,
  hide: icons.hidden,
  add: icons.plus,
  'new-page': icons.plus,
  'width-phone': icons.phone,
  'width-tablet': icons.tablet,
  'width-desktop': icons.desktop,
  'width-free': icons.free,
  scheme: icons.moon,
  help: icons.help,
  save: icons.check,
  'find-page': icons.search,
};

const iconOf = (id: string): IconNode => known[id] ?? icons.edit;
