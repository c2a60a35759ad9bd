import { Stack, Text, Title } from '@mantine/core';
import { LogoGrid, type SectionProps, TwoColumns, titleId, useStackAlign } from 'site-from-json/ui';
import type logoCloud from './section.ts';

/** Logos of equal visual weight in a grid, beside a small heading. */
export default function LogoCloud({ section, heading }: SectionProps<typeof logoCloud>) {
  const { id, title, text, items, colour, names } = section;
  return (
    <TwoColumns columns="3fr 9fr" gap="var(--mantine-spacing-xl) var(--mantine-spacing-xxl)" align="start">
      <Stack gap="xs" {...useStackAlign()}>
        <Title id={titleId(id)} order={heading} size="h3">
          {title}
        </Title>
        {text && (
          <Text c="dimmed" maw="24em">
            {text}
          </Text>
        )}
      </Stack>
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
