import type { ReactNode } from 'react';
import styles from './TabbedHead.module.css';

interface TabbedHeadProps {
  head: ReactNode;
  tabs: ReactNode;
}

/** Title row and tabs of a member page; on a phone, whose bar has the title, the tabs come first. */
export const TabbedHead = ({ head, tabs }: TabbedHeadProps) => (
  <div className={styles.both}>
    {head}
    {tabs}
  </div>
);
