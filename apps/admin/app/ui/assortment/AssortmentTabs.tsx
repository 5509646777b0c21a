import { Link, useLocation } from 'react-router';

const TABS = [
  { path: '/brands', label: '品牌' },
  { path: '/categories', label: '分类' },
  { path: '/terms/effect', label: '功效' },
  { path: '/terms/skin-type', label: '肤质' },
  { path: '/terms/label', label: '标签' },
  { path: '/terms/shade-family', label: '色系' },
] as const;

/** The lists that products are sorted into. */
export function AssortmentTabs({ count }: { count?: number }) {
  const { pathname } = useLocation();
  return (
    <nav className="views" aria-label="品牌与分类">
      {TABS.map(({ path, label }) => {
        const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
        return (
          <Link key={path} to={path} aria-current={isCurrent ? 'page' : undefined}>
            {label}
            {isCurrent && count !== undefined && <span className="n">{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
