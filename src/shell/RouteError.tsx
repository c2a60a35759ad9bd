import { Button, Container, Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Texts } from '../../schema/texts.ts';
import styles from './Message.module.css';

interface RouteErrorProps {
  /** What failed, as the developer would say it. */
  error: string;
  texts: Texts['error'];
  /** What is known of the cause, for everybody. */
  notice?: string | undefined;
  onRetry: () => void;
}

/** Stands in the main area where a page could not be shown; the details are there for whoever asks. */
export function RouteError({ error, texts, notice, onRetry }: RouteErrorProps) {
  const [shown, setShown] = useState(false);
  return (
    <section className="section" aria-labelledby="_error-title">
      <Container className={styles.message}>
        <Title id="_error-title" order={1}>
          {texts.title}
        </Title>
        {[notice, texts.text].map(
          (text) =>
            text && (
              <Text key={text} size="xl" c="dimmed" maw="34em">
                {text}
              </Text>
            ),
        )}
        <Group gap="sm">
          <Button onClick={onRetry}>{texts.retry}</Button>
          <Button
            variant="default"
            aria-expanded={shown}
            aria-controls="_error-details"
            onClick={() => setShown(!shown)}
          >
            {shown ? texts.hide : texts.show}
          </Button>
        </Group>
        <Paper
          component="pre"
          id="_error-details"
          className={styles.details}
          withBorder
          display={shown ? 'block' : 'none'}
        >
          {error}
        </Paper>
      </Container>
    </section>
  );
}
