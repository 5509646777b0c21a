import type { ReactNode } from 'react';
import styles from './ListFooter.module.css';

/** Pager area under a list of the member area. */
export const ListFooter = ({ children }: { children: ReactNode }) => (
  <div className={styles.under}>{children}</div>
);
