import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** Icon of what is missing. */
  icon: IconName;
  /** What is missing: 购物车还是空的. */
  title: string;
  /** What can be done about it. */
  children?: ReactNode | undefined;
  /** One or two buttons. */
  actions?: ReactNode | undefined;
  /** A thin border, or a dashed one in place of a card. */
  frame?: 'none' | 'line' | 'dashed' | undefined;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
}

/** An empty state with a suggestion of what to do next. */
export function EmptyState({ icon, title, children, actions, frame = 'none', level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames(styles['empty'], frame !== 'none' && styles[frame])}>
      <Icon name={icon} size={28} />
      <Title className={styles['title']}>{title}</Title>
      {children && <p>{children}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
