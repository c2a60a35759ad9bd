import warning from 'virtual:icon/alert-triangle';
import success from 'virtual:icon/circle-check';
import error from 'virtual:icon/circle-x';
import info from 'virtual:icon/info-circle';
import { Notification } from '@mantine/core';
import closeButton from '@mantine/core/styles/CloseButton.layer.css?inline';
import loader from '@mantine/core/styles/Loader.layer.css?inline';
import notification from '@mantine/core/styles/Notification.layer.css?inline';
import unstyledButton from '@mantine/core/styles/UnstyledButton.layer.css?inline';
import { useDocumentVisibility, useDrag, useFocusWithin, useHotkeys, useMergedRef } from '@mantine/hooks';
import { type NotificationData, Notifications, notifications, useNotifications } from '@mantine/notifications';
import notificationsCss from '@mantine/notifications/styles.layer.css?inline';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SiteData } from '../../pages/page-data.ts';
import { LineIcon } from '../LineIcon.tsx';
import { useSite } from '../Providers.tsx';
import { addCss } from './adopt-css.ts';
import styles from './Toasts.module.css';
import ownCss from './Toasts.module.css?inline';
import type { ToastContent } from './toast.ts';

export interface ToastsProps {
  options: SiteData['toasts'];
  texts: SiteData['texts']['toast'];
}

const icons = { success, info, warning, error };
const isTyped = (type: unknown): type is keyof typeof icons => String(type) in icons;

/** Adds a toast, or updates the one with this id if it is still shown; returns its id. */
export function addToast({ type, message }: ToastContent, id?: string): string {
  // `presentation`, as the text inside is the live region.
  const data = {
    id,
    message,
    role: 'presentation',
    'data-type': type,
    autoClose: type === 'loading' ? false : undefined,
  };
  if (id) notifications.update({ ...data, id });
  return notifications.show(data);
}

/** The list of toasts: a landmark in a corner of the window, above everything else. */
export default function Toasts({ options, texts }: ToastsProps) {
  const { dir } = useSite();
  const toasts = useNotifications().notifications;
  const region = useRef<HTMLElement>(null);
  const isHidden = useDocumentVisibility() === 'hidden';

  // Escape, and the last toast when it disappears, return the focus to where it was.
  const focusedBefore = useRef<EventTarget>(null);
  const { ref: focusRef, focused } = useFocusWithin<HTMLElement>({
    onFocus: ({ relatedTarget }) => {
      focusedBefore.current = relatedTarget;
    },
  });
  const newest = () => [...(region.current?.querySelectorAll<HTMLElement>('[data-toast="shown"]') ?? [])].at(-1);
  const restoreFocus = () => {
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
  };
  const focusNewest = () => newest()?.focus({ preventScroll: true });
  // Physical keys, as Option changes the letter on a Mac.
  useHotkeys([[options.hotkey, focusNewest, { usePhysicalKeys: true }]], [], true);

  useEffect(() => {
    // Mantine's own limit would queue the newest toasts instead of hiding the oldest.
    for (const { id } of toasts.slice(0, -options.limit)) if (id) notifications.hide(id);
  }, [toasts, options.limit]);
  useLayoutEffect(() => {
    if (toasts.length > 0) raise(region.current);
  }, [toasts]);
  useInsertionEffect(addToastCss, []);

  return (
    <section
      ref={useMergedRef(region, focusRef)}
      popover="manual"
      aria-label={texts.region}
      className={styles.region}
      style={sizeVariables(options)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        restoreFocus();
      }}
    >
      <Notifications
        position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
        limit={Number.POSITIVE_INFINITY}
        autoClose={isHidden || focused ? false : options.duration}
        transitionDuration={options.removalDelay}
        // Replaced by the swipe below: Mantine's has no threshold in pixels.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        notificationMaxHeight="40dvh"
        withinPortal={false}
        classNames={{ root: styles.corner, notification: styles.slot }}
        renderNotification={(data) => (
          <Toast
            data={data}
            swipeThreshold={options.swipeThreshold}
            closeLabel={texts.close}
            onFocusLost={() => (newest() ? focusNewest() : restoreFocus())}
          />
        )}
      />
    </section>
  );
}

interface ToastProps {
  data: NotificationData;
  swipeThreshold: number;
  closeLabel: string;
  onFocusLost: () => void;
}

function Toast({ data, swipeThreshold, closeLabel, onFocusLost }: ToastProps) {
  // A notification that a section shows has no type, but perhaps a title, a color and an icon.
  const { id = '', message, title, color, 'data-type': type, withCloseButton } = data;
  const role = type === 'error' ? 'alert' : 'status';
  const isLeaving = !useNotifications().notifications.some((shown) => shown.id === id);
  const close = () => notifications.hide(id);

  const [offset, setOffset] = useState(0);
  const { ref: dragRef, active } = useDrag(
    ({ movement: [x], last, canceled }) => {
      const isFarEnough = last && !canceled && Math.abs(x) >= swipeThreshold;
      setOffset(isFarEnough ? Math.sign(x) * window.innerWidth : last ? 0 : x);
      if (isFarEnough) close();
    },
    { axis: 'x', threshold: 3, filterTaps: true },
  );

  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isLeaving && element.current?.contains(document.activeElement)) onFocusLost();
  });

  return (
    <Notification
      ref={useMergedRef(element, dragRef)}
      role="group"
      tabIndex={-1}
      aria-labelledby={`toast-${id}`}
      inert={isLeaving}
      data-toast={isLeaving ? 'leaving' : 'shown'}
      data-type={type}
      style={{ translate: `${offset}px`, transitionDuration: active ? '0s' : undefined }}
      color={color}
      loading={type === 'loading' || data.loading}
      loaderProps={{ size: 20, type: 'oval', color: 'currentColor', 'aria-hidden': true }}
      icon={isTyped(type) ? <LineIcon of={icons[type]} size={22} /> : data.icon}
      withCloseButton={withCloseButton}
      onClose={close}
      closeButtonProps={{ 'aria-label': closeLabel }}
      classNames={{
        root: styles.toast,
        icon: styles.icon,
        loader: styles.loader,
        body: styles.body,
        description: styles.description,
        closeButton: styles.close,
      }}
      // A click must not focus the toast, as a focused toast stays.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div key={role} id={`toast-${id}`} role={role} aria-atomic>
        {title && <strong>{title}</strong>}
        <div className={styles.text}>{message}</div>
      </div>
    </Notification>
  );
}

/** Opens a manual popover, or moves it above a modal dialog that was opened since. */
function raise(popover: HTMLElement | null): void {
  try {
    const isOpen = popover?.matches(':popover-open');
    if (isOpen && document.querySelector(':modal')) popover?.hidePopover();
    else if (isOpen) return;
    popover?.showPopover();
  } catch {
    // Browsers without popovers show the element in its place.
  }
}

const sizeVariables = (options: ToastsProps['options']) =>
  ({
    '--toast-width': `${options.width}px`,
    '--toast-gap': `${options.gap}px`,
    '--toast-offset': `${options.offset}px`,
    '--toast-offset-small': `${options.offsetSmall}px`,
    '--toast-removal': `${options.removalDelay}ms`,
  }) as CSSProperties;

let hasCss = false;

/** Adds the CSS of toasts to the document, once. */
function addToastCss(): void {
  if (!hasCss) addCss(loader, unstyledButton, closeButton, notification, notificationsCss, ownCss);
  hasCss = true;
}
