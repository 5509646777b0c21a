import { type Fen, fen } from '../shared/index.ts';

export interface PaidPart {
  paymentId: string;
  isStoredValue: boolean;
  /** Paid by it for this order, less what went back already. */
  left: Fen;
}

/**
 * Money goes back the way it came: stored value first, because it is there at once, then the providers, the latest
 * first. Null when more is asked for than is left.
 */
export function spreadRefund(
  amount: Fen,
  parts: readonly PaidPart[],
): { paymentId: string; amount: Fen }[] | null {
  const inOrder = [
    ...parts.filter((part) => part.isStoredValue),
    ...parts.filter((part) => !part.isStoredValue).toReversed(),
  ];
  let open: number = amount;
  const shares = inOrder.flatMap(({ paymentId, left }) => {
    const share = Math.min(open, left);
    open -= share;
    return share > 0 ? [{ paymentId, amount: fen(share) }] : [];
  });
  return open === 0 ? shares : null;
}
