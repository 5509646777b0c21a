import { Checkbox, Icon } from '@huarong/ui';
import { type ReactNode, useId } from 'react';
import styles from './Consent.module.css';

interface ConsentProps {
  error?: string | undefined;
  /** What else the shopper agrees to. */
  children?: ReactNode;
}

export const CONSENT_MISSING = '请先阅读并同意用户协议与隐私政策';

/** Consent to the terms: never preselected. */
export function Consent({ error, children }: ConsentProps) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <Checkbox
        name="agreed"
        className={styles.choice}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        <span>
          我已阅读并同意
          <a href="/campaign/terms.html" target="_blank" rel="noopener">
            《用户协议》
          </a>
          <a href="/campaign/privacy.html" target="_blank" rel="noopener">
            《隐私政策》
          </a>
          {children}
        </span>
      </Checkbox>
      <div aria-live="polite">
        {error && (
          <p id={id} className={styles.error}>
            <Icon name="info" size={14} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
