import { Logo, SkipLink, Steps } from '@huarong/ui';
import { Outlet, useMatches } from 'react-router';
import { browserLoader, serverLoader } from '../../platform/pages/loaders.ts';
import { TermsContext } from '../../platform/terms/terms.ts';
import type { PageHandle } from '../../root.tsx';
import type { Route } from './+types/buying.route';
import styles from './buying.module.css';
import { LegalLines } from './Footer/LegalLines.tsx';
import { loadLayout } from './layout-data.ts';
import { TopStrip } from './TopStrip/TopStrip.tsx';

const STEPS = ['购物车', '确认订单', '支付', '完成'];

export const loader = serverLoader(loadLayout);
export const clientLoader = browserLoader(loadLayout);
export const shouldRevalidate = () => false;

/** Layout from the cart to the paid order: shows the step and no other navigation. */
export default function BuyingLayout({ loaderData: layout }: Route.ComponentProps) {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return (
    <>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <header>
        <TopStrip notices={layout.top_notice} menu={layout.top_menu} />
        <div className={styles.header}>
          <a href="/" aria-label="花容 HUARONG 首页">
            <Logo />
          </a>
          <Steps steps={STEPS} current={handle?.buyingStep ?? 0} />
        </div>
      </header>
      <TermsContext value={layout.terms}>
        <Outlet />
      </TermsContext>
      <footer className={styles.footer}>
        <LegalLines slots={layout} />
      </footer>
    </>
  );
}
