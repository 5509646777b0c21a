import { type PointerEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { DialogPanel, type DialogPanelProps } from './DialogPanel.tsx';

export interface DialogProps extends DialogPanelProps {
  /** Whether the dialog is open. Its content is mounted only while open, so it always starts fresh. */
  open: boolean;
  /** Called on Esc, the close button or a press on the backdrop; the owner closes it by changing `open`. */
  onClose: () => void;
}

/** A modal dialog. The native element traps the focus and returns it to the opener. */
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
  // A browser may close the dialog itself on a second Esc, so the owner must be notified.
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
