import { Box, Container } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { PersonCard } from '../../ui/PersonCard.tsx';
import { levelBelow, SectionIntro } from '../../ui/SectionIntro.tsx';
import styles from './PeopleGrid.module.css';
import type { peopleGrid } from './schema.ts';

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
