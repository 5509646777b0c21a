import type { ReactNode } from 'react';
import styles from './ListFooter.module.css';

/** What stands under a list of the member's area, its pages, at the same distance everywhere. */
export const ListFooter = ({ children }: { children: ReactNode }) => (
  <div className={styles.under}>{children}</div>
);
