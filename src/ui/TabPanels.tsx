import { Tabs, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { titleId } from './ids.ts';
import styles from './TabPanels.module.css';

interface Panel {
  name: string;
  content: ReactNode;
}

interface TabPanelsProps {
  panels: Panel[];
  /** The level of the panels' headings. They are for screen readers, and visible where tabs are not: without script and on paper. */
  level: 2 | 3;
  /** The id of the section, whose heading names the tabs. */
  id: string;
}

/** Tabs with panels; without script all panels, below each other. For live sections. */
export function TabPanels({ panels, level, id }: TabPanelsProps) {
  return (
    <Tabs
      defaultValue="0"
      id={`_tabs-${id}`}
      classNames={{ root: styles.tabs, list: styles.list, tab: styles.tab, panel: styles.panel }}
    >
      <Tabs.List aria-labelledby={titleId(id)}>
        {panels.map(({ name }, index) => (
          <Tabs.Tab key={name} value={`${index}`}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ name, content }, index) => (
        <Tabs.Panel key={name} value={`${index}`}>
          <Title order={level} size="h3" className={styles.heading}>
            {name}
          </Title>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
