import { isPhone, PHONE, useModal } from '@huarong/ui';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { SkuSheetState } from '../buy/SkuSheet/use-sku-sheet.ts';
import { SheetHead, type SheetHeadProps } from './SheetHead.tsx';

interface OpenSheetProps extends SheetHeadProps {
  /** The element that stands in the page on wider screens. */
  dialog: RefObject<HTMLDialogElement | null>;
  sheet: SkuSheetState;
}

/** Opens the element as a modal sheet while it is mounted, and is its head. */
export function OpenSheet({ dialog, sheet, ...head }: OpenSheetProps) {
  const modal = useModal({ open: true, onClose: sheet.close, onLeft: sheet.onLeft, hash: '#sku' });
  // Before the effect of `useModal` opens it.
  useLayoutEffect(() => {
    modal.ref.current = dialog.current;
  }, [dialog, modal.ref]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const ended = new AbortController();
    const on = (type: string, run: (event: never) => void) =>
      element.addEventListener(type, run as EventListener, { signal: ended.signal });
    on('cancel', modal.onCancel);
    on('pointerdown', modal.onPointerDown);
    on('close', modal.onClose);
    return () => ended.abort();
  });
  // A phone that is turned may be wide enough for the controls in the page.
  useEffect(() => {
    const width = window.matchMedia(PHONE);
    const onChange = () => isPhone() || sheet.close();
    width.addEventListener('change', onChange);
    return () => width.removeEventListener('change', onChange);
  });
  return <SheetHead {...head} onClose={sheet.close} />;
}
