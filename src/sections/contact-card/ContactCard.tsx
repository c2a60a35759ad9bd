import { Card, Container, Stack, Table, Title } from '@mantine/core';
import type { SectionDataOf } from 'site-from-json/schema';
import {
  Actions,
  Address,
  CardGrid,
  ContactMethods,
  levelBelow,
  SectionIntro,
  type SectionProps,
  SocialLinks,
  useSite,
} from 'site-from-json/ui';
import styles from './ContactCard.module.css';
import type contactCard from './section.ts';

/** Cards side by side, one for each place. */
export default function ContactCard({ section, heading }: SectionProps<typeof contactCard>) {
  const { id, title, text, cards } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <CardGrid alone="30rem" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))' }}>
        {cards.map((card) => (
          <li key={card.name}>
            <Place {...card} level={levelBelow(heading)} />
          </li>
        ))}
      </CardGrid>
    </Container>
  );
}

type PlaceProps = SectionDataOf<typeof contactCard>['cards'][number] & { level: 2 | 3 };

function Place({ name, address, ways, hours, links, actions, level }: PlaceProps) {
  const { texts } = useSite();
  return (
    <Card className={styles.card}>
      <Title order={level} size="h3">
        {name}
      </Title>
      {address.length > 0 && <Address lines={address} />}
      {ways.length > 0 && (
        <Stack component="dl" gap="xs">
          <ContactMethods ways={ways} />
        </Stack>
      )}
      {hours.length > 0 && (
        <Table horizontalSpacing={0} verticalSpacing="xs" aria-label={name} className={styles.hours}>
          <Table.Tbody>
            {hours.map((line) => (
              <Table.Tr key={line.days}>
                <Table.Th scope="row">{line.days}</Table.Th>
                <Table.Td>{line.hours}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {links.length > 0 && <SocialLinks links={links} label={`${texts.social}: ${name}`} />}
      {/* On one line with those of the neighbors. */}
      <Actions actions={actions} justify="start" mt="auto" />
    </Card>
  );
}
