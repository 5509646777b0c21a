import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { isNarrow, isPhone } from '../media.ts';
import { enterSheet } from './sheet-history.ts';

interface ModalOptions {
  open: boolean;
  /** Called on Esc, Back, a drag downwards or a press on the backdrop; the owner closes it by changing `open`. */
  onClose: () => void;
  /** Part of the address while it is open on phones and tablets, such as `#filter`. */
  hash?: string | undefined;
  /** It has closed, and the history stands where it stood before: the address of the page may change again. */
  onLeft?: (() => void) | undefined;
}

/**
 * The behaviour of a modal `<dialog>`: the native element traps the focus, and it returns to the opener. On phones and
 * tablets Back closes it, and on phones a drag at `[data-grip]` does.
 */
export function useModal({ open, onClose, hash, onLeft }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const left = useRef(onLeft);
  useEffect(() => {
    close.current = onClose;
    left.current = onLeft;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    const leave = isNarrow()
      ? enterSheet(
          () => close.current(),
          hash,
          () => left.current?.(),
        )
      : undefined;
    const ended = new AbortController();
    if (isPhone())
      void import('./sheet-drag.ts').then(
        ({ closeByDrag }) => closeByDrag(element, () => close.current(), ended.signal),
        // Without it the sheet is closed by its button.
        () => undefined,
      );
    return () => {
      ended.abort();
      element.close();
      returnFocus(opener);
      leave?.();
    };
  }, [open, hash]);

  const onCancel = (event: SyntheticEvent) => {
    // React hands on what a dialog inside this one fires.
    if (event.target !== event.currentTarget) return;
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
  return { ref: dialog, onCancel, onClose: onClosed, onPointerDown };
}

/** The native element does this only while it is on the page; an owner may have removed it already. */
function returnFocus(opener: Element | null) {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
