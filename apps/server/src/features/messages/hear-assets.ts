import type { Database } from '#platform/database';
import type { OutboxEvent, OutboxHandlers } from '#platform/outbox';
import { listCouponsById, presentCoupon } from '../coupons/index.ts';
import { COUPONS_ENDING, countEndingPoints, POINTS_ENDING } from './assets.queries.ts';
import type { NewMessage, Words } from './message.ts';
import { tellMember } from './tell-member.ts';
import { couponWords, endingCouponsWords, endingPointsWords } from './words/asset-words.ts';

/** Coupons and points, looked at again when the news is told: what was spent meanwhile is not worth a warning. */
export const hearAssets = (db: Database): OutboxHandlers => {
  const tell = (event: OutboxEvent, memberId: string, type: NewMessage['type'], words: Words) =>
    tellMember(db, { ...words, memberId, key: `${event.topic}:${event.key}`, type });
  const usable = async (memberId: string, ids: readonly string[]) =>
    (await listCouponsById(db, memberId, ids)).map(presentCoupon).filter(({ valid }) => valid === 1);

  return {
    async 'coupon-claimed'(event) {
      const { memberId } = event.payload as { memberId: string };
      const [coupon] = await usable(memberId, [event.key]);
      if (coupon) await tell(event, memberId, 2, couponWords(coupon));
    },
    async [COUPONS_ENDING](event) {
      const { memberId, couponIds } = event.payload as { memberId: string; couponIds: string[] };
      const coupons = await usable(memberId, couponIds);
      if (coupons.length > 0) await tell(event, memberId, 2, endingCouponsWords(coupons));
    },
    // Points are the member's own money: nobody loses them for having switched off offers.
    async [POINTS_ENDING](event) {
      const { memberId, endsAt } = event.payload as { memberId: string; endsAt: string };
      const points = await countEndingPoints(db, memberId, endsAt);
      if (points > 0) await tell(event, memberId, 1, endingPointsWords(points, new Date(endsAt)));
    },
  };
};
