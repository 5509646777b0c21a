import { SkipLink } from '@huarong/ui';
import { Outlet, useMatches } from 'react-router';
import { COMPACT_HEADER } from '../../platform/pages/compact-header.ts';
import { browserLoader, serverLoader } from '../../platform/pages/loaders.ts';
import { TermsContext } from '../../platform/terms/terms.ts';
import type { Route } from './+types/layout.route';
import { CategoryNav } from './CategoryNav/CategoryNav.tsx';
import { FixedHeader } from './FixedHeader/FixedHeader.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import styles from './layout.module.css';
import { loadLayout } from './layout-data.ts';
import { SideTools } from './SideTools/SideTools.tsx';
import { TopStrip } from './TopStrip/TopStrip.tsx';

export const loader = serverLoader(loadLayout);
export const clientLoader = browserLoader(loadLayout);
/** The texts are loaded once per visit; navigation does not reload them. */
export const shouldRevalidate = () => false;

/** Site layout: top strip, header, category navigation, side tools and footer. */
export default function SiteLayout({ loaderData: layout }: Route.ComponentProps) {
  const isCompact = useMatches().some(({ handle }) => handle === COMPACT_HEADER);
  return (
    <>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <header className={styles.header} data-compact={isCompact || undefined}>
        <TopStrip notices={layout.top_notice} menu={layout.top_menu} />
        <Header hints={layout.search_hint} hotKeywords={layout.hot_word} />
        <CategoryNav label="商品分类" categories={layout.categories} more={layout.nav_more} />
      </header>
      <FixedHeader hints={layout.search_hint} categories={layout.categories} />
      <TermsContext value={layout.terms}>
        <Outlet />
      </TermsContext>
      <SideTools {...layout.sidebars} />
      <Footer slots={layout} />
    </>
  );
}
