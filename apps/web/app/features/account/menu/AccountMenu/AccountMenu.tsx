import { VisuallyHidden } from '@huarong/ui';
import { useLocation } from 'react-router';
import { useMemberInfo } from '../../../../platform/session/use-member-info.ts';
import { ACCOUNT_MENU, MEMBER_HOME, menuPageAt } from '../account-menu.ts';
import styles from './AccountMenu.module.css';

/** Navigation between the member pages. */
export function AccountMenu() {
  const currentPage = menuPageAt(useLocation());
  const unread = useMemberInfo()?.unreadCount ?? 0;
  return (
    <nav className={styles.menu} aria-label="账户菜单">
      <p className={styles.home}>
        <a href={MEMBER_HOME}>我的花容</a>
      </p>
      {ACCOUNT_MENU.map(({ title, pages }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {pages.map((page) => (
            <a
              key={page.label}
              href={page.path + (page.part ?? '')}
              aria-current={page === currentPage ? 'page' : undefined}
            >
              {page.label}
              {page.path === '/myAccount/myMessage' && unread > 0 && (
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
