import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useSite } from '../ui/Providers.tsx';
import styles from './Consent.module.css';
import { NavLinks } from './NavLinks.tsx';

/** Asks for consent to third-party scripts. It covers only the lower edge of the window and is not modal. */
export function Consent() {
  const { scripts = [], legal = [], texts } = useSite();
  const words = texts.consent;
  return (
    <div id="_consent" role="dialog" aria-labelledby="_title-consent" tabIndex={-1} hidden className={styles.consent}>
      <Stack gap={4}>
        <Title id="_title-consent" order={2} size="h4">
          {words.title}
        </Title>
        <Text size="sm" c="dimmed">
          {words.text}
        </Text>
        <ul className={styles.scripts}>
          {scripts.map(({ name, purpose, consent }) =>
            consent ? (
              <li key={name}>
                <strong>{name}:</strong> {purpose}
              </li>
            ) : null,
          )}
        </ul>
        {legal.length > 0 && <NavLinks items={legal} styles={{ links: styles.legal ?? '' }} />}
      </Stack>
      <div className={styles.buttons}>
        <Button variant="default" data-consent="no">
          {words.refuse}
        </Button>
        <Button variant="default" data-consent="yes">
          {words.agree}
        </Button>
      </div>
    </div>
  );
}

/** The footer's button that opens the question again; renders nothing on sites without such scripts. */
export function AskConsentAgain() {
  const { scripts = [], texts } = useSite();
  if (!scripts.some(({ consent }) => consent)) return null;
  return (
    <Anchor component="button" type="button" c="inherit" ms="md" data-consent="" className={styles.again}>
      {texts.consent.again}
    </Anchor>
  );
}
