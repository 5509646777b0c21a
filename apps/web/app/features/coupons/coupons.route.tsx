import { CouponValidity } from '@huarong/core/coupons';
import { STORE } from '@huarong/core/shared';
import { ActionBar, ButtonLink, EmptyState, Pager, TabLinks } from '@huarong/ui';
import { shopNow } from '../../platform/clock/shop-clock.ts';
import { PageBarActions } from '../../platform/components/PageBarActions.tsx';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, ListFooter, PageHead, PageLoading, TabbedHead } from '../account/index.ts';
import type { Route } from './+types/coupons.route';
import { ClaimableCoupons } from './ClaimableCoupons/ClaimableCoupons.tsx';
import { CouponCard } from './CouponCard/CouponCard.tsx';
import styles from './coupons.module.css';
import { loadCoupons } from './coupons-data.ts';
import { type CouponsQuery, couponsPath } from './coupons-query.ts';
import { RedeemCode } from './RedeemCode/RedeemCode.tsx';

export const clientLoader = memberLoader(loadCoupons);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('优惠券');
export const HydrateFallback = PageLoading;

const TABS: [CouponsQuery['valid'], string, 'usable' | 'used' | 'expired'][] = [
  [1, '可使用', 'usable'],
  [0, '已使用', 'used'],
  [2, '已过期', 'expired'],
];
const EMPTY_TEXTS = { 1: '暂无可用优惠券', 0: '还没有用过优惠券', 2: '没有过期的优惠券' } as const;

export default function CouponsPage({ loaderData }: Route.ComponentProps) {
  const { query, coupons, otherPlaceCount, offers } = loaderData;
  const { counts } = coupons;
  const isOffline = query.place === 'store';
  const now = shopNow();
  return (
    <>
      <PageBarActions>
        <a className={styles.help} href="/campaign/help-coupons.html">
          使用说明
        </a>
      </PageBarActions>
      <TabbedHead
        head={
          <PageHead
            title={isOffline ? '门店券' : '优惠券'}
            note={countsText(counts)}
            actions={
              <>
                <a href="/campaign/help-coupons.html" data-wide>
                  使用说明
                </a>
                <ActionBar>
                  <ButtonLink className={styles.centre} kind="ink" size="sm" href="/campaign/coupons.html">
                    去领券中心
                    {offers.length > 0 && <span>，今天有 {offers.length} 张可领</span>}
                  </ButtonLink>
                </ActionBar>
              </>
            }
          />
        }
        tabs={<CouponTabs query={query} counts={counts} otherPlaceCount={otherPlaceCount} />}
      />
      {query.valid === CouponValidity.Usable && <RedeemCode />}
      <div className={styles.list}>
        {coupons.list.map((coupon) => (
          <CouponCard key={coupon.couponId} coupon={coupon} now={now} isOffline={isOffline} />
        ))}
      </div>
      {coupons.list.length === 0 && <NoCoupons query={query} offerCount={offers.length} />}
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={coupons.totalPages}
          hrefOf={(page) => couponsPath(query, { page })}
        />
      </ListFooter>
      {query.valid === CouponValidity.Usable && !isOffline && <ClaimableCoupons offers={offers} />}
    </>
  );
}

function countsText({ usable, held = 0, expiring }: CouponsData['coupons']['counts']): string {
  const soon = expiring > 0 ? `，其中 ${expiring} 张 ${STORE.coupons.expiringSoonDays} 天内到期` : '';
  return `${usable} 张可用${soon}${held > 0 ? `；另有 ${held} 张待付款订单占用中` : ''}`;
}

type CouponsData = Awaited<ReturnType<typeof loadCoupons>>;
type CouponTabsProps = Pick<CouponsData, 'query' | 'otherPlaceCount'> &
  Pick<CouponsData['coupons'], 'counts'>;

/** Tabs by status, and a link to the coupons of the other place. */
function CouponTabs({ query, counts, otherPlaceCount }: CouponTabsProps) {
  const isOffline = query.place === 'store';
  return (
    <TabLinks
      label="优惠券状态"
      links={TABS.map(([valid, label, name]) => ({
        label,
        href: couponsPath(query, { valid }),
        current: valid === query.valid,
        ...(counts[name] > 0 && { count: counts[name] }),
      }))}
      aside={
        <>
          {isOffline ? `线上券 ${otherPlaceCount} 张` : `门店券 ${otherPlaceCount} 张`}
          <a
            className={styles.more}
            href={couponsPath(query, { place: isOffline ? 'online' : 'store', valid: CouponValidity.Usable })}
            aria-label={isOffline ? '查看线上券' : '查看门店券'}
          >
            查看
          </a>
        </>
      }
    />
  );
}

const NoCoupons = ({ query, offerCount }: { query: CouponsQuery; offerCount: number }) => (
  <EmptyState
    icon="ticket"
    title={EMPTY_TEXTS[query.valid]}
    actions={
      <ButtonLink kind="ink" href="/campaign/coupons.html">
        去领券中心
      </ButtonLink>
    }
  >
    {offerCount > 0 && `领券中心今天有 ${offerCount} 张可领。`}
  </EmptyState>
);
