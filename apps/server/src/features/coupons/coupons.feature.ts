import { couponsContract } from '@huarong/contract/coupons';
import { accept } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Feature, implement } from '#platform/feature';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { listCentreOffers } from './centre/centre.queries.ts';
import { presentCentre } from './centre/present-centre.ts';
import { watchScopeProducts } from './centre/scope-products.ts';
import { type CouponRef, claimCoupon } from './claim-coupon.ts';
import { typedCode } from './code-hash.ts';
import type { CouponPointsPort } from './coupon-points-port.ts';
import {
  type Channel,
  type CouponStatus,
  countCoupons,
  getCoupon,
  listCoupons,
  listOffers,
} from './coupons.queries.ts';
import { exchangeCoupon } from './exchange-coupon.ts';
import { presentCoupon, presentOffer } from './present-coupon.ts';

/** Filter values of online and store coupons: usable 1 and 1, used 0 and 2, expired 2 and 3. */
const ONLINE: Record<0 | 1 | 2, CouponStatus> = { 1: 'usable', 0: 'used', 2: 'expired' };
const OFFLINE: Record<1 | 2 | 3, CouponStatus> = { 1: 'usable', 2: 'used', 3: 'expired' };

export function couponsFeature(
  catalogue: CatalogueSource,
  imageOf: ImagePort,
  couponPoints: CouponPointsPort,
): Feature {
  const scopeProducts = watchScopeProducts(catalogue, imageOf);
  return implement(couponsContract, {
    list: (context, { valid, ...page }) => listCouponPage(context, 'online', ONLINE[valid], page),
    offline: (context, { valid, ...page }) => listCouponPage(context, 'offline', OFFLINE[valid], page),

    async receive(context, { offerId, code, points }) {
      const { db, actor, config } = context;
      const { memberId } = actor;
      const ref: CouponRef = code === undefined ? { offerId: offerId! } : typedCode(config, code);
      const claimed =
        points !== undefined && 'offerId' in ref
          ? await exchangeCoupon(context, couponPoints, { ...ref, points })
          : await claimCoupon(db, memberId, ref);
      if (!claimed.ok) return claimed;
      return accept({ coupon: presentCoupon(await getCoupon(db, memberId, claimed.value.couponId)) });
    },

    async deposit({ db, actor }) {
      const offers = await listOffers(db, actor.kind === 'member' ? actor.memberId : null);
      return accept({ list: offers.map((row) => presentOffer(row)) });
    },

    async centre({ db, actor }) {
      const memberId = actor.kind === 'member' ? actor.memberId : null;
      const rows = await listCentreOffers(db, memberId);
      return accept({
        ...presentCentre(rows, scopeProducts()),
        ...(memberId !== null && { usable: (await countCoupons(db, memberId, 'online')).usable }),
      });
    },
  });
}

async function listCouponPage(
  { db, actor }: Context<'member'>,
  channel: Channel,
  status: CouponStatus,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const { memberId } = actor;
  const counts = await countCoupons(db, memberId, channel);
  const rows = await listCoupons(db, {
    memberId,
    channel,
    status,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  const total = status === 'usable' ? counts.usable + counts.held : counts[status];
  return accept({
    list: rows.map(presentCoupon),
    currentPage: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    counts,
  });
}
