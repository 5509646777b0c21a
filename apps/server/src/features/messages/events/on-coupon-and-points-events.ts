import { CouponValidity } from '@huarong/core/coupons';
import { MessageType } from '@huarong/core/messages';
import type { Database } from '#platform/database';
import { combineHandlers, type OutboxEvent, type OutboxHandlers, onEvent } from '#platform/outbox';
import { couponClaimed, couponVoided, listCouponsById, presentCoupon } from '../../coupons/index.ts';
import { readSetting } from '../../settings/index.ts';
import { countExpiringPoints } from '../expiring-assets.queries.ts';
import type { MessageContent, NewMessage } from '../message.ts';
import { couponsExpiring, pointsExpiring } from '../message-events.ts';
import { notifyMember } from '../notify-member.ts';
import {
  couponReceivedTemplate,
  couponsExpiringTemplate,
  couponVoidedTemplate,
  pointsExpiringTemplate,
} from '../templates/coupon-and-points-templates.ts';

/** Reads coupons and points again at delivery, because used ones need no message. */
export const couponAndPointsEventHandlers = (db: Database): OutboxHandlers => {
  const notify = (
    event: Pick<OutboxEvent, 'topic' | 'key'>,
    memberId: string,
    type: NewMessage['type'],
    content: MessageContent,
  ) => notifyMember(db, { ...content, memberId, key: `${event.topic}:${event.key}`, type });
  const listUsableCoupons = async (memberId: string, ids: readonly string[]) =>
    (await listCouponsById(db, memberId, ids))
      .map(presentCoupon)
      .filter(({ valid }) => valid === CouponValidity.Usable);

  return combineHandlers(
    onEvent(couponClaimed, async (event) => {
      const { memberId, couponId = event.key } = event.payload;
      const [coupon] = await listUsableCoupons(memberId, [couponId]);
      if (coupon) await notify(event, memberId, MessageType.Promotion, couponReceivedTemplate(coupon));
    }),
    // Type 1: something that the member owned is gone, whatever offers they have switched off.
    onEvent(couponVoided, async (event) => {
      const { memberId, couponId, reason } = event.payload;
      const [coupon] = (await listCouponsById(db, memberId, [couponId])).map(presentCoupon);
      if (coupon)
        await notify(event, memberId, MessageType.Transaction, couponVoidedTemplate(coupon, reason));
    }),
    onEvent(couponsExpiring, async (event) => {
      const { memberId, couponIds } = event.payload;
      const coupons = await listUsableCoupons(memberId, couponIds);
      if (coupons.length > 0)
        await notify(event, memberId, MessageType.Promotion, couponsExpiringTemplate(coupons));
    }),
    // Type 1, so that it also reaches members who switched off offers.
    onEvent(pointsExpiring, async (event) => {
      const { memberId, endsAt } = event.payload;
      const points = await countExpiringPoints(db, memberId, endsAt);
      if (points > 0)
        await notify(
          event,
          memberId,
          MessageType.Transaction,
          pointsExpiringTemplate(points, new Date(endsAt), await readSetting(db, 'points')),
        );
    }),
  );
};
