import { Alert, Button, Drawer, Loader, Notification, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import styles from './App.module.css';
import { FormPane } from './FormPane.tsx';
import { FramePane } from './FramePane.tsx';
import { OutlinePane } from './OutlinePane.tsx';
import { openCode, panels } from './panels.ts';
import { restore } from './saving.ts';
import { openWindow, setState, useStudio } from './store.ts';
import { TopBar } from './TopBar.tsx';
import { Windows } from './windows/Windows.tsx';
import { words } from './words.ts';

/** Studio: the page of the site in a frame, what it consists of at one side, and the form of what is selected at the other. */
export function App() {
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  const isThere = useStudio(({ file }) => file !== undefined);
  const open = useStudio((state) => state.open);
  const panel = useStudio((state) => panels.find(({ name }) => name === state.panel));
  const close = () => openWindow(undefined);
  return (
    <div className={styles.app}>
      <TopBar />
      {isWide && (
        <aside className={styles.outline} data-pane="outline" aria-label={words.outline}>
          {isThere ? <OutlinePane /> : <Loader m="auto" size="sm" />}
        </aside>
      )}
      <div className={styles.page}>
        <Trouble />
        <FramePane />
        {panel?.place === 'below' && <PanelOf key={panel.name} load={panel.load} />}
      </div>
      {isWide && (
        <aside className={styles.form} data-pane="form" aria-label={words.form}>
          {panel?.place === 'beside' ? <PanelOf key={panel.name} load={panel.load} /> : isThere && <FormPane />}
        </aside>
      )}
      {!isWide && (
        <>
          <Sheet isOpen={open?.name === 'outline'} title={words.outline} side="left">
            <OutlinePane />
          </Sheet>
          <Sheet isOpen={open?.name === 'form'} title={words.form} side="bottom">
            <FormPane />
          </Sheet>
        </>
      )}
      <Windows />
      <Message />
      <VisuallyHidden role="status" id="_said" />
      {isThere || <VisuallyHidden>{words.loading}</VisuallyHidden>}
      {/* Closes whatever lies over the page when the browser is made wide. */}
      {isWide && (open?.name === 'outline' || open?.name === 'form') && <Closer close={close} />}
    </div>
  );
}

function Closer({ close }: { close: () => void }) {
  useMemo(() => queueMicrotask(close), [close]);
  return null;
}

/** What has no room beside the page of a narrow window. */
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
    <Drawer
      opened={isOpen}
      onClose={() => openWindow(undefined)}
      title={<VisuallyHidden>{title}</VisuallyHidden>}
      closeButtonProps={{ 'aria-label': words.close, size: 40 }}
      position={side}
      size={side === 'left' ? '20rem' : '62dvh'}
      overlayProps={{ backgroundOpacity: side === 'left' ? 0.35 : 0.12 }}
      styles={{
        body: { padding: 0, display: 'flex', flexDirection: 'column' },
        header: {
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: 0,
          minHeight: 0,
          padding: 4,
          background: 'none',
        },
      }}
    >
      <div data-pane={side === 'left' ? 'outline' : 'form'} className={styles.sheet}>
        {children}
      </div>
    </Drawer>
  );
}

function PanelOf({ load }: { load: (typeof panels)[number]['load'] }) {
  const Panel = useMemo(() => lazy(load), [load]);
  return (
    <Suspense fallback={<Loader m="auto" size="sm" />}>
      <Panel close={() => setState({ panel: undefined })} />
    </Suspense>
  );
}

/** Why something was not done; it is read out elsewhere. */
function Message() {
  const message = useStudio((state) => state.message);
  return message === '' ? null : (
    <Notification
      className={styles.message}
      onClose={() => setState({ message: '' })}
      closeButtonProps={{ 'aria-label': words.close }}
      role="presentation"
    >
      {message}
    </Notification>
  );
}

/** Says what is the matter with the file, and what can be done. */
function Trouble() {
  const trouble = useStudio(({ file }) => file?.trouble);
  const notice = useStudio(({ file }) => file?.notice);
  const isBroken = useStudio((state) => state.isBroken);
  const first = useStudio(({ file }) => file?.issues.find(({ severity }) => severity === 'error'));
  if (trouble)
    return (
      <Alert className={styles.notice} color="red" title={trouble} role="alert">
        {words.troubleHelp}{' '}
        <Button variant="default" size="compact-xs" onClick={() => void restore()}>
          {words.restore}
        </Button>
      </Alert>
    );
  if (isBroken)
    return (
      <Alert className={styles.notice} color="red" title={words.cannotRead} role="alert">
        {first && `${first.file}:${first.line}:${first.column} ${first.fact} ${first.fix}`} {words.mendFirst}{' '}
        <Button variant="default" size="compact-xs" onClick={() => openCode(first)}>
          {words.mendInCode}
        </Button>
      </Alert>
    );
  return notice ? (
    <Alert className={styles.notice} color="yellow" role="alert">
      {notice}
    </Alert>
  ) : null;
}
