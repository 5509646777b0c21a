import { type PointerEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { DialogPanel, type DialogPanelProps } from './DialogPanel.tsx';

export interface DialogProps extends DialogPanelProps {
  /** Whether the dialog is on the page. Its content is mounted only while it is, so it always starts fresh. */
  open: boolean;
  /** Asked for by Esc, the cross or a press on the veil; the owner decides by changing `open`. */
  onClose: () => void;
}

/** A modal sheet. The browser's own dialog keeps the focus inside and gives it back to the opener. */
export function Dialog({ open, onClose, ...panel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // A browser may close the dialog by itself on a second Esc; the owner has to hear of it.
  const onClosed = () => {
    if (open && !dialog.current?.open) onClose();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
      onPointerDown={onPointerDown}
    >
      {open && <DialogPanel {...panel} titleId={titleId} onClose={onClose} />}
    </dialog>
  );
}
