import { type ReactNode, Suspense, useRef } from 'react';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import type { SheetHeadProps } from '../../phone/SheetHead.tsx';
import styles from './SkuSheet.module.css';
import type { SkuSheetState } from './use-sku-sheet.ts';

const OpenSheet = lazyOptional(async () => (await import('../../phone/PhoneParts.tsx')).OpenSheet);

interface SkuSheetProps extends SheetHeadProps {
  sheet: SkuSheetState;
  /** Shades, sizes and quantity. */
  children: ReactNode;
  /** The row of buttons. */
  buttons: ReactNode;
}

/**
 * One set of controls for every width: part of the page on wider screens; on phones a sheet, whose buttons stand at the bottom of
 * the page while it is closed. A `<dialog>` that is not open is laid out like any other element.
 */
export function SkuSheet({ sheet, children, buttons, ...head }: SkuSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      role={sheet.isOpen ? undefined : 'presentation'}
      aria-label={sheet.isOpen ? '选择规格与数量' : undefined}
    >
      <div className={styles.panel}>
        {sheet.isOpen && (
          <Suspense fallback={null}>
            <OpenSheet {...head} dialog={dialog} sheet={sheet} />
          </Suspense>
        )}
        <div className={styles.choices}>{children}</div>
        {buttons}
      </div>
    </dialog>
  );
}
