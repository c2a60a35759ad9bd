import { Button, Container, Group, Text, Title } from '@mantine/core';
import { titleId } from '../ui/ids.ts';
import { openDialog } from '../ui/invoke.ts';
import { Motif } from '../ui/motif/Motif.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './Message.module.css';
import searchStyles from './SearchButton.module.css';
import { searchDialog } from './search-dialog.ts';

/** Blocks with one missing. */
const gap = [
  [3, 3, 3],
  [3, 3, 2],
  [3, 2, 0],
];

/** The main area for an unknown address. For static content only. */
export function NotFound() {
  const { texts, search, home = '/' } = useSite();
  const { title, text, action } = texts.notFound;
  const toHome = (
    <Button component="a" href={home}>
      {action}
    </Button>
  );
  return (
    <Container className={styles.message}>
      <Motif stage="wire" heights={gap} className={styles.art} />
      <Title id={titleId('not-found')}>{title}</Title>
      <Text fz="xl" c="dimmed" maw="34em">
        {text}
      </Text>
      {search ? (
        <Group>
          {toHome}
          <Button variant="default" className={searchStyles.button} {...openDialog(searchDialog)}>
            {search.label}
          </Button>
        </Group>
      ) : (
        toHome
      )}
    </Container>
  );
}
