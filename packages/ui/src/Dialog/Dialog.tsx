import { useId } from 'react';
import styles from './Dialog.module.css';
import { DialogPanel, type DialogPanelProps } from './DialogPanel.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps extends DialogPanelProps {
  /** Whether the dialog is open. Its content is mounted only while open, so it always starts fresh. */
  open: boolean;
  /** Called on Esc, Back, the close button or a press on the backdrop; the owner closes it by changing `open`. */
  onClose: () => void;
  /** Part of the address while it is open on phones and tablets, such as `#filter`. */
  hash?: string | undefined;
}

/** A modal dialog; on a phone a sheet from the bottom. */
export function Dialog({ open, onClose, hash, ...panel }: DialogProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, hash });
  return (
    <dialog {...modal} className={styles['dialog']} aria-labelledby={titleId}>
      {open && <DialogPanel {...panel} titleId={titleId} onClose={onClose} />}
    </dialog>
  );
}
