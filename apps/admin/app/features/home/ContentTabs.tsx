import { Link } from 'react-router';

const TABS = [
  { path: '/content/home', label: '首页楼层' },
  { path: '/content/home/menu', label: '菜单与列表' },
  { path: '/campaigns', label: '专题' },
] as const;

/** The pages whose content staff put together from products. */
export const ContentTabs = ({ current }: { current: (typeof TABS)[number]['path'] }) => (
  <nav className="views" aria-label="首页、菜单与专题">
    {TABS.map(({ path, label }) => (
      <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
        {label}
      </Link>
    ))}
  </nav>
);
