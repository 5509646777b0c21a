import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon/icon-paths.ts';

/** A list without rows says why, and what comes next. */
export const Empty = ({
  title,
  children,
  icon = 'check',
}: {
  title: string;
  children?: ReactNode;
  icon?: IconName;
}) => (
  <div className="empty">
    <Icon name={icon} size={28} />
    <h2>{title}</h2>
    {children}
  </div>
);
