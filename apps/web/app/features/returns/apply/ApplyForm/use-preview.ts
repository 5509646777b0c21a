import type { RefundPreview } from '@huarong/contract/returns';
import { ReturnKind } from '@huarong/core/returns';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';

export interface ReturnRequest {
  subOrderId: string;
  kind: number;
  reason: number;
  items: { returnSkuId: string; quantity: number }[];
}
export type Preview =
  | { state: 'none' | 'loading' }
  | { state: 'loaded'; refund: RefundPreview; giftItems: ReturnRequest['items'] }
  | { state: 'refused'; message: string };

/** The refund the server previews, fetched again whenever the request changes. */
export function usePreview(request: ReturnRequest | null, returnsGifts: boolean): Preview {
  const [preview, setPreview] = useState<Preview>({ state: 'none' });
  const requestKey = request && JSON.stringify(request);
  useEffect(() => {
    if (requestKey === null) return setPreview({ state: 'none' });
    const controller = new AbortController();
    // The last preview stays until the next one arrives, so that the panel does not flicker.
    setPreview((before) => (before.state === 'loaded' ? before : { state: 'loading' }));
    void fetchPreview(JSON.parse(requestKey), returnsGifts, controller.signal).then((next) => {
      if (!controller.signal.aborted) setPreview(next);
    });
    return () => controller.abort();
  }, [requestKey, returnsGifts]);
  return preview;
}

/** Only some returns require gifts back: the first response lists them, the second call includes them. */
async function fetchPreview(
  request: ReturnRequest,
  returnsGifts: boolean,
  signal: AbortSignal,
): Promise<Preview> {
  const { apply } = browserApi({ quiet: true }).returns;
  const first = await apply({ ...request, preview: true }, { signal });
  if (!first.ok) return { state: 'refused', message: first.refusal.message };
  const { refund } = first.value;
  const giftItems =
    returnsGifts && !refund.postageByShop && request.kind === ReturnKind.ReturnAndRefund
      ? refund.gifts.map(({ returnSkuId, quantity }) => ({ returnSkuId, quantity }))
      : [];
  if (giftItems.length === 0) return { state: 'loaded', refund, giftItems };
  const second = await apply(
    { ...request, items: [...request.items, ...giftItems], preview: true },
    { signal },
  );
  if (!second.ok) return { state: 'loaded', refund, giftItems: [] };
  return { state: 'loaded', refund: second.value.refund, giftItems };
}
