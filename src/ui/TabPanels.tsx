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

/** Tabs with panels; without script all panels, below each other. A static section says with `tabs` that it has them. */
export function TabPanels({ panels, level, id }: TabPanelsProps) {
  return (
    <Tabs
      defaultValue="0"
      id={`_tabs-${id}`}
      classNames={{ root: styles.tabs, list: styles.list, tab: styles.tab, panel: styles.panel }}
    >
      <Tabs.List aria-labelledby={titleId(id)}>
        {panels.map(({ name }, index) => (
          // Mantine knows its panels only once they are mounted.
          <Tabs.Tab key={name} value={`${index}`} aria-controls={`_tabs-${id}-panel-${index}`}>
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
