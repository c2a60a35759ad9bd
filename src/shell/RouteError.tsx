import { Button, Container, Group, Paper, Text, Title } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useSite } from '../ui/Providers.tsx';
import styles from './Message.module.css';

/** The main area if a page could not be loaded or rendered: a button to retry, and the details on request. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const [shown, { toggle }] = useDisclosure();
  const { error: texts, toast } = useSite().texts;
  const retry = () => void revalidate();
  useWindowEvent('online', retry);
  useEffect(() => {
    const before = document.title;
    document.title = texts.title;
    return () => {
      document.title = before;
    };
  }, [texts.title]);

  return (
    <section className="section" aria-labelledby="_error-title">
      <Container className={styles.message}>
        <Title id="_error-title">{texts.title}</Title>
        {!navigator.onLine && (
          <Text fz="xl" c="dimmed" maw="34em">
            {toast.offline}
          </Text>
        )}
        <Text fz="xl" c="dimmed" maw="34em">
          {texts.text}
        </Text>
        <Group gap="sm">
          <Button onClick={retry}>{texts.retry}</Button>
          <Button variant="default" aria-expanded={shown} aria-controls="_error-details" onClick={toggle}>
            {shown ? texts.hide : texts.show}
          </Button>
        </Group>
        <Paper
          component="pre"
          id="_error-details"
          withBorder
          radius="default"
          bg="var(--mantine-color-default-hover)"
          w="100%"
          m={0}
          py="md"
          px="lg"
          display={shown ? undefined : 'none'}
        >
          {error instanceof Error ? error.message : String(error)}
        </Paper>
      </Container>
    </section>
  );
}
