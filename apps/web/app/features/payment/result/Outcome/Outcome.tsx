import { Icon, type IconName } from '@huarong/ui';
import type { ReactNode } from 'react';
import styles from './Outcome.module.css';

interface OutcomeProps {
  icon: IconName;
  tone: 'ok' | 'warn' | 'error';
  title: string;
  /** What happened and what it means for the buyer. */
  children: ReactNode;
  /** Buttons for the next steps. */
  actions: ReactNode;
  /** Side column: the amounts, or what to do. */
  aside: ReactNode;
  /** Shown below the actions. */
  more?: ReactNode;
}

/** The layout of every payment result. */
export const Outcome = ({ icon, tone, title, children, actions, aside, more }: OutcomeProps) => (
  <div className={styles.outcome}>
    <div>
      <div className={styles.text}>
        <span className={styles.mark} data-tone={tone}>
          <Icon name={icon} size={28} />
        </span>
        <div>
          <h1>{title}</h1>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
      {more}
    </div>
    <aside className={styles.aside}>{aside}</aside>
  </div>
);
