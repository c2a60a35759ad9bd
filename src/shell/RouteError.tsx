import { useState } from 'react';
import type { Texts } from '../../schema/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Text } from '../ui/Text.tsx';
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
    <section className="section" aria-labelledby="error-title">
      <div className={`measure ${styles.message}`}>
        <Heading id="error-title" level={1}>
          {texts.title}
        </Heading>
        {notice && <Text className={styles.text}>{notice}</Text>}
        <Text className={styles.text}>{texts.text}</Text>
        <div className={styles.actions}>
          <Button onClick={onRetry}>{texts.retry}</Button>
          <Button look="secondary" aria-expanded={shown} aria-controls="error-details" onClick={() => setShown(!shown)}>
            {shown ? texts.hide : texts.show}
          </Button>
        </div>
        <pre id="error-details" className={styles.details} hidden={!shown}>
          {error}
        </pre>
      </div>
    </section>
  );
}
