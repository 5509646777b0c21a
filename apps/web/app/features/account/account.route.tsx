import { Breadcrumbs } from '@huarong/ui';
import { Outlet, useLocation, useNavigation } from 'react-router';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import styles from './account.module.css';
import { AccountMenu } from './menu/AccountMenu/AccountMenu.tsx';
import { MEMBER_HOME, pageNameAt } from './menu/account-menu.ts';
import { MemberStrip } from './parts/MemberStrip/MemberStrip.tsx';

export const handle: PageHandle = {
  barTitle: ({ location }) => pageNameAt(location),
  barParent: MEMBER_HOME,
  hasBarTools: false,
};

/** The member area: the menu beside every page and the member's name above it. */
export default function AccountLayout() {
  const location = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const isHome = location.pathname.replace(/\/$/, '') === MEMBER_HOME;
  return (
    <div className={styles.wrap}>
      <Breadcrumbs
        crumbs={[
          { label: '首页', href: '/' },
          { label: '我的花容', href: MEMBER_HOME },
          { label: pageNameAt(location) },
        ]}
      />
      <div className={styles.columns}>
        <AccountMenu />
        <main id="main" aria-busy={isLoading || undefined} className={styles.page}>
          {/* Remounts on each page: the balances may have changed on the last one. */}
          {!isHome && <MemberStrip key={location.pathname} />}
          <Outlet />
        </main>
      </div>
    </div>
  );
}
