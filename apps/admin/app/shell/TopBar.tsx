import { Link } from 'react-router';
import { api } from '../platform/api/index.ts';
import type { Session } from '../platform/session/use-session.ts';
import { Icon } from '../ui/Icon.tsx';
import { openCommandBar } from './command-bar-state.ts';
import type { NavGroup } from './nav-item.ts';
import { currentItem } from './navigation.ts';

/** Where one is, the search box, and who is signed in. */
export function TopBar({
  session,
  groups,
  pathname,
}: {
  session: Session;
  groups: readonly NavGroup[];
  pathname: string;
}) {
  const current = currentItem(groups, pathname);
  const group = groups.find(({ items }) => items.some(({ path }) => path === current?.path));
  async function signOut() {
    await api.staff.signOut({});
    window.location.assign('/login');
  }
  return (
    <header className="top">
      <nav className="crumbs" aria-label="位置">
        {group && <span>{group.label}</span>}
        {current && <b aria-current="page">{current.label}</b>}
      </nav>
      <div className="top-r">
        <button type="button" className="top-search" aria-keyshortcuts="Control+K" onClick={openCommandBar}>
          <Icon name="search" />
          <span className="ell">订单号、运单号、手机尾号、商品编码</span>
          <span className="kbd">Ctrl K</span>
        </button>
        <a className="live" href={session.shopUrl} target="_blank" rel="noreferrer">
          打开商城
        </a>
        <Link className="top-me" to="/me">
          <span className="av">{session.name.slice(0, 1)}</span>
          {session.name}
        </Link>
        <button type="button" className="lnk" onClick={signOut}>
          退出
        </button>
      </div>
    </header>
  );
}
