import type { RefundPreview } from '@huarong/contract/returns';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';

export interface Wish {
  subOrderId: string;
  kind: number;
  reason: number;
  items: { returnSkuId: string; quantity: number }[];
}
export type Preview =
  | { state: 'none' | 'loading' }
  | { state: 'there'; refund: RefundPreview; giftItems: Wish['items'] }
  | { state: 'refused'; message: string };

/** What the server says would come back, asked again whenever the wish changes. */
export function usePreview(wish: Wish | null, bringsGifts: boolean): Preview {
  const [preview, setPreview] = useState<Preview>({ state: 'none' });
  const asked = wish && JSON.stringify(wish);
  useEffect(() => {
    if (asked === null) return setPreview({ state: 'none' });
    const controller = new AbortController();
    // The last answer stays until the next: a sheet that empties at every click cannot be read.
    setPreview((before) => (before.state === 'there' ? before : { state: 'loading' }));
    void ask(JSON.parse(asked), bringsGifts, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setPreview(answer);
    });
    return () => controller.abort();
  }, [asked, bringsGifts]);
  return preview;
}

/** Gifts are due only for some wishes: the first answer says which, the second counts them in. */
async function ask(wish: Wish, bringsGifts: boolean, signal: AbortSignal): Promise<Preview> {
  const { apply } = browserApi({ quiet: true }).returns;
  const first = await apply({ ...wish, preview: true }, { signal });
  if (!first.ok) return { state: 'refused', message: first.refusal.message };
  const { refund } = first.value;
  const giftItems =
    bringsGifts && !refund.postageByShop && wish.kind === 2
      ? refund.gifts.map(({ returnSkuId, quantity }) => ({ returnSkuId, quantity }))
      : [];
  if (giftItems.length === 0) return { state: 'there', refund, giftItems };
  const second = await apply({ ...wish, items: [...wish.items, ...giftItems], preview: true }, { signal });
  if (!second.ok) return { state: 'there', refund, giftItems: [] };
  return { state: 'there', refund: second.value.refund, giftItems };
}
