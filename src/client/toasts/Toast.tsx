import { Notification } from '@mantine/core';
import { __iconNode as warning } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { __iconNode as success } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { __iconNode as error } from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import { __iconNode as info } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { SiteModel } from '../../config/resolve/page-model.ts';
import { type IconNode, LineIcon } from '../../ui/LineIcon.tsx';
import { prefersStill } from '../../ui/prefers-still.ts';
import type { ToastType } from './show-toast.ts';
import styles from './Toasts.module.css';
import type { ToastClock } from './toast-clock.ts';
import { leaveToast, removeToast, type ToastData } from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';

interface ToastProps {
  toast: ToastData;
  options: SiteModel['toasts'];
  closeLabel: string;
  clock: ToastClock;
  /** Called when this leaves while the focus is in it. */
  onFocusLost: () => void;
}

const icons: Record<Exclude<ToastType, 'loading'>, IconNode> = { success, info, warning, error };

/** One toast: leaves when its time is over, when it is swiped away, and when it is closed. */
export function Toast({ toast, options, closeLabel, clock, onFocusLost }: ToastProps) {
  const { id = '', title, message, 'data-type': type, 'data-leaving': leaving, 'data-version': version } = toast;
  const element = useRef<HTMLDivElement>(null);
  const text = useId();
  const role = type === 'error' ? 'alert' : 'status';
  const swipe = useSwipe({
    threshold: options.swipeThreshold,
    onStart: () => clock.hold(id, 'swipe'),
    onEnd: () => clock.release(id, 'swipe'),
    onPassed: (side) => leaveToast(id, side),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each version of the content has the full time.
  useEffect(() => {
    if (leaving || type === 'loading') return;
    clock.start(id, options.duration);
    return () => clock.stop(id);
  }, [clock, id, leaving, options.duration, type, version]);

  useEffect(() => {
    // Once it leaves, no event will end the holds that it has.
    if (!leaving) return () => clock.release(id);
    const timer = setTimeout(() => removeToast(id), prefersStill() ? 1 : options.removalDelay);
    return () => clearTimeout(timer);
  }, [clock, id, leaving, options.removalDelay]);

  useLayoutEffect(() => {
    if (leaving && element.current?.contains(document.activeElement)) onFocusLost();
  });

  return (
    <div className={styles.fold} inert={Boolean(leaving)}>
      <Notification
        ref={element}
        role="group"
        tabIndex={-1}
        aria-labelledby={text}
        data-toast={leaving ? 'leaving' : 'shown'}
        data-type={type}
        loading={type === 'loading'}
        icon={type !== 'loading' && <LineIcon of={icons[type]} size={22} />}
        loaderProps={{ size: 20, type: 'oval', color: 'currentColor', 'aria-hidden': true }}
        onClose={() => leaveToast(id, 'fade')}
        closeButtonProps={{ 'aria-label': closeLabel }}
        classNames={{
          root: styles.toast,
          icon: styles.icon,
          loader: styles.loader,
          body: styles.body,
          description: styles.description,
          closeButton: styles.close,
        }}
        // A click would leave the focus here and hold the clock for good; the focus is for keys.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={() => clock.hold(id, 'hover')}
        onPointerLeave={() => clock.release(id, 'hover')}
        onFocus={() => clock.hold(id, 'focus')}
        onBlur={() => clock.release(id, 'focus')}
        {...swipe}
      >
        <div key={role} id={text} role={role} aria-atomic>
          <div className={styles.text}>
            {title && <div className={styles.title}>{title}</div>}
            <div>{message}</div>
          </div>
        </div>
      </Notification>
    </div>
  );
}
