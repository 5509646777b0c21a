import { isServed } from '@huarong/core/addresses';
import { PROVINCES } from '@huarong/core/settings';
import { Icon } from '@huarong/ui';
import styles from './Delivery.module.css';

const SERVED = [...PROVINCES]
  .filter(([code]) => isServed(String(code)))
  .map(([code, name]) => [String(code), name]);

interface DeliveryProps {
  province: string;
  onProvince: (code: string) => void;
  /** The promise of the shop for this province; empty until it is loaded. */
  text: string;
}

/** Where to, and when it arrives there. */
export function Delivery({ province, onProvince, text }: DeliveryProps) {
  const parts = text.split('，');
  return (
    <p className={styles.delivery}>
      <label>
        <span>配送至</span>
        <select value={province} onChange={(event) => onProvince(event.target.value)}>
          <option value="">选择省份</option>
          {SERVED.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" size={10} />
      </label>
      <span className={styles.promise} title={text} aria-live="polite">
        {parts.map((part, at) => (
          // From where it ships is left out in a narrow window.
          <span key={part} data-middle={(at > 0 && at < parts.length - 1) || undefined}>
            {part}
            {at < parts.length - 1 && '，'}
          </span>
        ))}
      </span>
    </p>
  );
}
