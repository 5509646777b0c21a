import { classNames, Icon, VisuallyHidden } from '@huarong/ui';
import { useState } from 'react';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { passwordRules, passwordStrength } from '../password-rules.ts';
import styles from './NewPasswordField.module.css';

interface NewPasswordFieldProps {
  label: string;
  error?: string | undefined;
}

const BARS = [1, 2, 3, 4];

/** A new password with its strength and the rules it meets. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const strength = passwordStrength(typed);
  return (
    <div>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <i key={bar} data-on={bar <= strength || undefined} />
        ))}
      </div>
      <ul className={styles.rules}>
        {passwordRules(typed).map(({ text, isMet }) => (
          <li key={text} className={classNames(isMet && styles.met)}>
            <Icon name={isMet ? 'check' : 'close'} size={12} />
            {text}
            {isMet && <VisuallyHidden>（已满足）</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </div>
  );
}
