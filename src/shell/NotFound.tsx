import { Button, Container, Text, Title } from '@mantine/core';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { titleId } from '../ui/ids.ts';
import { Motif } from '../ui/Motif.tsx';
import styles from './Message.module.css';

// Blocks with one missing, which is what happened here.
const gap = [
  [3, 3, 3],
  [3, 3, 2],
  [3, 2, 0],
];

/** Stands in the main area for an address that no page has. Rendered at build time only. */
export function NotFound({ site: { texts } }: { site: SiteModel }) {
  const { title, text, action } = texts.notFound;
  return (
    <Container className={styles.message}>
      <Motif stage="wire" heights={gap} className={styles.art} />
      <Title id={titleId('not-found')} order={1}>
        {title}
      </Title>
      <Text size="xl" c="dimmed" maw="34em">
        {text}
      </Text>
      <Button component="a" href="/">
        {action}
      </Button>
    </Container>
  );
}
