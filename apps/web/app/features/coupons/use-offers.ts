import type { CouponOffer } from '@huarong/contract/coupons';
import { showToast } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { browserApi } from '../../platform/api/index.ts';

interface OffersOptions {
  /** Loads the offers once true: before hydration, or without a place to show them, they are not needed. */
  isEnabled: boolean;
  /** Called after a coupon was claimed. */
  onClaimed?: () => unknown;
}

/** The coupon offers for this shopper; empty when the request fails. */
export function useOffers({ isEnabled, onClaimed }: OffersOptions) {
  const [offers, setOffers] = useState<readonly CouponOffer[]>([]);
  const [claiming, setClaiming] = useState<string | null>(null);

  const load = async () => {
    const reply = await browserApi({ quiet: true }).coupons.deposit({});
    if (reply.ok) setOffers(reply.value.list);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, after hydration
  useEffect(() => {
    if (isEnabled) void load();
  }, [isEnabled]);

  async function claim(offerId: string) {
    setClaiming(offerId);
    const reply = await browserApi({ quiet: true }).coupons.receive({ offerId });
    if (reply.ok) {
      showToast('已放进你的优惠券', 'check');
      await onClaimed?.();
    } else if (reply.refusal.code === 'login-needed') {
      window.location.assign(`/login?historyLocation=${encodeURIComponent(window.location.pathname)}`);
      return;
    } else showToast(reply.refusal.message, 'info');
    setClaiming(null);
    await load();
  }
  return { offers, claiming, claim };
}
