import { Notifications, useNotifications } from '@mantine/notifications';
import { type CSSProperties, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SiteModel } from '../../config/resolve/page-model.ts';
import { surplusToasts } from './surplus-toasts.ts';
import { Toast } from './Toast.tsx';
import styles from './Toasts.module.css';
import { createToastClock, type ToastClock } from './toast-clock.ts';
import { adoptToastCss } from './toast-css.ts';
import { leaveToast, type ToastData, toastStore } from './toast-store.ts';
import { useToastFocus } from './use-toast-focus.ts';
import { useTopLayer } from './use-top-layer.ts';

export interface ToastsProps {
  options: SiteModel['toasts'];
  texts: SiteModel['texts']['toast'];
}

/** The list of toasts: a landmark in the corner of the window that shows the newest ones. */
export default function Toasts({ options, texts }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  const [clock] = useState(() => createToastClock((id) => leaveToast(id, 'fade')));
  const toasts = useNotifications(toastStore).notifications;
  const { goOn, ...focusHandlers } = useToastFocus(region, options.hotkey);
  useTopLayer(region, (toasts.at(-1) as ToastData | undefined)?.['data-version']);
  useTabHold(clock);
  useInsertionEffect(adoptToastCss, []);

  useLayoutEffect(() => {
    for (const id of surplusToasts(toasts, options.limit)) leaveToast(id, 'fade');
  }, [toasts, options.limit]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={texts.region}
      className={styles.region}
      style={sizes(options)}
      {...focusHandlers}
    >
      <Notifications
        store={toastStore}
        limit={Number.POSITIVE_INFINITY}
        // The clock, the swipe and the removal are ours: Mantine's start anew, go by the width, and leave the gap behind.
        autoClose={false}
        allowDragDismiss={false}
        allowScrollDismiss={false}
        transitionDuration={0}
        notificationMaxHeight="none"
        pauseResetOnHover="notification"
        withinPortal={false}
        classNames={{ root: styles.corner, notification: styles.room }}
        renderNotification={(data) => (
          <Toast
            toast={data as ToastData}
            options={options}
            closeLabel={texts.close}
            clock={clock}
            onFocusLost={goOn}
          />
        )}
      />
    </section>
  );
}

function sizes(options: ToastsProps['options']): CSSProperties {
  return {
    '--toast-width': `${options.width}px`,
    '--toast-gap': `${options.gap}px`,
    '--toast-offset': `${options.offset}px`,
    '--toast-offset-small': `${options.offsetSmall}px`,
    '--toast-removal': `${options.removalDelay}ms`,
  } as CSSProperties;
}

function useTabHold(clock: ToastClock): void {
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') clock.hold('tab', 'hidden');
      else clock.release('tab');
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [clock]);
}
