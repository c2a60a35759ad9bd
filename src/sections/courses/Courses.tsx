import { Badge, Container, Group, Stack, Text, Title } from '@mantine/core';
import type { Item } from 'site-from-json/schema';
import {
  CardGrid,
  Icon,
  LinkCard,
  levelBelow,
  PictureView,
  SectionIntro,
  type SectionProps,
  sizesForHeight,
  useSite,
} from 'site-from-json/ui';
import styles from './Courses.module.css';
import type courses from './section.ts';

/** Cards of courses, each one link that downloads the course's syllabus. */
export default function Courses({ section, heading }: SectionProps<typeof courses>) {
  const { id, title, text, items, columns, download } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <CardGrid columns={columns} gap="clamp(0.75rem, 1.6vw, 1.25rem)" alone="none">
        {items.map((course) => (
          // Structured data refers to this id. With an underscore, it cannot be the id of a section.
          <li key={course.id} id={`${id}_${course.id}`}>
            <CourseCard course={course} level={levelBelow(heading)} download={download} />
          </li>
        ))}
      </CardGrid>
    </Container>
  );
}

function CourseCard({ course, level, download }: { course: Item<'courses'>; level: 2 | 3; download: string }) {
  const { name, description, logo, pdf, duration } = course;
  const { base = '' } = useSite();
  const file = `${base}/assets/training/${pdf}`;
  return (
    <LinkCard shadow="sm" className={styles.card} href={file} download={pdf} data-download={name}>
      <Group justify="space-between" align="start" wrap="nowrap">
        <PictureView picture={{ ...logo, alt: '' }} sizes={sizesForHeight(56, logo)} className={styles.logo} />
        <Badge>{duration}</Badge>
      </Group>
      <Stack gap={6} flex={1}>
        <Title order={level} size="h3">
          {name}
        </Title>
        <Text size="sm" lh={1.5} c="dimmed">
          {description}
        </Text>
      </Stack>
      <Group gap="xs" wrap="nowrap" className={styles.download}>
        <Icon name="tabler:download" size={18} />
        {download}
      </Group>
    </LinkCard>
  );
}
