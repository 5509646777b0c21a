import type { CouponOffer } from '@huarong/contract/coupons';
import { showToast } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';

/** Claims an offered coupon, shows the result and reloads the page data. */
export function useClaim() {
  const [claiming, setClaiming] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  async function claim({ offerId, title }: CouponOffer) {
    setClaiming(offerId);
    const reply = await browserApi({ quiet: true }).coupons.receive({ offerId });
    showToast(reply.ok ? `「${title}」已放进你的优惠券` : reply.refusal.message, reply.ok ? 'check' : 'info');
    await revalidate();
    setClaiming(null);
  }
  return { claiming, claim };
}
