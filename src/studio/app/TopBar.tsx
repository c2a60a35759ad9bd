import { Badge, Button, SegmentedControl, Select, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { keyOf, listOf, valueAt } from '../../config/json.ts';
import { pagesOf } from '../../config/pages.ts';
import styles from './App.module.css';
import { commands, flipScheme, flipUse, widths } from './commands.ts';
import { showPage } from './FramePane.tsx';
import { Icon, IconButton } from './Icon.tsx';
import * as icons from './icons.ts';
import { panels } from './panels.ts';
import { openWindow, setState, useStudio } from './store.ts';
import { words } from './words.ts';

/** What stands above everything: the site, its page, how it is shown, and how it is with the file. */
export function TopBar() {
  return (
    <section className={styles.top} data-pane="top" aria-label={words.studio}>
      <span className={`${styles.mark} ${styles.wide}`}>
        <Icon of={icons.edit} size={17} />
      </span>
      <SiteName />
      <span className={`${styles.rule} ${styles.wide}`} />
      <IconButton
        className={styles.narrow}
        size={40}
        icon={icons.outline}
        label={words.outline}
        onClick={() => openWindow({ name: 'outline' })}
      />
      <PageChooser />
      <span className={`${styles.spring} ${styles.wide}`} />
      <Width />
      <SchemeButton />
      <UseButton />
      <span className={`${styles.spring} ${styles.wide}`} />
      <Saving />
      <Issues />
      <UndoButton way="undo" />
      <UndoButton way="redo" />
      {panels.map(({ name, title, icon }) => (
        <PanelButton key={name} panel={{ name, title, icon }} />
      ))}
      <IconButton
        className={styles.wide}
        icon={icons.history}
        label={words.changes}
        keys={keysOf('changes')}
        onClick={() => openWindow({ name: 'changes' })}
      />
      <IconButton
        icon={icons.command}
        label={words.palette}
        keys={keysOf('palette')}
        onClick={() => openWindow({ name: 'palette' })}
      />
      <IconButton
        className={styles.wide}
        icon={icons.help}
        label={words.help}
        keys="?"
        onClick={() => openWindow({ name: 'help' })}
      />
    </section>
  );
}

function SiteName() {
  const name = useStudio(({ value }) => valueAt(value, ['brand', 'name']));
  return (
    <h1 className={`${styles.name} ${styles.wide}`} style={{ margin: 0 }}>
      <VisuallyHidden>{words.studio}: </VisuallyHidden>
      {typeof name === 'string' ? name : words.studio}
    </h1>
  );
}

/** The page that is shown, chosen by name or address. */
function PageChooser() {
  const page = useStudio((state) => state.page);
  const routes = useStudio(({ value }) => keyOf(value, 'routes'));
  const lists = useStudio(({ value }) => keyOf(value, 'lists'));
  const pages = useMemo(
    () =>
      listOf(routes).flatMap((route) =>
        pagesOf(route, lists).map(({ path, item }) => ({
          value: path,
          label: String(
            keyOf(item, 'name') ?? keyOf(item, 'title') ?? keyOf(route, 'label') ?? keyOf(route, 'title') ?? path,
          ),
          draft: keyOf(route, 'draft') === true || keyOf(item, 'draft') === true,
        })),
      ),
    [routes, lists],
  );
  const data = pages.some(({ value }) => value === page)
    ? pages
    : [...pages, { value: page, label: page, draft: false }];
  return (
    <div className={styles.pages} data-pane="pages">
      <Select
        aria-label={words.pageShown}
        data={data}
        value={page}
        onChange={(path) => path && showPage(path)}
        searchable
        allowDeselect={false}
        limit={100}
        filter={({ options, search }) =>
          options.filter(
            (one) => 'value' in one && `${one.label} ${one.value}`.toLowerCase().includes(search.trim().toLowerCase()),
          )
        }
        nothingFoundMessage={words.nothingFound}
        leftSection={<Icon of={icons.search} size={15} />}
        comboboxProps={{ width: 300, position: 'bottom-start', shadow: 'md' }}
        maxDropdownHeight={420}
        renderOption={({ option }) => (
          <span style={{ minInlineSize: 0 }}>
            <Text size="sm" truncate>
              {option.label}{' '}
              {pages.find(({ value }) => value === option.value)?.draft && <Badge size="xs">{words.draft}</Badge>}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {option.value}
            </Text>
          </span>
        )}
      />
    </div>
  );
}

const sizes = [
  ['phone', icons.phone],
  ['tablet', icons.tablet],
  ['desktop', icons.desktop],
  ['free', icons.free],
] as const;

function Width() {
  const width = useStudio((state) => state.width);
  const chosen = sizes.find(([name]) => (name === 'free' ? width === undefined : widths[name] === width));
  return (
    <SegmentedControl
      className={styles.wide}
      aria-label={words.frameWidth}
      value={chosen?.[0] ?? ''}
      onChange={(name) => setState({ width: name === 'free' ? undefined : widths[name as keyof typeof widths] })}
      data={sizes.map(([name, icon]) => ({
        value: name,
        label: (
          <Tooltip label={words.widths[name]}>
            <span style={{ display: 'grid', blockSize: '1.25rem', placeItems: 'center' }}>
              <Icon of={icon} />
              <VisuallyHidden>{words.widths[name]}</VisuallyHidden>
            </span>
          </Tooltip>
        ),
      }))}
    />
  );
}

function SchemeButton() {
  const scheme = useStudio((state) => state.scheme);
  return (
    <IconButton
      className={styles.wide}
      icon={scheme === 'dark' ? icons.moon : icons.sun}
      label={scheme === 'dark' ? words.toLight : words.toDark}
      onClick={flipScheme}
    />
  );
}

/** The keys of a command, to be read. */
function keysOf(id: string): string | undefined {
  const [keys] = commands.find((command) => command.id === id)?.keys ?? [];
  return keys && words.keys(keys);
}

function UseButton() {
  const isUsed = useStudio((state) => state.isUsed);
  return (
    <IconButton
      className={styles.wide}
      icon={icons.pointer}
      label={isUsed ? words.editPage : words.use}
      keys={words.keys('alt+u')}
      aria-pressed={isUsed}
      variant={isUsed ? 'light' : 'subtle'}
      onClick={flipUse}
    />
  );
}

/** How it is with the file. */
function Saving() {
  const saving = useStudio((state) => state.saving);
  const failure = useStudio((state) => state.failure);
  const drafts = useStudio((state) => state.drafts.size + state.conflicts.size);
  const state = saving === 'saved' && drafts > 0 ? 'waiting' : saving;
  const text =
    saving === 'failed'
      ? words.notSaved
      : drafts > 0 && saving === 'saved'
        ? words.notAll(drafts)
        : words.saving[state];
  return (
    <Tooltip label={failure || words.saving[state]} multiline maw={360} disabled={!failure}>
      <output className={styles.saving} data-state={state}>
        {text}
        {failure && <VisuallyHidden>: {failure}</VisuallyHidden>}
      </output>
    </Tooltip>
  );
}

function Issues() {
  const issues = useStudio(({ file }) => file?.issues);
  const errors = issues?.filter(({ severity }) => severity === 'error').length ?? 0;
  const count = issues?.length ?? 0;
  if (count === 0) return null;
  return (
    <Button
      variant="light"
      color={errors > 0 ? 'red' : 'yellow'}
      px="xs"
      leftSection={<Icon of={icons.alert} size={15} />}
      aria-label={words.issueCount(errors, count - errors)}
      onClick={() => openWindow({ name: 'issues' })}
    >
      {count}
    </Button>
  );
}

function UndoButton({ way }: { way: 'undo' | 'redo' }) {
  const next = useStudio(({ file }) => file?.[way][0]?.label);
  const command = commands.find(({ id }) => id === way);
  return (
    <IconButton
      icon={way === 'undo' ? icons.undo : icons.redo}
      label={next ? `${words[way]}: ${next}` : words[way]}
      keys={keysOf(way)}
      disabled={!next}
      data-disabled={!next || undefined}
      onClick={() => command?.run()}
    />
  );
}

function PanelButton({
  panel: { name, title, icon },
}: {
  panel: Pick<(typeof panels)[number], 'name' | 'title' | 'icon'>;
}) {
  const isOpen = useStudio(({ panel }) => panel === name);
  return (
    <IconButton
      icon={icon}
      label={title}
      aria-pressed={isOpen}
      variant={isOpen ? 'light' : 'subtle'}
      keys={keysOf(name)}
      onClick={() => setState({ panel: isOpen ? undefined : name })}
    />
  );
}
