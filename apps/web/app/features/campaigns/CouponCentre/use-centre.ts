import type { CentreOffer, CouponCentre } from '@huarong/contract/coupons';
import { showConfirm, showToast } from '@huarong/ui';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { isFreeToClaim } from '../../coupons/index.ts';
import { type NextCard, pointsText } from './offer-texts.ts';

interface LoadedCentre extends CouponCentre {
  /** Shop time when it was loaded. */
  now: string;
}

/** The coupons of the claim centre for this shopper. They depend on member and hour, so the browser loads them. */
export function useCentre() {
  const { isSignedIn } = useSession();
  const [loaded, setLoaded] = useState<LoadedCentre | 'failed' | null>(null);
  const [nextCard, setNextCard] = useState<NextCard>();
  const [claiming, setClaiming] = useState<string | null>(null);
  const keys = useRef<Record<string, string>>({});

  const load = async () => {
    const reply = await browserApi({ quiet: true }).coupons.centre({});
    setLoaded((shown) => {
      if (reply.ok) return { ...reply.value, now: shopNow().toISOString() };
      // What is shown stays: a failed refresh takes nothing away.
      return shown ?? 'failed';
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again only for another shopper
  useEffect(() => {
    void load();
    if (isSignedIn) void loadNextCard();
    async function loadNextCard() {
      const reply = await browserApi({ quiet: true }).memberCard.memberCard({});
      if (reply.ok) setNextCard(reply.value.next);
    }
  }, [isSignedIn]);

  async function claim({ offerId, title, points }: CentreOffer) {
    if (points !== undefined && isSignedIn && !(await confirmPoints(title, points))) return;
    setClaiming(offerId);
    // Kept until an answer: pressing again after a lost one takes the points once.
    keys.current[offerId] ??= crypto.randomUUID();
    const options = { quiet: true, headers: { 'Idempotency-Key': keys.current[offerId] } };
    const reply = await browserApi(options).coupons.receive({
      offerId,
      ...(points !== undefined && { points }),
    });
    if (!reply.ok && reply.refusal.code === 'login-needed') {
      window.location.assign(`/login?historyLocation=${encodeURIComponent(window.location.pathname)}`);
      return;
    }
    if (reply.ok) delete keys.current[offerId];
    showToast(reply.ok ? `「${title}」已放进你的优惠券` : reply.refusal.message, reply.ok ? 'check' : 'info');
    await load();
    setClaiming(null);
  }
  const retry = () => {
    setLoaded(null);
    void load();
  };
  const actions = { claiming, claim, reload: () => void load(), retry, nextCard };
  if (loaded === null) return { status: 'loading' as const, ...actions };
  if (loaded === 'failed') return { status: 'failed' as const, ...actions };
  const claimableCount = [...loaded.drops, ...loaded.offers].filter(isFreeToClaim).length;
  return { status: 'ready' as const, ...loaded, claimableCount, ...actions };
}

const confirmPoints = (title: string, points: number): Promise<boolean> =>
  showConfirm(`用 ${pointsText(points)}兑换「${title}」吗？兑换后积分不退，过期的券不补。`, {
    confirmLabel: '兑换',
  });

export type Centre = ReturnType<typeof useCentre>;
export type ReadyCentre = Extract<Centre, { status: 'ready' }>;
