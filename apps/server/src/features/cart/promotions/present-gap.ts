import type { Missing } from '@huarong/core/pricing';
import { toYuan } from '@huarong/core/shared';

/** What is missing until a promotion applies, in money or in units. */
export const presentGap = (missing: Missing | null) => {
  if (missing === null) return {};
  return missing.kind === 'amount' ? { gap: toYuan(missing.amount) } : { gapPieces: missing.quantity };
};
