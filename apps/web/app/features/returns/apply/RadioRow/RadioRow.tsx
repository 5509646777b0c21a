import styles from './RadioRow.module.css';

interface RadioRowProps<Value extends string | number> {
  /** Names the group for screen readers. */
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Radio buttons with short labels side by side. */
export const RadioRow = <Value extends string | number>(props: RadioRowProps<Value>) => (
  <fieldset className={styles.row}>
    <legend>{props.legend}</legend>
    <div>
      {props.options.map(({ value, label }) => (
        <label key={value} data-chosen={value === props.value || undefined}>
          <input
            type="radio"
            name={props.name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
