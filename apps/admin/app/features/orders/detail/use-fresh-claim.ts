import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/index.ts';

export type Claim = AdminOrderDetail['claim'];
const REFRESH_MS = 15_000;

/** Who works on the order now: asked again while the page is seen, so that two people on one order know of each other. */
export function useFreshClaim(orderId: string, loaded: Claim): Claim {
  const [known, setKnown] = useState({ loaded, claim: loaded });
  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const reply = await api.work.claimsOf({ kind: 'order', id: orderId });
      if (isCurrent && reply.ok) setKnown({ loaded, claim: reply.value.claim });
    };
    const timer = setInterval(refresh, REFRESH_MS);
    window.addEventListener('focus', refresh);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
    };
  }, [orderId, loaded]);
  // A page that was read again knows better than the last answer.
  return known.loaded === loaded ? known.claim : loaded;
}
