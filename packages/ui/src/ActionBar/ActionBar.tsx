import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** It stands on the tab bar instead of at the bottom edge. */
  isOnTabBar?: boolean | undefined;
  children: ReactNode;
}

/**
 * The main action of a page at the bottom of a phone, one filled button at most. On wider screens its content stands where
 * the page places it, without a bar.
 */
export const ActionBar = ({ isOnTabBar, children }: ActionBarProps) => (
  <div className={classNames(styles['space'], isOnTabBar && styles['onTabBar'])}>
    <div className={styles['bar']} data-action-bar>
      {children}
    </div>
  </div>
);
