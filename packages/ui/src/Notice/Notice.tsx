import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import styles from './Notice.module.css';

export type NoticeTone = 'ok' | 'warn' | 'error' | 'info' | 'pine';

const ICONS: Record<NoticeTone, IconName> = {
  ok: 'check',
  warn: 'clock',
  error: 'info',
  info: 'info',
  pine: 'medal',
};

export interface NoticeProps {
  /** Kind of notice; `pine` is for membership. */
  tone: NoticeTone;
  /** Short statement of the fact. */
  title?: ReactNode | undefined;
  /** What it means or what to do. */
  children?: ReactNode | undefined;
  /** Replaces the default icon of the tone. */
  icon?: IconName | undefined;
  /** A link or button at the far right. */
  action?: ReactNode | undefined;
}

/** A notice inside the page, next to what it is about. An error is announced at once. */
export const Notice = ({ tone, title, children, icon = ICONS[tone], action }: NoticeProps) => (
  <div className={classNames(styles['notice'], styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
    <Icon name={icon} />
    <p>
      {title && <b>{title}</b>}
      {children}
    </p>
    {action && <div className={styles['action']}>{action}</div>}
  </div>
);
