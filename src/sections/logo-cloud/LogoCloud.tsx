import { Text, Title } from '@mantine/core';
import { LogoGrid, type SectionProps, TwoColumns, titleId } from 'site-from-json/ui';
import styles from './LogoCloud.module.css';
import type logoCloud from './section.ts';

/** Logos of equal visual weight in a grid, beside a small heading. */
export default function LogoCloud({ section, heading }: SectionProps<typeof logoCloud>) {
  const { id, title, text, items, colour, names } = section;
  return (
    <TwoColumns columns="3fr 9fr" gap="var(--mantine-spacing-xl) var(--mantine-spacing-xxl)" align="start">
      <div>
        <Title id={titleId(id)} order={heading} size="h3">
          {title}
        </Title>
        {text && (
          <Text c="dimmed" mt="xs" className={styles.text}>
            {text}
          </Text>
        )}
      </div>
      <LogoGrid
        items={items}
        color={colour}
        names={names}
        columns={section.columns}
        maxColumns={names === 'shown' ? 4 : 5}
      />
    </TwoColumns>
  );
}
