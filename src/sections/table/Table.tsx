import { Container, Table as Mantine } from '@mantine/core';
import { ScrollableTable, SectionIntro, type SectionProps } from 'site-from-json/ui';
import type table from './section.ts';
import styles from './Table.module.css';

/** A table that scrolls horizontally if it is wider than the screen. */
export default function Table({ section, heading }: SectionProps<typeof table>) {
  const { id, title, text, caption, columns, rows, rowHeaders, striped } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ScrollableTable striped={striped} stripedColor="var(--mantine-color-default-hover)">
        {caption && (
          <Mantine.Caption c="dimmed" py="xs" ta="start">
            {caption}
          </Mantine.Caption>
        )}
        <Mantine.Thead>
          <Mantine.Tr>
            {columns.map(({ name, align }) => (
              <Mantine.Th key={name} scope="col" ta={align} c="dimmed" fz="sm" fw={500}>
                {name}
              </Mantine.Th>
            ))}
          </Mantine.Tr>
        </Mantine.Thead>
        <Mantine.Tbody>
          {rows.map((row) => (
            <Mantine.Tr key={row.join('|')}>
              {columns.map(({ name, align }, at) =>
                rowHeaders && at === 0 ? (
                  <Mantine.Th key={name} scope="row" ta={align}>
                    {row[at]}
                  </Mantine.Th>
                ) : (
                  <Mantine.Td key={name} ta={align} className={styles.cell}>
                    {row[at]}
                  </Mantine.Td>
                ),
              )}
            </Mantine.Tr>
          ))}
        </Mantine.Tbody>
      </ScrollableTable>
    </Container>
  );
}
