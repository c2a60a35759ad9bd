import { Anchor, Badge, Breadcrumbs, ScrollArea, Text, Tooltip } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { optionOf, partOf, type SchemaNode } from '../../../diagnostics/schema-node.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { keyOf } from '../../../json/values.ts';
import { plural } from '../../format.ts';
import { askToRemove, duplicateItem, listPositionOf, mayHide, toggleHidden } from '../commands/items.ts';
import { useIssuesBeside } from '../document/issues.ts';
import { formRoot, kindAndName, pathKey, schemaNodeOfPath, shorten, trailOf, valueIn } from '../document/paths.ts';
import { pagesWith } from '../document/uses.ts';
import { ObjectForm, PartForm } from '../forms/Field.tsx';
import { IssueNote } from '../forms/IssueNote.tsx';
import { Icon, IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { select } from '../selection/select.ts';
import { usePath, useStudio } from '../store.ts';
import styles from './FormPane.module.css';

/** The form of the selection. */
export function FormPane() {
  const path = usePath(({ value, selection }) => {
    const root = selection && formRoot(value, selection);
    return root && valueIn(value, root.slice(0, -1)) !== undefined ? root : undefined;
  });
  return path ? <Thing key={pathKey(path)} path={path} /> : <Nothing />;
}

function Nothing() {
  const isBroken = useStudio((state) => state.isBroken);
  return (
    <div className={styles.nothing} tabIndex={-1} data-start>
      <Icon of={icons.edit} size={26} />
      <Text fw={600}>{isBroken ? 'The file is not valid JSON at the moment.' : 'Nothing is selected'}</Text>
      <Text size="sm" c="dimmed">
        {isBroken
          ? 'The forms wait until it is fixed, in the code or in your editor.'
          : 'Click anything on the page, or choose it in the outline.'}
      </Text>
    </div>
  );
}

function Thing({ path }: { path: IdPath }) {
  const part = useStudio(({ value }) => valueIn(value, path));
  const isHeld = useStudio((state) => state.isBroken);
  const heading = useRef<HTMLHeadingElement>(null);
  const value = useStudio((state) => state.value);
  const owner = schemaNodeOfPath(value, path.slice(0, -1));
  const step = path.at(-1);
  const whole = owner && partOf(owner, typeof step === 'object' ? 0 : (step ?? ''));
  const choice = whole?.kind === 'choice' ? whole : undefined;
  const own = choice ? optionOf(part, choice) : whole;
  const pages = useMemo(() => pagesWith(value, path), [value, path]);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const { kind, name } = kindAndName(value, path);
  const isShared = path[0] !== 'routes';
  if (!own) return <Nothing />;
  return (
    <>
      <div className={styles.head}>
        <Breadcrumbs
          separator="›"
          separatorMargin={6}
          className={styles.crumbs}
          aria-label="Where this is"
          component="nav"
        >
          {trailOf(value, path)
            .slice(0, -1)
            .map((place) => (
              <Anchor key={pathKey(place)} component="button" size="xs" onClick={() => select(place)}>
                {shorten(kindAndName(value, place).name, 24)}
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
              Draft
            </Badge>
          )}
          {isShared && (
            <Tooltip label={pages.slice(0, 20).join('  ')} disabled={pages.length === 0} multiline maw={320}>
              <span className={styles.fact} tabIndex={pages.length > 0 ? 0 : undefined}>
                {pages.length === 0 ? 'Used on no page' : `Used on ${plural(pages.length, 'page')}`}
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
      >
        <fieldset className={styles.fields} disabled={isHeld} aria-label={`Form: ${name}`}>
          {own.kind === 'object' && <Beside path={path} keys={own.keys} />}
          {own.kind === 'object' ? (
            <ObjectForm path={path} schemaNode={own} choice={choice} />
          ) : (
            <PartForm path={path} schemaNode={own} />
          )}
        </fieldset>
      </ScrollArea>
    </>
  );
}

function ThingTools({ path }: { path: IdPath }) {
  const isHidden = useStudio(({ value }) => keyOf(valueIn(value, path), 'draft') === true);
  if (!listPositionOf(path)) return null;
  return (
    <span className={styles.tools}>
      {mayHide(path) && (
        <IconButton
          icon={isHidden ? icons.shown : icons.hidden}
          label={isHidden ? 'Show (publish)' : 'Hide (draft)'}
          onClick={() => toggleHidden(path)}
        />
      )}
      <IconButton icon={icons.copy} label="Duplicate" onClick={() => duplicateItem(path)} />
      <IconButton icon={icons.trash} label="Delete" onClick={() => void askToRemove(path)} />
    </span>
  );
}

/** The issues that belong to no field of a form. */
function Beside({ path, keys }: { path: IdPath; keys: Map<string, SchemaNode> }) {
  const issues = useIssuesBeside(path, keys);
  return issues.map((issue) => <IssueNote key={`${issue.pathText} ${issue.message}`} issue={issue} />);
}
