import { Button, Container, Text, Title } from '@mantine/core';
import { titleId } from '../ui/ids.ts';
import { Motif } from '../ui/motif/Motif.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './Message.module.css';

/** Blocks with one missing. */
const gap = [
  [3, 3, 3],
  [3, 3, 2],
  [3, 2, 0],
];

/** The main area for an unknown address. For static content only. */
export function NotFound() {
  const { texts, home = '/' } = useSite();
  const { title, text, action } = texts.notFound;
  return (
    <Container className={styles.message}>
      <Motif stage="wire" heights={gap} className={styles.art} />
      <Title id={titleId('not-found')}>{title}</Title>
      <Text fz="xl" c="dimmed" maw="34em">
        {text}
      </Text>
      <Button component="a" href={home}>
        {action}
      </Button>
    </Container>
  );
}
