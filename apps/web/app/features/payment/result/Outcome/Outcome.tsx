import { Icon, type IconName } from '@huarong/ui';
import type { ReactNode } from 'react';
import styles from './Outcome.module.css';

interface OutcomeProps {
  icon: IconName;
  tone: 'ok' | 'warn' | 'error';
  title: string;
  /** What happened and what it means, in sentences. */
  children: ReactNode;
  /** The ways on. */
  actions: ReactNode;
  /** Beside it: what was paid, or what to do. */
  aside: ReactNode;
  /** Below, where there is more to say. */
  more?: ReactNode;
}

/** How a payment ended, with what to do next beside it. */
export const Outcome = ({ icon, tone, title, children, actions, aside, more }: OutcomeProps) => (
  <div className={styles.outcome}>
    <div>
      <div className={styles.words}>
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
