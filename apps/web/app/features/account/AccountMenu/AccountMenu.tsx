import { VisuallyHidden } from '@huarong/ui';
import { Link, NavLink } from 'react-router';
import { useMemberInfo } from '../../../platform/session/use-member-info.ts';
import { accountMenu, MEMBER_HOME } from '../menu/account-menu.ts';
import styles from './AccountMenu.module.css';

/** The way between the member's pages. */
export function AccountMenu() {
  const unread = useMemberInfo()?.unreadCount ?? 0;
  return (
    <nav className={styles.menu} aria-label="账户菜单">
      <p className={styles.home}>
        <Link to={MEMBER_HOME}>我的花容</Link>
      </p>
      {accountMenu().map(({ title, pages }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {pages.map(({ label, path }) => (
            <NavLink key={path} to={path}>
              {label}
              {path === '/myAccount/myMessage' && unread > 0 && (
                <b>
                  {unread}
                  <VisuallyHidden>条未读</VisuallyHidden>
                </b>
              )}
            </NavLink>
          ))}
        </section>
      ))}
    </nav>
  );
}
