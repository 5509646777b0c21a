import { type Fen, fen } from '../shared/index.ts';

export interface PaidTender {
  paymentId: string;
  isStoredValue: boolean;
  /** Paid by it for this order, less earlier refunds. */
  left: Fen;
}

/**
 * Refunds go to the original tenders: stored value first, because it arrives at once, then the providers, the latest
 * first. Null when the amount exceeds what is left.
 */
export function spreadRefund(
  amount: Fen,
  tenders: readonly PaidTender[],
): { paymentId: string; amount: Fen }[] | null {
  const inRefundOrder = [
    ...tenders.filter((tender) => tender.isStoredValue),
    ...tenders.filter((tender) => !tender.isStoredValue).toReversed(),
  ];
  let open: number = amount;
  const shares = inRefundOrder.flatMap(({ paymentId, left }) => {
    const share = Math.min(open, left);
    open -= share;
    return share > 0 ? [{ paymentId, amount: fen(share) }] : [];
  });
  return open === 0 ? shares : null;
}
