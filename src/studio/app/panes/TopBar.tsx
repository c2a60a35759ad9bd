import {
  type ActionIconProps,
  AppShell,
  Badge,
  Button,
  Divider,
  SegmentedControl,
  Select,
  Space,
  Text,
  ThemeIcon,
  Tooltip,
  VisuallyHidden,
} from '@mantine/core';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { keyOf, valueAt } from '../../../json/values.ts';
import { plural } from '../../format.ts';
import styles from '../App.module.css';
import { commandOf, flipScheme, widths } from '../commands/commands.ts';
import { formatKeys } from '../commands/keys.ts';
import { openDialog } from '../dialogs/open.ts';
import { eachIssue } from '../document/issues.ts';
import { filled, pagesIn } from '../document/paths.ts';
import { failureOf, hindranceOf, savingOf } from '../document/slice.ts';
import { Icon, IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { showPage } from '../selection/go-to.ts';
import { useStudio } from '../store.ts';

/** The bar at the top: the site, its page, how it is shown, and the state of the file. */
export function TopBar() {
  return (
    <AppShell.Header className={styles.top} data-pane="top" aria-label="Studio">
      <ThemeIcon visibleFrom="md">
        <Icon of={icons.edit} size={17} />
      </ThemeIcon>
      <SiteName />
      <Divider visibleFrom="md" orientation="vertical" h={20} mx={4} my="auto" color="var(--studio-line)" />
      <IconButton
        hiddenFrom="md"
        size={40}
        icon={icons.outline}
        label="Outline"
        onClick={() => openDialog({ name: 'outline' })}
      />
      <PageChooser />
      <Space visibleFrom="md" flex={1} />
      <Width />
      <SchemeButton />
      <UseButton />
      <Space visibleFrom="md" flex={1} />
      <Saving />
      <Issues />
      <UndoButton way="undo" />
      <UndoButton way="redo" />
      <CodeButton />
      <CommandButton id="changes" visibleFrom="md" />
      <CommandButton id="palette" />
      <CommandButton id="help" visibleFrom="md" />
    </AppShell.Header>
  );
}

function SiteName() {
  const name = useStudio(({ value }) => valueAt(value, ['brand', 'name']));
  return (
    <Text component="h1" visibleFrom="md" m={0} maw="14rem" fz="sm" fw={650} lts="-0.01em" truncate>
      <VisuallyHidden>Studio: </VisuallyHidden>
      {typeof name === 'string' ? name : 'Studio'}
    </Text>
  );
}

/** Chooses the shown page, by name or address. */
function PageChooser() {
  const page = useStudio((state) => state.page);
  const value = useStudio((state) => state.value);
  const [routes, lists] = [keyOf(value, 'routes'), keyOf(value, 'lists')];
  const pages = useMemo(() => pagesIn(routes, lists), [routes, lists]);
  const all = pages.some(({ path }) => path === page) ? pages : [...pages, { path: page, label: page, isDraft: false }];
  const data = all.map(({ path, label }) => ({ value: path, label: filled(value, label) }));
  return (
    <div className={styles.pages} data-pane="pages">
      <Select
        aria-label="Page that is shown"
        data={data}
        value={page}
        onChange={(path) => path && showPage(path)}
        searchable
        selectFirstOptionOnChange
        // Typing replaces the name of the shown page, and so searches.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={({ currentTarget }) => currentTarget.select()}
        allowDeselect={false}
        limit={100}
        filter={({ options, search }) =>
          options.filter(
            (one) => 'value' in one && `${one.label} ${one.value}`.toLowerCase().includes(search.trim().toLowerCase()),
          )
        }
        nothingFoundMessage="Nothing found"
        leftSection={<Icon of={icons.search} size={15} />}
        comboboxProps={{ width: 300, position: 'bottom-start', shadow: 'md' }}
        maxDropdownHeight={420}
        renderOption={({ option }) => (
          <span style={{ minInlineSize: 0 }}>
            <Text size="sm" truncate>
              {option.label}{' '}
              {pages.find(({ path }) => path === option.value)?.isDraft && (
                <Badge component="span" size="xs">
                  Draft
                </Badge>
              )}
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

function Width() {
  const width = useStudio((state) => state.width);
  const names = Object.keys(widths) as (keyof typeof widths)[];
  return (
    <SegmentedControl
      visibleFrom="md"
      aria-label="Width of the page"
      value={width === undefined ? 'free' : (names.find((name) => widths[name] === width) ?? '')}
      onChange={(name) => commandOf(`width-${name}`).run()}
      data={[...names, 'free'].map((name) => {
        const { title, icon } = commandOf(`width-${name}`);
        return {
          value: name,
          label: (
            <Tooltip label={title}>
              <span style={{ display: 'grid', blockSize: '1.25rem', placeItems: 'center' }}>
                <Icon of={icon} />
                <VisuallyHidden>{title}</VisuallyHidden>
              </span>
            </Tooltip>
          ),
        };
      })}
    />
  );
}

function SchemeButton() {
  const scheme = useStudio((state) => state.scheme);
  return (
    <IconButton
      visibleFrom="md"
      icon={scheme === 'dark' ? icons.moon : icons.sun}
      label={scheme === 'dark' ? 'Show the page in light colors' : 'Show the page in dark colors'}
      onClick={flipScheme}
    />
  );
}

/** A button for a command, with its icon and keys. */
function CommandButton({
  id,
  ...props
}: { id: string; label?: string } & Omit<ComponentPropsWithRef<'button'>, 'color'> & ActionIconProps) {
  const { icon, title, keys = [], run } = commandOf(id);
  return <IconButton icon={icon} label={title} keys={keys[0] && formatKeys(keys[0])} onClick={run} {...props} />;
}

function UseButton() {
  const isUsed = useStudio((state) => state.isUsed);
  return (
    <CommandButton
      id="use"
      visibleFrom="md"
      label={isUsed ? 'Edit the page' : 'Use the page as visitors do'}
      aria-pressed={isUsed}
      variant={isUsed ? 'light' : 'subtle'}
    />
  );
}

/** Shows whether all changes are saved. */
function Saving() {
  const saving = useStudio(savingOf);
  const failure = useStudio(failureOf);
  const invalidInputs = useStudio((state) => state.invalidInputs.size + state.conflicts.size);
  const isWaiting = useStudio((state) => state.queue.length > 0 && hindranceOf(state) !== '');
  const state = saving === 'saved' && invalidInputs > 0 ? 'waiting' : saving;
  const texts = { saved: 'Saved', waiting: 'Saving…', saving: 'Saving…', failed: 'Not saved' };
  const text = invalidInputs > 0 && saving === 'saved' ? `${plural(invalidInputs, 'field')} not saved` : texts[saving];
  return (
    <Tooltip label={failure} multiline maw={360} disabled={!failure}>
      <output className={styles.saving} data-state={state}>
        {isWaiting || (state === 'waiting' && invalidInputs > 0) ? (
          <Button variant="subtle" size="compact-xs" mih={24} onClick={() => openDialog({ name: 'issues' })}>
            {text}
          </Button>
        ) : (
          text
        )}
        {failure && <VisuallyHidden>: {failure}</VisuallyHidden>}
      </output>
    </Tooltip>
  );
}

function Issues() {
  const issues = eachIssue(useStudio(({ file }) => file?.issues) ?? []);
  const count = issues.length;
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const counts = [errors > 0 && plural(errors, 'error'), count > errors && plural(count - errors, 'warning')];
  if (count === 0) return null;
  return (
    <Button
      variant="light"
      color={errors > 0 ? 'red' : 'yellow'}
      px="xs"
      leftSection={<Icon of={icons.alert} size={15} />}
      aria-label={`Problems: ${counts.filter(Boolean).join(', ')}`}
      onClick={() => openDialog({ name: 'issues' })}
    >
      {count}
    </Button>
  );
}

function UndoButton({ way }: { way: 'undo' | 'redo' }) {
  const next = useStudio(({ file }) => file?.[way][0]?.label);
  const { title } = commandOf(way);
  return (
    <CommandButton
      id={way}
      label={next ? `${title}: ${next}` : title}
      disabled={!next}
      data-disabled={!next || undefined}
    />
  );
}

function CodeButton() {
  const isOpen = useStudio(({ hasCode }) => hasCode);
  return <CommandButton id="code" aria-pressed={isOpen} variant={isOpen ? 'light' : 'subtle'} />;
}
