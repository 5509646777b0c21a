import { Breadcrumbs } from '@huarong/ui';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { AccountMenu } from './AccountMenu/AccountMenu.tsx';
import styles from './account.module.css';
import { MemberStrip } from './MemberStrip/MemberStrip.tsx';
import { findAccountPage, MEMBER_HOME } from './menu/account-menu.ts';

/** Pages behind those of the menu, by how their address begins. */
const DETAILS: [string, string][] = [
  ['/myOrderList/', '订单详情'],
  ['/onlineReturn/', '申请退货'],
  ['/myAccount/returnDetails/', '退货详情'],
];
const detailLabel = (path: string) => DETAILS.find(([start]) => path.startsWith(start))?.[1] ?? '详情';

/** The member's area: the menu beside every page, and who is at home above it. */
export default function AccountShell() {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const isHome = pathname.replace(/\/$/, '') === MEMBER_HOME;
  return (
    <div className={styles.wrap}>
      <Breadcrumbs
        crumbs={[
          { label: '首页', href: '/' },
          { label: '我的花容', href: MEMBER_HOME },
          { label: isHome ? '会员首页' : (findAccountPage(pathname)?.label ?? detailLabel(pathname)) },
        ]}
      />
      <div className={styles.columns}>
        <AccountMenu />
        <main id="main" aria-busy={isLoading || undefined} className={styles.page}>
          {!isHome && <MemberStrip />}
          <Outlet />
        </main>
      </div>
    </div>
  );
}
