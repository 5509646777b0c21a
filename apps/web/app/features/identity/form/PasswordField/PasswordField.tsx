import { Field, type FieldProps, IconButton } from '@huarong/ui';
import { useState } from 'react';
import styles from './PasswordField.module.css';

/** A password field with a button to show the text. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'suffix'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      suffix={
        <IconButton
          icon="eye"
          frame="plain"
          className={styles.eye}
          label={isShown ? '隐藏密码' : '显示密码'}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
