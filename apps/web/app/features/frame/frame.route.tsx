import { SkipLink } from '@huarong/ui';
import { Outlet } from 'react-router';
import { browserLoader, serverLoader } from '../../platform/pages/loaders.ts';
import type { Route } from './+types/frame.route';
import { CategoryNav } from './CategoryNav/CategoryNav.tsx';
import { FixedHeader } from './FixedHeader/FixedHeader.tsx';
import { Footer } from './Footer/Footer.tsx';
import { loadFrame } from './frame-data.ts';
import { Header } from './Header/Header.tsx';
import { SideTools } from './SideTools/SideTools.tsx';
import { TopStrip } from './TopStrip/TopStrip.tsx';

export const loader = serverLoader(loadFrame);
export const clientLoader = browserLoader(loadFrame);
/** The frame's texts stay for the visit; walking from page to page does not ask for them again. */
export const shouldRevalidate = () => false;

/** The site frame: top strip, header, category navigation, floats and footer around a page. */
export default function Frame({ loaderData: slots }: Route.ComponentProps) {
  return (
    <>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <header>
        <TopStrip notices={slots.top_notice} menu={slots.top_menu} />
        <Header hints={slots.search_hint} hotWords={slots.hot_word} />
        <CategoryNav categories={slots.nav_category} more={slots.nav_more} />
      </header>
      <FixedHeader hints={slots.search_hint} categories={slots.nav_category} />
      <Outlet />
      <SideTools />
      <Footer slots={slots} />
    </>
  );
}
