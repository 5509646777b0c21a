import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** A few grey words after the title. */
  note?: ReactNode | undefined;
  /** Links or a button at the far right. */
  actions?: ReactNode | undefined;
}

/** How a page of the member's area begins. */
export const PageHead = ({ title, note, actions }: PageHeadProps) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    {note && <p>{note}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);
