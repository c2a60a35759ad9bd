import { Button, ScrollArea, SegmentedControl, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { keysOf } from '../../../diagnostics/schema-node.ts';
import { type IdPath, isSamePath, isWithin } from '../../../json/edit/id-path.ts';
import { keyOf } from '../../../json/values.ts';
import { inLanguageFile } from '../../format.ts';
import { openDialog } from '../dialogs/open.ts';
import { languageFile, pageRoute, pathKey, schemaNodeOfSite } from '../document/paths.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { select } from '../selection/select.ts';
import { usePath, useStudio } from '../store.ts';
import { IssueDot } from './IssueDot.tsx';
import { ItemList } from './ItemList.tsx';
import styles from './OutlinePane.module.css';

/** The outline of the page and of the site. */
export function OutlinePane() {
  const isOfPage = useStudio(
    ({ selection }) => selection && (selection[0] === 'routes' || shownOnPage.has(String(selection[0]))),
  );
  const [tab, setTab] = useState<'page' | 'site'>();
  const shown = tab ?? (isOfPage === false ? 'site' : 'page');
  return (
    <>
      <div className={styles.tabs}>
        <SegmentedControl
          fullWidth
          aria-label="Outline"
          value={shown}
          onChange={(value) => setTab(value as 'page' | 'site')}
          data={[
            { value: 'page', label: 'Page' },
            { value: 'site', label: 'Site' },
          ]}
        />
      </div>
      <ScrollArea className={styles.scroll} type="hover">
        {shown === 'page' ? <PageOutline /> : <SiteOutline />}
      </ScrollArea>
    </>
  );
}

/** The top-level keys that are parts of each page. */
const shownOnPage = new Set(['header', 'footer']);

/** The outline of a page: settings, header, sections and footer. */
function PageOutline() {
  const route = usePath(({ value, page }) => pageRoute(value, page));
  const isBroken = useStudio((state) => state.isBroken);
  const file = useStudio(({ value, page }) => languageFile(value, page));
  if (!route) {
    const why = file ? inLanguageFile(file) : 'This page is not in the file.';
    return <p className={styles.none}>{isBroken ? 'The file is not valid JSON at the moment.' : why}</p>;
  }
  const add = (at: number) => openDialog({ name: 'add-section', page: route, at });
  return (
    <nav className={styles.outline} aria-label="Outline of the page">
      <Part path={route} label="Page settings" />
      <Part path={['header']} label="Header" />
      <div className={styles.sections}>
        <ItemList list={[...route, 'sections']} label="Sections" follows onInsert={add} />
        <Button
          className={styles.add}
          variant="default"
          fullWidth
          leftSection={<Icon of={icons.plus} />}
          onClick={() => add(Number.POSITIVE_INFINITY)}
        >
          Add a section
        </Button>
      </div>
      <Part path={['footer']} label="Footer" />
    </nav>
  );
}

/** The outline of the site without its pages. */
function SiteOutline() {
  const hidden = ['$schema', 'version', 'routes'];
  return (
    <nav className={styles.outline} aria-label="Site">
      {keysOf(schemaNodeOfSite(undefined)).map(([key, { title }]) =>
        hidden.includes(key) ? null : <Part key={key} path={[key]} label={title ?? key} />,
      )}
      <Button
        className={styles.add}
        variant="default"
        fullWidth
        leftSection={<Icon of={icons.plus} />}
        onClick={() => openDialog({ name: 'new-page' })}
      >
        New page
      </Button>
    </nav>
  );
}

/** A row for a value that is not an item of a list. */
function Part({ path, label }: { path: IdPath; label: string }) {
  const isChosen = useStudio(({ selection }) => {
    if (!selection) return false;
    const isInSections = path[0] === 'routes' && selection[2] === 'sections';
    return isSamePath(selection, path) || (isWithin(selection, path) && !isInSections);
  });
  const count = useStudio(({ value }) => {
    const part = path.length === 1 ? keyOf(value, String(path[0])) : undefined;
    return Array.isArray(part) ? part.length : undefined;
  });
  return (
    <UnstyledButton
      className={styles.part}
      data-item={pathKey(path)}
      data-chosen={isChosen || undefined}
      aria-current={isChosen || undefined}
      onClick={() => select(path)}
    >
      <span>{label}</span>
      {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      <IssueDot path={path.length === 1 ? path : [...path, 'path']} />
    </UnstyledButton>
  );
}
