import { Button, Notice } from '@huarong/ui';
import type { ReactNode } from 'react';
import type { FormState } from '../use-form.ts';
import styles from './IdentityForm.module.css';

interface IdentityFormProps {
  form: FormState;
  /** What the button does. */
  submit: string;
  /** What it says while it is doing it; begins with 正在. */
  sending: string;
  children: ReactNode;
}

/** Fields under each other, what went wrong, and one button. `post`: sent before the page is alive, no password may end up in an address. */
export const IdentityForm = ({ form, submit, sending, children }: IdentityFormProps) => (
  <form ref={form.ref} method="post" noValidate className={styles.form} onSubmit={form.onSubmit}>
    {children}
    {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
    <Button type="submit" kind="ink" size="lg" block loading={form.isSending} loadingLabel={sending}>
      {submit}
    </Button>
  </form>
);
