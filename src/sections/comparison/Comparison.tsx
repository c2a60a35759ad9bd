import { Badge, Box, Container, Stack, Table, Text } from '@mantine/core';
import type { SectionDataOf } from 'site-from-json/schema';
import { Actions, Icon, ScrollableTable, SectionEnd, SectionIntro, type SectionProps } from 'site-from-json/ui';
import styles from './Comparison.module.css';
import type comparison from './section.ts';

type Data = SectionDataOf<typeof comparison>;

/** A table with a column for each compared offer. */
export default function Comparison({ section, site, heading }: SectionProps<typeof comparison>) {
  const { id, title, text, columns, groups, footnote } = section;
  const { yes, no } = site.texts.comparison;
  const featured = (at: number) => (columns[at]?.badge ? '' : undefined);
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ScrollableTable className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            {columns.map((column, at) => (
              <Table.Th key={column.name} scope="col" className={styles.column} data-featured={featured(at)}>
                <Column {...column} isBadged={columns.some(({ badge }) => badge)} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {groups.map((group) => (
          <Table.Tbody key={group.rows[0]?.name}>
            {group.title && (
              <Table.Tr>
                <Table.Th scope="rowgroup" className={styles.group}>
                  {group.title}
                </Table.Th>
                {columns.map(({ name }, at) => (
                  <Table.Td key={name} data-featured={featured(at)} className={styles.cell} />
                ))}
              </Table.Tr>
            )}
            {group.rows.map((row) => (
              <Table.Tr key={row.name}>
                <Table.Th scope="row" className={styles.name}>
                  {row.name}
                  {row.text && (
                    <Text span display="block" size="sm" c="dimmed" fw={400}>
                      {row.text}
                    </Text>
                  )}
                </Table.Th>
                {columns.map(({ name }, at) => (
                  <Table.Td key={name} className={styles.cell} data-featured={featured(at)}>
                    <Cell words={{ yes, no }}>{row.cells[at] ?? ''}</Cell>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        ))}
      </ScrollableTable>
      <SectionEnd footnote={footnote} mt="md" />
    </Container>
  );
}

type ColumnProps = Data['columns'][number] & {
  /** Whether any column has a badge: then the names of all stand below the line of it. */
  isBadged: boolean;
};

function Column({ name, text, badge, action, isBadged }: ColumnProps) {
  return (
    <Stack align="center" gap="0.25rem">
      <Box mih={isBadged ? '2rem' : undefined}>
        {badge && (
          <Badge variant="filled" radius="xl">
            {badge}
          </Badge>
        )}
      </Box>
      <Text span fz="h3" fw={600} lh={1.3}>
        {name}
      </Text>
      {text && (
        <Text component="span" size="sm" c="dimmed">
          {text}
        </Text>
      )}
      {action && (
        <Box fw={400} mt="md">
          <Actions actions={[action]} />
        </Box>
      )}
    </Stack>
  );
}

function Cell({ children, words }: { children: string; words: { yes: string; no: string } }) {
  if (children !== 'yes' && children !== 'no') return children;
  const icon = children === 'yes' ? 'tabler:check' : 'tabler:minus';
  return (
    <data value={children}>
      <Icon name={icon} size={22} label={words[children]} className={styles[children]} />
    </data>
  );
}
