import { useEffect, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../Assistive/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import styles from './Toast.module.css';
import { currentToast, type ToastAction } from './toast-store.ts';

interface ToastProps {
  /** One short sentence: what happened and, if it failed, what to do. */
  message: string;
  /** `check` for done, `info` for a failure. */
  icon?: IconName | undefined;
  action?: ToastAction | undefined;
}

/** Only the appearance; pages call `showToast`. */
export const Toast = ({ message, icon = 'check', action }: ToastProps) => (
  <span className={styles['toast']}>
    <Icon name={icon} />
    {message}
    {/* For touch: it is gone before a keyboard reaches it, and the page has the same link. */}
    {action && (
      <a href={action.href} tabIndex={-1} className={styles['action']}>
        {action.label}
      </a>
    )}
  </span>
);

/** Shows the message of `showToast`. Mounted once, at the root. */
export function ToastHost() {
  const toast = useSyncExternalStore(currentToast.watch, currentToast.read, () => null);
  const layer = useRef<HTMLDivElement>(null);

  // A popover shows above an open dialog, which no z-index can do; opening it again raises it above newer dialogs.
  useEffect(() => {
    const element = layer.current;
    if (!toast || !element) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [toast]);

  return (
    <>
      {/* Screen readers get their own copy: a live region hidden until its first message would not be announced. */}
      <VisuallyHidden>
        <span role="status">{toast?.message}</span>
      </VisuallyHidden>
      <div ref={layer} popover="manual" className={styles['layer']} aria-hidden="true">
        {toast && <Toast key={toast.id} message={toast.message} icon={toast.icon} action={toast.action} />}
      </div>
    </>
  );
}
