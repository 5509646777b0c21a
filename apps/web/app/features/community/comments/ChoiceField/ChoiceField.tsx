import { SizeButton, VisuallyHidden } from '@huarong/ui';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  choices: readonly (readonly [Value, string])[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One of several choices, or none: pressing the selected one clears it. */
export const ChoiceField = <Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceFieldProps<Value>) => (
  <fieldset className={styles.choices}>
    <legend>
      <VisuallyHidden>{label}</VisuallyHidden>
    </legend>
    {choices.map(([value, text]) => (
      <SizeButton
        key={value}
        label={text}
        selected={value === chosen}
        onClick={() => onChoose(value === chosen ? undefined : value)}
      />
    ))}
  </fieldset>
);
