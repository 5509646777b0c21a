import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Field.module.css';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface FieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'size'> {
  /** 46 pixels high in forms, 36 in tool rows. */
  size?: 'md' | 'sm' | undefined;
  /** The value is being checked; shows a spinner at the right. */
  loading?: boolean | undefined;
  /** A control inside the right edge: 获取验证码, the show-password button. */
  suffix?: ReactNode | undefined;
}

/** One line of text with its label and message. */
export function Field(props: FieldProps) {
  const { label, labelHidden, labelNote, required, hint, error, ok, className, ...rest } = props;
  const { id, size = 'md', loading, suffix, ...input } = rest;
  return (
    <FieldFrame {...{ id, label, labelHidden, labelNote, required, hint, error, ok, className }}>
      {(wiring) => (
        <div className={styles['control']}>
          <input
            {...input}
            {...wiring}
            required={required}
            aria-busy={loading || undefined}
            className={classNames(
              styles['input'],
              styles[size],
              loading && styles['roomForRing'],
              suffix !== undefined && styles['roomForSuffix'],
            )}
          />
          {loading ? (
            <span className={styles['ring']}>
              <Spinner />
            </span>
          ) : (
            suffix && <span className={styles['suffix']}>{suffix}</span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
