import { SkipLink } from '@huarong/ui';
import { Outlet } from 'react-router';
import { browserLoader, serverLoader } from '../../platform/pages/loaders.ts';
import type { Route } from './+types/layout.route';
import { CategoryNav } from './CategoryNav/CategoryNav.tsx';
import { FixedHeader } from './FixedHeader/FixedHeader.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { loadFrame } from './layout-data.ts';
import { SideTools } from './SideTools/SideTools.tsx';
import { TopStrip } from './TopStrip/TopStrip.tsx';

export const loader = serverLoader(loadFrame);
export const clientLoader = browserLoader(loadFrame);
/** The frame's texts stay for the visit; walking from page to page does not ask for them again. */
export const shouldRevalidate = () => false;

/** The site frame: top strip, header, category navigation, floats and footer around a page. */
export default function Frame({ loaderData: frame }: Route.ComponentProps) {
  return (
    <>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <header>
        <TopStrip notices={frame.top_notice} menu={frame.top_menu} />
        <Header hints={frame.search_hint} hotWords={frame.hot_word} />
        <CategoryNav label="商品分类" categories={frame.categories} more={frame.nav_more} />
      </header>
      <FixedHeader hints={frame.search_hint} categories={frame.categories} />
      <Outlet />
      <SideTools {...frame.sidebars} />
      <Footer slots={frame} />
    </>
  );
}
