import type { ReactNode } from 'react';
import styles from './ApplicationForm.module.css';

/** A numbered section of the form with two columns. */
export const FormSection = ({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) => (
  <section className={styles.section}>
    <h2>
      <i aria-hidden="true">{number}</i>
      {title}
    </h2>
    <div className={styles.fields}>{children}</div>
  </section>
);
