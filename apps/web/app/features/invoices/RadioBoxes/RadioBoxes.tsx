import { useId } from 'react';
import styles from './RadioBoxes.module.css';

interface RadioBoxesProps<Value> {
  legend: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: string | undefined;
}

/** Radio buttons as boxes side by side. */
export function RadioBoxes<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  hint,
}: RadioBoxesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
