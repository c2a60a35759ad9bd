import { Container, List, Stack, Text } from '@mantine/core';
import type { SectionDataOf } from 'site-from-json/schema';
import { Actions, levelBelow, PictureView, Prose, SectionIntro, type SectionProps, TabPanels } from 'site-from-json/ui';
import type tabs from './section.ts';
import styles from './Tabs.module.css';

/** Several texts in tabs. */
export default function Tabs({ section, heading }: SectionProps<typeof tabs>) {
  const { id, title, text, items } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <TabPanels
        level={levelBelow(heading)}
        id={id}
        panels={items.map((item) => ({ name: item.name, content: <Content {...item} under={levelBelow(heading)} /> }))}
      />
    </Container>
  );
}

type Tab = SectionDataOf<typeof tabs>['items'][number];

function Content({ paragraphs = [], body, points, picture, action, under }: Tab & { under: 2 | 3 }) {
  return (
    <div className={picture ? `${styles.content} ${styles.beside}` : styles.content}>
      <Stack gap="md" align="start" maw="40rem">
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} size="lg">
            {paragraph}
          </Text>
        ))}
        {body && <Prose blocks={body} under={under} className={styles.body} />}
        {points.length > 0 && (
          <List spacing="xs" withPadding className={styles.points}>
            {points.map((point) => (
              <List.Item key={point}>{point}</List.Item>
            ))}
          </List>
        )}
        {action && <Actions actions={[action]} />}
      </Stack>
      {picture && (
        <PictureView
          picture={picture}
          sizes="(min-width: 76em) 520px, (min-width: 62em) 44vw, 92vw"
          ratio="own"
          style={{ borderRadius: 'var(--mantine-radius-lg)', maxBlockSize: '26rem' }}
        />
      )}
    </div>
  );
}
