import { SkipLink } from '@huarong/ui';
import { Outlet } from 'react-router';
import { browserLoader, serverLoader } from '../../platform/pages/loaders.ts';
import { Footer, loadLayout } from '../layout/index.ts';
import type { Route } from './+types/slim.route';
import { SlimHeader } from './SlimHeader/SlimHeader.tsx';

export const loader = serverLoader(loadLayout);
export const clientLoader = browserLoader(loadLayout);
export const shouldRevalidate = () => false;

/** Layout of the error pages: slim header, and the footer required by law. */
export default function SlimLayout({ loaderData: slots }: Route.ComponentProps) {
  return (
    <>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <SlimHeader />
      <Outlet />
      <Footer slots={slots} />
    </>
  );
}
