import { Button, Notice } from '@huarong/ui';
import type { ReactNode } from 'react';
import type { FormState } from '../use-form.ts';
import styles from './IdentityForm.module.css';

interface IdentityFormProps {
  form: FormState;
  /** Label of the button. */
  submit: string;
  /** Label while sending; begins with 正在. */
  sending: string;
  children: ReactNode;
}

/**
 * Fields, form error and submit button. Uses `post`, so that a submit before hydration does not put the password into
 * the address.
 */
export const IdentityForm = ({ form, submit, sending, children }: IdentityFormProps) => (
  <form ref={form.ref} method="post" noValidate className={styles.form} onSubmit={form.onSubmit}>
    {children}
    {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
    <Button type="submit" kind="ink" size="lg" block loading={form.isSending} loadingLabel={sending}>
      {submit}
    </Button>
  </form>
);
