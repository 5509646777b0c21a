import { SkipLink } from '@huarong/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { browserLoader, serverLoader } from '../../platform/pages/loaders.ts';
import { usePageHandle } from '../../platform/pages/page-handle.ts';
import { TermsContext } from '../../platform/terms/terms.ts';
import type { Route } from './+types/layout.route';
import { CategoryNav } from './CategoryNav/CategoryNav.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import styles from './layout.module.css';
import { loadLayout } from './layout-data.ts';
import { FixedHeader, PageBar, SideTools, TabBar, TopStrip } from './parts-by-width.ts';

export const loader = serverLoader(loadLayout);
export const clientLoader = browserLoader(loadLayout);
/** The texts are loaded once per visit; navigation does not reload them. */
export const shouldRevalidate = () => false;

/** Site layout: top strip, header, category navigation, side tools and footer; on phones bars at the top and the bottom. */
export default function SiteLayout({ loaderData: layout }: Route.ComponentProps) {
  const { hasCompactHeader, bar = 'page' } = usePageHandle();
  return (
    <>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <header className={styles.header} data-compact={hasCompactHeader || undefined} data-bar={bar}>
        <Suspense>
          <TopStrip notices={layout.top_notice} menu={layout.top_menu} />
        </Suspense>
        <Header hints={layout.search_hint} hotKeywords={layout.hot_word} />
        <CategoryNav label="商品分类" categories={layout.categories} more={layout.nav_more} />
      </header>
      <Suspense>{bar === 'page' && <PageBar />}</Suspense>
      <Suspense>
        <FixedHeader hints={layout.search_hint} categories={layout.categories} />
      </Suspense>
      <TermsContext value={layout.terms}>
        <Outlet />
      </TermsContext>
      <Suspense>
        <SideTools {...layout.sidebars} />
      </Suspense>
      <Footer slots={layout} />
      <Suspense>
        <TabBar />
      </Suspense>
    </>
  );
}
