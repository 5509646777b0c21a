import { Logo, SkipLink, Steps } from '@huarong/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { browserLoader, serverLoader } from '../../platform/pages/loaders.ts';
import { usePageHandle } from '../../platform/pages/page-handle.ts';
import { TermsContext } from '../../platform/terms/terms.ts';
import type { Route } from './+types/buying.route';
import styles from './buying.module.css';
import { LegalLines } from './Footer/LegalLines.tsx';
import { loadLayout } from './layout-data.ts';
import { PageBar, TabBar, TopStrip } from './parts-by-width.ts';

const STEPS = ['购物车', '确认订单', '支付', '完成'];

export const loader = serverLoader(loadLayout);
export const clientLoader = browserLoader(loadLayout);
export const shouldRevalidate = () => false;

/** Layout from the cart to the paid order: shows the step and no other navigation. */
export default function BuyingLayout({ loaderData: layout }: Route.ComponentProps) {
  const { buyingStep = 0 } = usePageHandle();
  return (
    <>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <header className={styles.desktop}>
        <Suspense>
          <TopStrip notices={layout.top_notice} menu={layout.top_menu} />
        </Suspense>
        <div className={styles.header}>
          <a href="/" aria-label="花容 HUARONG 首页">
            <Logo />
          </a>
          <Steps steps={STEPS} current={buyingStep} />
        </div>
      </header>
      <Suspense>
        <PageBar />
      </Suspense>
      <TermsContext value={layout.terms}>
        <Outlet />
      </TermsContext>
      <footer className={styles.footer}>
        <LegalLines slots={layout} />
      </footer>
      <Suspense>
        <TabBar menuPath="/#menu" />
      </Suspense>
    </>
  );
}
