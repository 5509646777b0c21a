import { VisuallyHidden } from '@huarong/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMemberInfo } from '../../../../platform/session/use-member-info.ts';
import { ACCOUNT_MENU, MEMBER_HOME, menuPageAt } from '../account-menu.ts';
import styles from './AccountMenu.module.css';

/** Navigation between the member pages. */
export function AccountMenu() {
  const currentPage = menuPageAt(useLocation());
  const unread = useMemberInfo()?.unreadCount ?? 0;
  const menu = useRef<HTMLElement>(null);
  // A tablet has the menu as one row that scrolls: the current page is in view.
  useEffect(() => {
    const link = currentPage && menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && menu.current) menu.current.scrollLeft = link.offsetLeft - menu.current.clientWidth / 2;
  }, [currentPage]);
  return (
    <nav ref={menu} className={styles.menu} aria-label="账户菜单">
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
