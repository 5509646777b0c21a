import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { clampQuantity, quantityForKey } from './clamp-quantity.ts';
import styles from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  /** Current quantity. */
  value: number;
  /** Called only when the quantity changes. */
  onChange: (quantity: number) => void;
  /** Minimum quantity. */
  min?: number | undefined;
  /** Maximum quantity: stock or the limit per customer, whichever is less. */
  max: number;
  /** What is counted, for screen readers. */
  label?: string | undefined;
  /** Nothing can be changed, for example while the row is being saved. The focus stays where it is. */
  disabled?: boolean | undefined;
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max, label = '数量', disabled = false } = props;
  const [typed, setTyped] = useState<string | null>(null);

  const change = (quantity: number) => {
    setTyped(null);
    if (quantity !== value) onChange(quantity);
  };
  const commit = () => typed !== null && change(clampQuantity(typed, min, max));
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled) return;
    if (event.key === 'Enter') return commit();
    const quantity = quantityForKey(event.key, value, min, max);
    if (quantity === null) return;
    event.preventDefault();
    change(quantity);
  };
  const step = (by: 1 | -1) => ({
    type: 'button' as const,
    // At a limit the button stays focusable, so a keyboard user does not lose the focus.
    'aria-disabled': disabled || (by === 1 ? value >= max : value <= min),
    onClick: () => disabled || change(clampQuantity(value + by, min, max)),
  });

  return (
    <span className={styles['stepper']} data-disabled={disabled || undefined}>
      <button {...step(-1)} aria-label={`减少${label}`}>
        <Icon name="minus" size={12} />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        readOnly={disabled}
        aria-disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button {...step(1)} aria-label={`增加${label}`}>
        <Icon name="plus" size={12} />
      </button>
    </span>
  );
}
