import type { RefundPreview } from '@huarong/contract/returns';
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
  | { state: 'there'; refund: RefundPreview; giftItems: ReturnRequest['items'] }
  | { state: 'refused'; message: string };

/** What the server says would come back, asked again whenever the wish changes. */
export function usePreview(request: ReturnRequest | null, returnsGifts: boolean): Preview {
  const [preview, setPreview] = useState<Preview>({ state: 'none' });
  const requestKey = request && JSON.stringify(request);
  useEffect(() => {
    if (requestKey === null) return setPreview({ state: 'none' });
    const controller = new AbortController();
    // The last answer stays until the next: a sheet that empties at every click cannot be read.
    setPreview((before) => (before.state === 'there' ? before : { state: 'loading' }));
    void fetchPreview(JSON.parse(requestKey), returnsGifts, controller.signal).then((next) => {
      if (!controller.signal.aborted) setPreview(next);
    });
    return () => controller.abort();
  }, [requestKey, returnsGifts]);
  return preview;
}

/** Gifts are due only for some wishes: the first answer says which, the second counts them in. */
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
    returnsGifts && !refund.postageByShop && request.kind === 2
      ? refund.gifts.map(({ returnSkuId, quantity }) => ({ returnSkuId, quantity }))
      : [];
  if (giftItems.length === 0) return { state: 'there', refund, giftItems };
  const second = await apply(
    { ...request, items: [...request.items, ...giftItems], preview: true },
    { signal },
  );
  if (!second.ok) return { state: 'there', refund, giftItems: [] };
  return { state: 'there', refund: second.value.refund, giftItems };
}
