import { Box, Container } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Actions, levelBelow, PersonCard, SectionIntro, type SectionProps } from 'site-from-json/ui';
import styles from './PeopleGrid.module.css';
import type peopleGrid from './section.ts';

/** A card for each person. */
export default function PeopleGrid({ section, site, heading }: SectionProps<typeof peopleGrid>) {
  const { id, title, text, items, columns, actions } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.people} style={{ '--columns': columns } as CSSProperties}>
        {items.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} level={levelBelow(heading)} texts={site.texts} columns={columns} />
          </li>
        ))}
      </ul>
      {actions.length > 0 && (
        <Box mt="xl">
          <Actions actions={actions} />
        </Box>
      )}
    </Container>
  );
}
