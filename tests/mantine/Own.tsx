import { ActionIcon, Blockquote, Button, Switch, useMantineColorScheme } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styles from './Own.module.css';

const Heavy = lazy(() => import('./Heavy.tsx'));

function Later() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Load it</Button>
      <Suspense>{isOpen && <Heavy />}</Suspense>
    </>
  );
}

function Scheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Switch
      label="Dark"
      checked={colorScheme === 'dark'}
      onChange={({ currentTarget: { checked } }) => setColorScheme(checked ? 'dark' : 'light')}
    />
  );
}

/** What an author adds to the components: styles, code that comes later, notifications and a switch of the scheme. */
export const shows: Record<string, () => ReactNode> = {
  ActionIcon: () => (
    <ActionIcon variant="filled" aria-label="Filled">
      +
    </ActionIcon>
  ),
  Blockquote: () => <Blockquote color="blue">Words.</Blockquote>,
  Later,
  Notification: () => (
    <Button onClick={() => notifications.show({ title: 'Sent', message: 'We answer soon.', color: 'teal' })}>
      Notify
    </Button>
  ),
  Scheme,
  Styles: () => <p className={styles.root}>Styled</p>,
};
