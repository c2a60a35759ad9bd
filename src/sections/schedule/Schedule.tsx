import { Container, Stack, Text, Title } from '@mantine/core';
import type { Item } from 'site-from-json/schema';
import {
  levelBelow,
  listFormat,
  SectionEnd,
  SectionIntro,
  type SectionProps,
  TabPanels,
  Tags,
  useSite,
} from 'site-from-json/ui';
import styles from './Schedule.module.css';
import type schedule from './section.ts';

/** Sessions in order of time. Several days are shown in tabs. */
export default function Schedule({ section, heading }: SectionProps<typeof schedule>) {
  const { id, title, text, items, footnote } = section;
  const level = levelBelow(heading);
  const days = [...new Set(items.map(({ day }) => day))];
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      {days.length > 1 ? (
        <TabPanels
          level={level}
          id={id}
          panels={days.map((day) => ({
            name: day,
            content: <Sessions items={items.filter((item) => item.day === day)} />,
          }))}
        />
      ) : (
        <>
          <Title order={level} size="h3" mb="md">
            {days[0]}
          </Title>
          <Sessions items={items} />
        </>
      )}
      <SectionEnd footnote={footnote} mt="lg" />
    </Container>
  );
}

function Sessions({ items }: { items: Item<'sessions'>[] }) {
  const { lang } = useSite();
  return (
    <ol className={styles.sessions}>
      {items.map(({ id, start, end, title, description, room, speakers, tags }) => (
        <li key={id} className={styles.session}>
          <p className={styles.time}>
            <bdi>
              {start}
              {end && ` – ${end}`}
            </bdi>
          </p>
          <Stack gap={6}>
            <Text size="lg" fw={600} lh={1.35}>
              {title}
            </Text>
            {speakers.length > 0 && <Text size="sm">{listFormat(lang).format(speakers)}</Text>}
            {description && (
              <Text c="dimmed" maw="40em">
                {description}
              </Text>
            )}
            <Tags tags={tags} mt={4} />
          </Stack>
          {room && (
            <Text size="sm" c="dimmed" className={styles.room}>
              {room}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
