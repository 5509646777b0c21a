import type { Returnable } from '@huarong/contract/returns';
import { ReturnKind } from '@huarong/core/returns';

export type AvailableReason = Returnable['reasons'][number];

/** One return has one reason: these are the reasons every line allows, with the kinds every line allows. */
export function commonReasons(lines: readonly Returnable[]): AvailableReason[] {
  const [first, ...others] = lines;
  if (!first) return [];
  return first.reasons.flatMap((candidate) => {
    const matching = others.flatMap(
      ({ reasons }) => reasons.find(({ reason }) => reason === candidate.reason) ?? [],
    );
    if (matching.length < others.length) return [];
    const kinds = candidate.kinds.filter((kind) => matching.every((each) => each.kinds.includes(kind)));
    return [
      {
        ...candidate,
        kinds: lines.every(({ canExchange }) => canExchange) ? kinds : kinds.filter(isNotExchange),
      },
    ];
  });
}
const isNotExchange = (kind: ReturnKind) => kind !== ReturnKind.Exchange;

/** The chosen kind while it is allowed, otherwise return and refund (2), the most common one. */
export const chooseKind = (allowed: readonly ReturnKind[], wanted: ReturnKind | null): ReturnKind | null =>
  wanted !== null && allowed.includes(wanted)
    ? wanted
    : allowed.includes(ReturnKind.ReturnAndRefund)
      ? ReturnKind.ReturnAndRefund
      : (allowed[0] ?? null);

/** Stock or the product rules out an exchange, whatever the reason. */
export function exchangeProblem(lines: readonly Returnable[]): string | null {
  if (lines.some(({ kinds }) => !kinds.includes(ReturnKind.Exchange))) return '这件商品不能换货';
  return lines.some(({ canExchange }) => !canExchange) ? '同款暂时缺货' : null;
}
