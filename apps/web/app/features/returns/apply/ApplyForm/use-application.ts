import type { Returnable } from '@huarong/contract/returns';
import { routes } from '@huarong/contract/routes';
import type { ReturnKind, ReturnReason } from '@huarong/core/returns';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { usePictures } from '../../../uploads/index.ts';
import { kindAmong, reasonsFor } from './return-choices.ts';
import { usePreview, type Wish } from './use-preview.ts';

/** Everything an application holds while it is being written, and the way to send it. */
export function useApplication(
  subOrderId: string,
  lines: readonly Returnable[],
  { firstLine, detailPathOf }: { firstLine: string | null; detailPathOf: (returnId: string) => string },
) {
  const navigate = useNavigate();
  const start = lines.find(({ returnSkuId }) => returnSkuId === firstLine) ?? lines[0];
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    () => new Map(start ? [[start.returnSkuId, 1]] : []),
  );
  const [wantedReason, setReason] = useState<ReturnReason | null>(null);
  const [wantedKind, setKind] = useState<ReturnKind | null>(null);
  const [sendBack, setSendBack] = useState<'pickup' | 'self'>('pickup');
  const [bringsGifts, setBringsGifts] = useState(true);
  const [description, setDescription] = useState('');
  const [isSubmitting, setSubmitting] = useState(false);
  const sent = useRef({ body: '', key: '' });
  const pictures = usePictures(routes.returns.uploadPicture);

  const picked = lines.filter(({ returnSkuId }) => chosen.has(returnSkuId));
  const reasons = reasonsFor(picked);
  const reason = reasons.find((open) => open.reason === wantedReason) ?? reasons[0] ?? null;
  const kinds = reason?.kinds ?? [];
  const kind = kindAmong(kinds, wantedKind);
  const items = [...chosen].map(([returnSkuId, quantity]) => ({ returnSkuId, quantity }));
  const wish: Wish | null =
    reason && kind !== null && items.length > 0 ? { subOrderId, kind, reason: reason.reason, items } : null;
  const preview = usePreview(wish, bringsGifts);
  const needsPicture = reason?.needsPictures === true && pictures.imageIds.length === 0;

  async function submit() {
    if (!wish || preview.state !== 'there') return;
    setSubmitting(true);
    const body = {
      ...wish,
      items: [...wish.items, ...preview.giftItems],
      description,
      imageIds: pictures.imageIds,
      sendBack,
    };
    // The same words are the same application, however often it is sent; changed ones are another.
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
    const headers = { 'Idempotency-Key': sent.current.key };
    const reply = await browserApi().returns.apply(body, { headers });
    setSubmitting(false);
    if (reply.ok && reply.value.returnId) await navigate(detailPathOf(reply.value.returnId));
  }

  return {
    chosen,
    choose: (lineId: string, quantity: number) =>
      setChosen((before) => {
        const next = new Map(before);
        if (quantity === 0) next.delete(lineId);
        else next.set(lineId, quantity);
        return next;
      }),
    picked,
    reasons,
    reason,
    setReason,
    kinds,
    kind,
    setKind,
    sendBack,
    setSendBack,
    bringsGifts,
    setBringsGifts,
    description,
    setDescription,
    pictures,
    preview,
    needsPicture,
    canSubmit: wish !== null && preview.state === 'there' && !needsPicture && !pictures.isSending,
    isSubmitting,
    submit,
  };
}
export type Application = ReturnType<typeof useApplication>;
