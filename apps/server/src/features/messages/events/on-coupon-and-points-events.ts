import { CouponValidity } from '@huarong/core/coupons';
import { MessageType } from '@huarong/core/messages';
import type { Database } from '#platform/database';
import type { OutboxEvent, OutboxHandlers } from '#platform/outbox';
import { listCouponsById, presentCoupon } from '../../coupons/index.ts';
import { COUPONS_EXPIRING, countExpiringPoints, POINTS_EXPIRING } from '../expiring-assets.queries.ts';
import type { MessageContent, NewMessage } from '../message.ts';
import { notifyMember } from '../notify-member.ts';
import {
  couponReceivedTemplate,
  couponsExpiringTemplate,
  pointsExpiringTemplate,
} from '../templates/coupon-and-points-templates.ts';

/** Reads coupons and points again at delivery, because used ones need no message. */
export const couponAndPointsEventHandlers = (db: Database): OutboxHandlers => {
  const notify = (event: OutboxEvent, memberId: string, type: NewMessage['type'], content: MessageContent) =>
    notifyMember(db, { ...content, memberId, key: `${event.topic}:${event.key}`, type });
  const listUsableCoupons = async (memberId: string, ids: readonly string[]) =>
    (await listCouponsById(db, memberId, ids))
      .map(presentCoupon)
      .filter(({ valid }) => valid === CouponValidity.Usable);

  return {
    async 'coupon-claimed'(event) {
      const { memberId } = event.payload as { memberId: string };
      const [coupon] = await listUsableCoupons(memberId, [event.key]);
      if (coupon) await notify(event, memberId, MessageType.Promotion, couponReceivedTemplate(coupon));
    },
    async [COUPONS_EXPIRING](event) {
      const { memberId, couponIds } = event.payload as { memberId: string; couponIds: string[] };
      const coupons = await listUsableCoupons(memberId, couponIds);
      if (coupons.length > 0)
        await notify(event, memberId, MessageType.Promotion, couponsExpiringTemplate(coupons));
    },
    // Type 1, so that it also reaches members who switched off offers.
    async [POINTS_EXPIRING](event) {
      const { memberId, endsAt } = event.payload as { memberId: string; endsAt: string };
      const points = await countExpiringPoints(db, memberId, endsAt);
      if (points > 0)
        await notify(
          event,
          memberId,
          MessageType.Transaction,
          pointsExpiringTemplate(points, new Date(endsAt)),
        );
    },
  };
};
