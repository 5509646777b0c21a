import { Icon } from '@huarong/ui';
import { useId, useState } from 'react';
import styles from './CodeBoxes.module.css';

const POSITIONS = [0, 1, 2, 3, 4, 5];

/** Six digits in six boxes. One real input lies over them, so that paste, autofill and screen readers work. */
export function CodeBoxes({
  name,
  label,
  error,
}: {
  name: string;
  label: string;
  error?: string | undefined;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.boxes}>
        {POSITIONS.map((position) => (
          <i
            key={position}
            aria-hidden="true"
            data-current={position === Math.min(typed.length, 5) || undefined}
          >
            {typed[position]}
          </i>
        ))}
        <input
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.target.value.normalize('NFKC').replace(/\D/g, ''))}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon name="info" size={14} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
