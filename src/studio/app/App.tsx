import { Alert, AppShell, Button, Drawer, Loader, Notification, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense, useEffect } from 'react';
import { relativeTime } from '../format.ts';
import styles from './App.module.css';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { openCode, openDialog } from './dialogs/open.ts';
import { shorten } from './document/paths.ts';
import { restore, send } from './document/queue.ts';
import { hindranceOf } from './document/slice.ts';
import { takeKept } from './document/unsaved.ts';
import { keptItems } from './document/unsaved-list.ts';
import { FixButton } from './forms/IssueNote.tsx';
import { FormPane } from './panes/FormPane.tsx';
import { FramePane } from './panes/FramePane.tsx';
import { OutlinePane } from './panes/OutlinePane.tsx';
import { TopBar } from './panes/TopBar.tsx';
import { part } from './part.tsx';
import { setState, useStudio } from './store.ts';

const CodePanel = part(() => import('./code/CodePanel.tsx'));

/** Studio: the page in a frame, with its outline on one side and the form of the selection on the other. */
export function App() {
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  const isThere = useStudio(({ file }) => file !== undefined);
  const open = useStudio((state) => state.dialog);
  const hasCode = useStudio((state) => state.hasCode);
  const said = useStudio((state) => state.said);
  return (
    <AppShell
      className={styles.app}
      mode="static"
      header={{ height: 'auto' }}
      {...(isWide && {
        navbar: { width: '17.5rem', breakpoint: 'md', collapsed: { mobile: true } },
        aside: { width: '23rem', breakpoint: 'md', collapsed: { mobile: true } },
      })}
    >
      <TopBar />
      {isWide && (
        <AppShell.Navbar mih={0} data-pane="outline" aria-label="Outline">
          {isThere ? <OutlinePane /> : <Loader m="auto" size="sm" />}
        </AppShell.Navbar>
      )}
      <AppShell.Main className={styles.main}>
        <Trouble />
        <KeptChanges />
        <FramePane />
        {hasCode && (
          <Suspense fallback={<Loader m="auto" size="sm" />}>
            <CodePanel close={() => setState({ hasCode: false })} />
          </Suspense>
        )}
      </AppShell.Main>
      {isWide && (
        <AppShell.Aside mih={0} data-pane="form" aria-label="Form">
          {isThere && <FormPane />}
        </AppShell.Aside>
      )}
      {!isWide && (
        <>
          <Sheet isOpen={open?.name === 'outline'} title="Outline" side="left">
            <OutlinePane />
          </Sheet>
          <Sheet isOpen={open?.name === 'form'} title="Form" side="bottom">
            <FormPane />
          </Sheet>
        </>
      )}
      <Dialogs />
      <Message />
      <VisuallyHidden role="status" id="_said">
        {said}
      </VisuallyHidden>
      {isThere || <VisuallyHidden>Loading the site…</VisuallyHidden>}
    </AppShell>
  );
}

/** The outline or the form in a narrow window, over the page. */
function Sheet({
  isOpen,
  title,
  side,
  children,
}: {
  isOpen: boolean;
  title: string;
  side: 'left' | 'bottom';
  children: ReactNode;
}) {
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={() => openDialog(undefined)}
      position={side}
      size={side === 'left' ? '20rem' : '62dvh'}
      classNames={{ content: styles.sheet ?? '' }}
    >
      <Drawer.Overlay backgroundOpacity={side === 'left' ? 0.35 : 0.12} />
      <Drawer.Content aria-label={title}>
        <Drawer.CloseButton aria-label="Close" size={40} pos="absolute" top={4} right={4} />
        <Drawer.Body p={0} pt={8} data-pane={side === 'left' ? 'outline' : 'form'}>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** How long a message is shown, in milliseconds. */
const shownFor = 8000;

/** A message, such as why a command failed. The live region reads it out. */
function Message() {
  const message = useStudio((state) => state.message);
  useEffect(() => {
    const timer = message && setTimeout(() => setState({ message: undefined }), shownFor);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    message && (
      <section aria-label="Message">
        <Notification
          className={styles.message}
          onClose={() => setState({ message: undefined })}
          closeButtonProps={{ 'aria-label': 'Close' }}
          role="presentation"
        >
          {message.text}
        </Notification>
      </section>
    )
  );
}

/** Offers what earlier windows of Studio did not save. */
function KeptChanges() {
  const kept = useStudio((state) => state.storedChanges);
  return kept.map((one) => (
    <Alert
      key={one.id}
      className={styles.notice}
      color="yellow"
      title={`You have unsaved changes from ${relativeTime(one.time)}:`}
      role="alert"
    >
      <ul className={styles.kept}>
        {keptItems(one).map(({ label, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have one label
          <li key={at}>
            {label}
            {text && `: “${shorten(text, 200)}”`}
          </li>
        ))}
      </ul>
      <Button variant="default" size="compact-xs" onClick={() => void takeKept(one, 'save')}>
        Save them
      </Button>{' '}
      <Button variant="default" size="compact-xs" onClick={() => void takeKept(one, 'drop')}>
        Drop them
      </Button>
    </Alert>
  ));
}

/** Shows why the file cannot be read, edited or written, with a button that helps. */
function Trouble() {
  const trouble = useStudio(({ file }) => (file?.isUnread ? file.trouble : undefined));
  const hindrance = useStudio((state) => (state.queue.length > 0 ? hindranceOf(state) : ''));
  const notice = useStudio(({ file }) => file?.notice);
  const isBroken = useStudio((state) => state.isBroken);
  const first = useStudio(({ file }) => file?.issues.find(({ severity }) => severity === 'error'));
  if (trouble)
    return (
      <Alert className={styles.notice} color="red" title={trouble} role="alert">
        Your changes wait until the file can be written again.{' '}
        <Button variant="default" size="compact-xs" onClick={() => void restore()}>
          Restore
        </Button>
      </Alert>
    );
  if (hindrance && !isBroken)
    return (
      <Alert className={styles.notice} color="red" title={hindrance} role="alert">
        Your changes wait, and are tried again by themselves.{' '}
        <Button variant="default" size="compact-xs" onClick={() => void send()}>
          Try again
        </Button>{' '}
        <Button variant="default" size="compact-xs" onClick={() => openDialog({ name: 'issues' })}>
          Show them
        </Button>
      </Alert>
    );
  if (isBroken)
    return (
      <Alert className={styles.notice} color="red" title="The file is not valid JSON at the moment." role="alert">
        {first && `${first.file}:${first.line}:${first.column} ${first.message} ${first.hint}`} The forms wait until it
        is fixed, in the code or in your editor. {first && <FixButton issue={first} />}{' '}
        <Button variant="default" size="compact-xs" onClick={() => openCode(first)}>
          Fix it in the code
        </Button>
      </Alert>
    );
  return notice ? (
    <Alert className={styles.notice} color="yellow" role="alert">
      {notice}
    </Alert>
  ) : null;
}
