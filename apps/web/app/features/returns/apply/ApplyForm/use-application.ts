import type { Returnable } from '@huarong/contract/returns';
import { routes } from '@huarong/contract/routes';
import type { ReturnKind, ReturnReason } from '@huarong/core/returns';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { type Api, browserApi } from '../../../../platform/api/index.ts';
import { useSavedDraft } from '../../../../platform/forms/use-saved-draft.ts';
import { useImages } from '../../../uploads/index.ts';
import { chooseKind, commonReasons } from './return-choices.ts';
import { type ReturnRequest, usePreview } from './use-preview.ts';

type ApplicationInput = Parameters<Api['returns']['apply']>[0];

/** The state of a return application and its submission. */
export function useApplication(
  subOrderId: string,
  lines: readonly Returnable[],
  {
    initialLineId,
    detailPathOf,
  }: { initialLineId: string | null; detailPathOf: (returnId: string) => string },
) {
  const { chosen, choose } = useChosenLines(lines, initialLineId);
  const saved = useSavedDraft(`return:${subOrderId}`, { description: '' });
  const { isSubmitting, submit } = useSubmitApplication(detailPathOf, saved.discard);
  const [wantedReason, setReason] = useState<ReturnReason | null>(null);
  const [wantedKind, setKind] = useState<ReturnKind | null>(null);
  const [sendBack, setSendBack] = useState<'pickup' | 'self'>('pickup');
  const [returnsGifts, setReturnsGifts] = useState(true);
  const { description } = saved.draft;
  const images = useImages(routes.returns.uploadPicture);

  const picked = lines.filter(({ returnSkuId }) => chosen.has(returnSkuId));
  const reasons = commonReasons(picked);
  const reason = reasons.find((candidate) => candidate.reason === wantedReason) ?? reasons[0] ?? null;
  const kinds = reason?.kinds ?? [];
  const kind = chooseKind(kinds, wantedKind);
  const items = [...chosen].map(([returnSkuId, quantity]) => ({ returnSkuId, quantity }));
  const request: ReturnRequest | null =
    reason && kind !== null && items.length > 0 ? { subOrderId, kind, reason: reason.reason, items } : null;
  const preview = usePreview(request, returnsGifts);
  const needsImage = reason?.needsPictures === true && images.imageIds.length === 0;

  return {
    chosen,
    choose,
    picked,
    reasons,
    reason,
    setReason,
    kinds,
    kind,
    setKind,
    sendBack,
    setSendBack,
    returnsGifts,
    setReturnsGifts,
    description,
    setDescription: (text: string) => saved.update({ description: text }),
    images,
    preview,
    needsImage,
    canSubmit: request !== null && preview.state === 'loaded' && !needsImage && !images.isSending,
    isSubmitting,
    submit: async () => {
      if (!request || preview.state !== 'loaded') return;
      const items = [...request.items, ...preview.giftItems];
      await submit({ ...request, items, description, imageIds: images.imageIds, sendBack });
    },
  };
}
/** Line id → units. The line the shopper came from is chosen first. */
function useChosenLines(lines: readonly Returnable[], initialLineId: string | null) {
  const initialLine = lines.find(({ returnSkuId }) => returnSkuId === initialLineId) ?? lines[0];
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    () => new Map(initialLine ? [[initialLine.returnSkuId, 1]] : []),
  );
  const choose = (lineId: string, quantity: number) =>
    setChosen((before) => {
      const next = new Map(before);
      if (quantity === 0) next.delete(lineId);
      else next.set(lineId, quantity);
      return next;
    });
  return { chosen, choose };
}

function useSubmitApplication(detailPathOf: (returnId: string) => string, onSubmitted: () => void) {
  const navigate = useNavigate();
  const lastSent = useRef({ body: '', key: '' });

  const [isSubmitting, submit] = useAction(async (body: ApplicationInput) => {
    // The same body reuses the idempotency key; a changed body is another application.
    const text = JSON.stringify(body);
    if (lastSent.current.body !== text) lastSent.current = { body: text, key: crypto.randomUUID() };
    const headers = { 'Idempotency-Key': lastSent.current.key };
    const reply = await browserApi().returns.apply(body, { headers });
    if (!reply.ok || !reply.value.returnId) return;
    onSubmitted();
    await navigate(detailPathOf(reply.value.returnId));
  });

  return { isSubmitting, submit };
}

export type Application = ReturnType<typeof useApplication>;
