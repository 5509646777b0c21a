import { Icon, type IconName, VisuallyHidden } from '@huarong/ui';
import { useLocation } from 'react-router';
import { useSession } from '../../../platform/session/use-session.ts';
import { usePageSheet } from '../../../platform/sheets/page-sheet.ts';
import { badgeCount } from '../badge-count.ts';
import styles from './TabBar.module.css';

/** The main pages of a phone. Categories are a sheet over the page, so that they need no address of their own. */
const MAIN_PAGES: readonly { path: string; label: string; icon: IconName }[] = [
  { path: '/', label: '首页', icon: 'home' },
  { path: '#menu', label: '分类', icon: 'grid' },
  { path: '/brand/', label: '品牌', icon: 'brand' },
  { path: '/shopcart', label: '购物车', icon: 'bag' },
  { path: '/myAccount', label: '我的', icon: 'user' },
];

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

interface TabBarProps {
  /** Address of the categories, where the page itself does not have them. */
  menuPath?: string;
}

/** The bar at the bottom of a phone, on the main pages only. */
export function TabBar({ menuPath = '#menu' }: TabBarProps) {
  const { pathname } = useLocation();
  const { cartCount } = useSession();
  const { isOpen: isMenuOpen } = usePageSheet('menu');
  const isPage = (path: string) => withoutSlash(path) === withoutSlash(pathname);
  const isCurrent = (path: string) => (isMenuOpen ? path === '#menu' : isPage(path));
  if (!isMenuOpen && !MAIN_PAGES.some(({ path }) => isPage(path))) return null;
  return (
    <nav className={styles.tabs} aria-label="主导航" data-tab-bar>
      <div>
        {MAIN_PAGES.map(({ path, label, icon }) => (
          <a
            key={path}
            href={path === '#menu' ? menuPath : path}
            data-sheet={path === '#menu' && menuPath === '#menu' ? 'menu' : undefined}
            aria-current={isCurrent(path) ? 'page' : undefined}
          >
            <Icon name={icon} size={24} />
            {label}
            {path === '/shopcart' && cartCount > 0 && (
              <b className={styles.count}>
                {badgeCount(cartCount)}
                <VisuallyHidden>件</VisuallyHidden>
              </b>
            )}
          </a>
        ))}
      </div>
    </nav>
  );
}
