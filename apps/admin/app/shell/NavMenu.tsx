import { Link } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/icon/Logo.tsx';
import type { NavGroup } from './nav-item.ts';
import { currentItem } from './navigation.ts';

/** The menu at the left; pages of a family are listed while one of them is open. */
export function NavMenu({ groups, pathname }: { groups: readonly NavGroup[]; pathname: string }) {
  const current = currentItem(groups, pathname);
  const family = current?.under ?? current?.path;
  return (
    <nav className="nav" aria-label="主导航">
      <Link className="nav-brand" to="/">
        <Logo />
        <span>管理后台</span>
      </Link>
      <div className="nav-scroll">
        {groups.map(({ label, items }) => (
          <div key={label}>
            <p className="nav-h">{label}</p>
            {items
              .filter(({ under }) => under === undefined || under === family)
              .map(({ path, label: text, icon, under }) => (
                <Link
                  key={path}
                  className={under === undefined ? 'nav-a' : 'nav-a nav-sub'}
                  to={path}
                  aria-current={path === current?.path ? 'page' : undefined}
                >
                  {under === undefined && <Icon name={icon} />}
                  {text}
                </Link>
              ))}
          </div>
        ))}
      </div>
    </nav>
  );
}
