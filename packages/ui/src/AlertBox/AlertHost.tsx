import { useSyncExternalStore } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './AlertBox.module.css';
import { AlertFooter } from './AlertFooter.tsx';
import { type AlertRequest, alertQueue } from './alert-store.ts';

const NONE: readonly AlertRequest[] = [];

/** Shows the boxes of `showAlert` and `showConfirm` one after the other. Mounted once, at the root. */
export function AlertHost() {
  const [request] = useSyncExternalStore(alertQueue.watch, alertQueue.read, () => NONE);
  return (
    <Dialog
      open={request !== undefined}
      onClose={() => request?.answer(false)}
      title={request?.title ?? '提示'}
      size="sm"
      footer={request && <AlertFooter {...request} />}
    >
      <p className={styles['message']}>{request?.message}</p>
    </Dialog>
  );
}
