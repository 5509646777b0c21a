import { Icon, VisuallyHidden } from '@huarong/ui';
import type { MouseEvent } from 'react';
import { useLocation, useMatches } from 'react-router';
import { setActionsPlace } from '../../../platform/components/PageBarActions.tsx';
import { type PageHandle, usePageHandle } from '../../../platform/pages/page-handle.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { badgeCount } from '../badge-count.ts';
import styles from './PageBar.module.css';

/** The bar of a phone: back, the title of the page, and at most two actions. */
export function PageBar() {
  const { barParent = '/', hasBarTools = true, isBarOverImages } = usePageHandle();
  const title = useBarTitle();
  return (
    <div className={styles.bar} data-page-bar data-over-images={isBarOverImages || undefined}>
      <a href={barParent} className={styles.action} onClick={goBack}>
        <Icon name="left" size={24} />
        <VisuallyHidden>返回</VisuallyHidden>
      </a>
      <p className={styles.title}>{title}</p>
      <a href="#search" data-sheet="search" className={styles.inWechat}>
        <Icon name="search" size={18} />
        搜索商品或品牌
      </a>
      <div ref={setActionsPlace} className={styles.actions}>
        {hasBarTools && <Tools />}
      </div>
    </div>
  );
}

/** Without a page before this one, the link leads to the page above it. */
function goBack(event: MouseEvent) {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx === 0) return;
  event.preventDefault();
  window.history.back();
}

function useBarTitle(): string {
  const location = useLocation();
  const titled = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.barTitle);
  const { barTitle } = (titled?.handle ?? {}) as PageHandle;
  return typeof barTitle === 'function' ? barTitle({ data: titled?.loaderData, location }) : (barTitle ?? '');
}

function Tools() {
  const { cartCount } = useSession();
  return (
    <>
      <a href="#search" data-sheet="search" className={styles.action}>
        <Icon name="search" size={24} />
        <VisuallyHidden>搜索</VisuallyHidden>
      </a>
      <a href="/shopcart" className={styles.action}>
        <Icon name="bag" size={24} />
        <VisuallyHidden>购物车</VisuallyHidden>
        {cartCount > 0 && (
          <b className={styles.count}>
            {badgeCount(cartCount)}
            <VisuallyHidden>件</VisuallyHidden>
          </b>
        )}
      </a>
    </>
  );
}
