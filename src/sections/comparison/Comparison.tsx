import { Badge, Container, Table, Text } from '@mantine/core';
import type { SectionDataOf } from 'site-from-json/schema';
import { Actions, Icon, ScrollableTable, SectionIntro, type SectionProps } from 'site-from-json/ui';
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
                <Column {...column} />
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
                    <Text component="span" size="sm" c="dimmed" className={styles.text}>
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
      {footnote && (
        <Text size="sm" c="dimmed" mt="md">
          {footnote}
        </Text>
      )}
    </Container>
  );
}

function Column({ name, text, badge, action }: Data['columns'][number]) {
  return (
    <div className={styles.head}>
      <div className={styles.badge}>
        {badge && (
          <Badge variant="filled" radius="xl">
            {badge}
          </Badge>
        )}
      </div>
      <span className={styles.title}>{name}</span>
      {text && (
        <Text component="span" size="sm" c="dimmed">
          {text}
        </Text>
      )}
      {action && (
        <div className={styles.action}>
          <Actions actions={[action]} />
        </div>
      )}
    </div>
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
