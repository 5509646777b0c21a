import { useEffect, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../Assistive/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import styles from './Toast.module.css';
import { currentToast } from './toast-store.ts';

interface ToastProps {
  /** One short sentence: what happened and, if it failed, what to do. */
  message: string;
  /** `check` for done, `info` for a failure. */
  icon?: IconName | undefined;
}

/** The look alone; pages call `showToast`. */
export const Toast = ({ message, icon = 'check' }: ToastProps) => (
  <span className={styles['toast']}>
    <Icon name={icon} />
    {message}
  </span>
);

/** Shows what `showToast` says. Once per page, at the root. */
export function ToastHost() {
  const toast = useSyncExternalStore(currentToast.watch, currentToast.read, () => null);
  const layer = useRef<HTMLDivElement>(null);

  // A popover is lifted above an open dialog, which no z-index can reach; opening it again lifts it above newer ones.
  useEffect(() => {
    const element = layer.current;
    if (!toast || !element) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [toast]);

  return (
    <>
      {/* Readers get their own copy: a region that is hidden until it speaks would not be heard. */}
      <VisuallyHidden>
        <span role="status">{toast?.message}</span>
      </VisuallyHidden>
      <div ref={layer} popover="manual" className={styles['layer']} aria-hidden="true">
        {toast && <Toast key={toast.id} message={toast.message} icon={toast.icon} />}
      </div>
    </>
  );
}
