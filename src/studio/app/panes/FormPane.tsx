import { Anchor, Badge, Breadcrumbs, ScrollArea, Text, Tooltip } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { type Outline, optionOf } from '../../../diagnostics/outline.ts';
import { type IdPath, isSamePath } from '../../../json/edit/id-path.ts';
import { keyOf } from '../../../json/values.ts';
import { words } from '../../words.ts';
import { askToRemove, duplicateItem, mayHide, placeOf, toggleHidden } from '../commands/items.ts';
import { useIssuesBeside } from '../document/issues.ts';
import { formRoot, nameOf, outlineOfPath, pathKey, shorten, siteOutline, trailOf, valueIn } from '../document/paths.ts';
import { pagesWith } from '../document/uses.ts';
import { ObjectForm, PartForm } from '../forms/Field.tsx';
import { IssueNote } from '../forms/IssueNote.tsx';
import { Icon, IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { getState, select, useStudio } from '../store.ts';
import styles from './FormPane.module.css';

/** The form of the selection. */
export function FormPane() {
  // A text changes only when another form opens.
  const key = useStudio(({ value, selection }) =>
    selection && valueIn(value, formRoot(value, selection).slice(0, -1)) !== undefined
      ? pathKey(formRoot(value, selection))
      : '',
  );
  if (key === '') return <Nothing />;
  return <Thing key={key} path={JSON.parse(key) as IdPath} />;
}

function Nothing() {
  const isBroken = useStudio((state) => state.isBroken);
  return (
    <div className={styles.nothing} tabIndex={-1} data-start>
      <Icon of={icons.edit} size={26} />
      <Text fw={600}>{isBroken ? words.cannotRead : words.nothingSelected}</Text>
      <Text size="sm" c="dimmed">
        {isBroken ? words.fixFirst : words.howToSelect}
      </Text>
    </div>
  );
}

function Thing({ path }: { path: IdPath }) {
  const part = useStudio(({ value }) => valueIn(value, path));
  const names = useStudio(({ value }) => JSON.stringify(trailOf(value, path).map((place) => nameOf(value, place))));
  const isHeld = useStudio((state) => state.isBroken);
  const heading = useRef<HTMLHeadingElement>(null);
  const value = useStudio((state) => state.value);
  const owner = outlineOfPath(value, path.slice(0, -1));
  const whole = path.length === 1 ? siteOutline.keys.get(String(path[0])) : owner && partOf(owner, path.at(-1));
  const choice = whole?.kind === 'choice' ? whole : undefined;
  const own = choice ? optionOf(part, choice) : whole;
  const field = useStudio(({ selection }) => (selection && selection.length > path.length ? pathKey(selection) : ''));
  const pages = useMemo(() => pagesWith(value, path), [value, path]);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  useEffect(() => {
    const chosen = field === '' ? null : findField(field);
    // Scrolls to the field that was selected on the page, but not while the user presses a control in it.
    if (!chosen?.contains(document.activeElement)) chosen?.scrollIntoView({ block: 'nearest' });
  }, [field]);
  const trail = JSON.parse(names) as { kind: string; name: string }[];
  const { kind = '', name = '' } = trail.at(-1) ?? {};
  const isShared = path[0] !== 'routes';
  if (!own) return <Nothing />;
  return (
    <>
      <div className={styles.head}>
        <Breadcrumbs
          separator="›"
          separatorMargin={6}
          className={styles.crumbs}
          aria-label={words.where}
          component="nav"
        >
          {trailOf(value, path)
            .slice(0, -1)
            .map((place, at) => (
              <Anchor key={pathKey(place)} component="button" size="xs" onClick={() => select(place)}>
                {shorten(trail[at]?.name ?? '', 24)}
              </Anchor>
            ))}
          {kind !== name && <span className={styles.kind}>{kind}</span>}
        </Breadcrumbs>
        <div className={styles.title}>
          <h2 ref={heading} tabIndex={-1} data-start>
            {name}
          </h2>
          <ThingTools path={path} />
        </div>
        <div className={styles.facts}>
          {keyOf(part, 'draft') === true && (
            <Badge color="yellow" variant="light">
              {words.draft}
            </Badge>
          )}
          {isShared && (
            <Tooltip label={pages.slice(0, 20).join('  ')} disabled={pages.length === 0} multiline maw={320}>
              <span className={styles.fact} tabIndex={pages.length > 0 ? 0 : undefined}>
                {words.usedOn(pages.length)}
              </span>
            </Tooltip>
          )}
        </div>
      </div>
      <ScrollArea
        className={styles.scroll}
        type="hover"
        // The keys scroll it while its fields are disabled.
        viewportProps={{ tabIndex: isHeld ? 0 : -1 }}
        onFocus={({ target }) => selectField(target)}
      >
        <fieldset className={styles.fields} disabled={isHeld} aria-label={words.formOf(name)}>
          {own.kind === 'object' && <Beside path={path} keys={own.keys.keys()} />}
          {own.kind === 'object' ? (
            <ObjectForm path={path} outline={own} choice={choice} />
          ) : (
            <PartForm path={path} outline={own} />
          )}
        </fieldset>
      </ScrollArea>
    </>
  );
}

/** Selects the field with the focus. */
function selectField(target: Element): void {
  const key = target.closest<HTMLElement>('[data-field]')?.dataset.field;
  const path = key && (JSON.parse(key) as IdPath);
  if (path && !isSamePath(path, getState().selection)) select(path, { from: 'form' });
}

function ThingTools({ path }: { path: IdPath }) {
  const isHidden = useStudio(({ value }) => keyOf(valueIn(value, path), 'draft') === true);
  if (!placeOf(path)) return null;
  return (
    <span className={styles.tools}>
      {mayHide(path) && (
        <IconButton
          icon={isHidden ? icons.shown : icons.hidden}
          label={isHidden ? words.show : words.hide}
          onClick={() => toggleHidden(path)}
        />
      )}
      <IconButton icon={icons.copy} label={words.duplicate} onClick={() => duplicateItem(path)} />
      <IconButton icon={icons.trash} label={words.remove} onClick={() => void askToRemove(path)} />
    </span>
  );
}

const findField = (key: string) => document.querySelector(`[data-pane=form] [data-field=${JSON.stringify(key)}]`);

/** Returns the outline of a part of a value. */
const partOf = (owner: Outline, step: IdPath[number] | undefined) =>
  owner.kind === 'list'
    ? owner.item
    : owner.kind === 'record'
      ? owner.value
      : owner.kind === 'object'
        ? owner.keys.get(String(step))
        : undefined;

/** The issues that belong to no field of a form. */
function Beside({ path, keys }: { path: IdPath; keys: Iterable<string> }) {
  const issues = useIssuesBeside(path, keys);
  return issues.map((issue) => <IssueNote key={`${issue.pathText} ${issue.message}`} issue={issue} />);
}
