import { SkipLink } from '@huarong/ui';
import { Outlet } from 'react-router';
import { browserLoader, serverLoader } from '../../platform/pages/loaders.ts';
import type { Route } from './+types/layout.route';
import { CategoryNav } from './CategoryNav/CategoryNav.tsx';
import { FixedHeader } from './FixedHeader/FixedHeader.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { loadLayout } from './layout-data.ts';
import { SideTools } from './SideTools/SideTools.tsx';
import { TopStrip } from './TopStrip/TopStrip.tsx';

export const loader = serverLoader(loadLayout);
export const clientLoader = browserLoader(loadLayout);
/** The frame's texts stay for the visit; walking from page to page does not ask for them again. */
export const shouldRevalidate = () => false;

/** The site frame: top strip, header, category navigation, floats and footer around a page. */
export default function SiteLayout({ loaderData: layout }: Route.ComponentProps) {
  return (
    <>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <header>
        <TopStrip notices={layout.top_notice} menu={layout.top_menu} />
        <Header hints={layout.search_hint} hotKeywords={layout.hot_word} />
        <CategoryNav label="商品分类" categories={layout.categories} more={layout.nav_more} />
      </header>
      <FixedHeader hints={layout.search_hint} categories={layout.categories} />
      <Outlet />
      <SideTools {...layout.sidebars} />
      <Footer slots={layout} />
    </>
  );
}
