import { Container } from '@mantine/core';
import { CardGrid, levelBelow, PersonCard, SectionEnd, SectionIntro, type SectionProps } from 'site-from-json/ui';
import type peopleGrid from './section.ts';

/** A card for each person. */
export default function PeopleGrid({ section, site, heading }: SectionProps<typeof peopleGrid>) {
  const { id, title, text, items, columns, actions } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <CardGrid columns={columns} least="11rem" alone="24rem">
        {items.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} level={levelBelow(heading)} texts={site.texts} columns={columns} />
          </li>
        ))}
      </CardGrid>
      <SectionEnd actions={actions} mt="xl" />
    </Container>
  );
}
