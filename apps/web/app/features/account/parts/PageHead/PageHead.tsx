import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** Small grey text after the title. */
  note?: ReactNode | undefined;
  /** Links or a button at the right. */
  actions?: ReactNode | undefined;
}

/** Title row of a member page. */
export const PageHead = ({ title, note, actions }: PageHeadProps) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    {note && <p>{note}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
