import { VisuallyHidden } from '@huarong/ui';
import { useLocation } from 'react-router';
import { useMemberInfo } from '../../../platform/session/use-member-info.ts';
import { accountMenu, MEMBER_HOME } from '../menu/account-menu.ts';
import styles from './AccountMenu.module.css';

/** The way between the member's pages. */
export function AccountMenu() {
  const { pathname } = useLocation();
  const unread = useMemberInfo()?.unreadCount ?? 0;
  return (
    <nav className={styles.menu} aria-label="账户菜单">
      <p className={styles.home}>
        <a href={MEMBER_HOME}>我的花容</a>
      </p>
      {accountMenu().map(({ title, pages }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {pages.map(({ label, path }) => (
            <a key={path} href={path} aria-current={isWithin(pathname, path) ? 'page' : undefined}>
              {label}
              {path === '/myAccount/myMessage' && unread > 0 && (
                <b>
                  {unread}
                  <VisuallyHidden>条未读</VisuallyHidden>
                </b>
              )}
            </a>
          ))}
        </section>
      ))}
    </nav>
  );
}

/** A page below one of the menu belongs to it: an order to the orders. */
const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);
