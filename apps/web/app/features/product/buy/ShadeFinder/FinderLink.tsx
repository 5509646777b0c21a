import { Suspense, useRef, useState } from 'react';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import type { Shade } from '../choose-sku.ts';
import styles from './ShadeFinder.module.css';

const ShadeFinder = lazyOptional(async () => (await import('./ShadeFinder.tsx')).ShadeFinder);

interface FinderLinkProps {
  shades: readonly Shade[];
  onShade: (name: string) => void;
}

/** Opens the shade finder; only for base make-up, where every shade has an undertone and there is a choice. */
export function FinderLink({ shades, onShade }: FinderLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (shades.length < 3 || shades.some(({ undertone }) => undertone === undefined)) return null;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <span className={styles.place}>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        找色号
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShadeFinder shades={shades} onShade={onShade} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}
