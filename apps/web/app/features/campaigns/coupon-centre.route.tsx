import { Breadcrumbs, Icon } from '@huarong/ui';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta, privatePageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/coupon-centre.route';
import styles from './CouponCentre/CouponCentre.module.css';
import { CouponCentre } from './CouponCentre/CouponCentre.tsx';
import { CouponRules } from './CouponCentre/CouponRules.tsx';
import { useCentre } from './CouponCentre/use-centre.ts';
import { loadCouponCentre } from './campaign-data.ts';
import { Floor } from './Floor.tsx';

export const loader = serverLoader(loadCouponCentre);
export const clientLoader = browserLoader(loadCouponCentre);
export const headers = publishedPageHeaders;

const PATH = '/campaign/coupons.html';

export const handle: PageHandle = { barTitle: '领券中心' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return privatePageMeta('领券中心');
  const { title, description, blocks } = loaderData;
  return pageMeta(matches, {
    title: `${title}｜花容 HUARONG`,
    description,
    path: PATH,
    share: 'campaign-coupons',
    crumbs: [{ label: '首页', href: '/' }, { label: title }],
    products: blocks.flatMap((block) => ('productList' in block ? block.productList : [])),
  });
};

/** Staff write its title, rules and further blocks as of every campaign page; the coupons are loaded by the browser. */
export default function CouponCentrePage({ loaderData: { title, blocks } }: Route.ComponentProps) {
  const centre = useCentre();
  const note = blocks.find((block) => block.kind === 'coupons')?.note;
  return (
    <main id="main">
      <div className={styles.head}>
        <Breadcrumbs crumbs={[{ label: '首页', href: '/' }, { label: title }]} />
        <header>
          <div>
            <h1>{title}</h1>
            <p>{note || '领到的券即时到账，结算时会替你算好用哪一张'}</p>
          </div>
          <div className={styles.counts}>
            {centre.status === 'ready' && (
              <p>
                {centre.usable !== undefined && (
                  <>
                    可用 <b>{centre.usable}</b> 张
                  </>
                )}
                <span>
                  待领 <b>{centre.claimableCount}</b> 张
                </span>
              </p>
            )}
            <a href="/myAccount/coupon">
              我的优惠券
              <Icon name="arrow" size={16} />
            </a>
          </div>
        </header>
      </div>
      <CouponCentre centre={centre} />
      {blocks.map((block, index) => {
        if (block.kind === 'coupons') return null;
        const id = `b${index}`;
        return block.kind === 'text' ? (
          <CouponRules key={id} block={block} />
        ) : (
          <Floor key={id} block={block} id={id} />
        );
      })}
    </main>
  );
}
