import { Icon } from '@huarong/ui';
import { Suspense, useState } from 'react';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import styles from './Delivery.module.css';
import type { DeliveryPlace } from './delivery-place.ts';

const PlaceDialog = lazyOptional(async () => (await import('./PlaceDialog.tsx')).PlaceDialog);

interface DeliveryProps {
  place: DeliveryPlace | null;
  onPlace: (place: DeliveryPlace) => void;
  /** The promise of the shop for this place; empty until it is loaded. */
  text: string;
}

/** Where to, and when it arrives there. */
export function Delivery({ place, onPlace, text }: DeliveryProps) {
  const [isOpen, setOpen] = useState(false);
  const parts = text.split('，');
  return (
    <div className={styles.delivery}>
      <span className={styles.to}>配送至</span>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {place?.name ?? '选择城市'}
        <Icon name="down" size={10} label="更换" />
      </button>
      <span className={styles.promise} title={text} aria-live="polite">
        {parts.map((part, at) => (
          // From where it ships is left out in a narrow window.
          <span key={part} data-middle={(at > 0 && at < parts.length - 1) || undefined}>
            {part}
            {at < parts.length - 1 && '，'}
          </span>
        ))}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <PlaceDialog place={place} onChoose={onPlace} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
