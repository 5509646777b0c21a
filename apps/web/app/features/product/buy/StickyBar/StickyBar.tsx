import { type RefObject, Suspense } from 'react';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import { useHasLeft } from '../../../../platform/components/use-has-left.ts';
import type { BarContentProps } from './BarContent.tsx';
import styles from './StickyBar.module.css';

const BarContent = lazyOptional(async () => (await import('./BarContent.tsx')).BarContent);

interface StickyBarProps extends BarContentProps {
  /** The row of buttons whose place the bar takes. */
  buttons: RefObject<HTMLElement | null>;
}

/** At the top, in place of the fixed header, from the moment the buttons leave the window until they return. */
export function StickyBar({ buttons, ...content }: StickyBarProps) {
  const isShown = useHasLeft(buttons);
  return (
    <div className={styles.bar} data-buy-bar data-shown={isShown || undefined}>
      {isShown && (
        <Suspense fallback={null}>
          <BarContent {...content} />
        </Suspense>
      )}
    </div>
  );
}
