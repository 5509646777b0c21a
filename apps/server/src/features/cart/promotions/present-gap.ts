import type { Missing } from '@huarong/core/pricing';
import { toYuan } from '@huarong/core/shared';

/** How far away something is, in money or in pieces. */
export const presentGap = (missing: Missing | null) => {
  if (missing === null) return {};
  return missing.kind === 'amount' ? { gap: toYuan(missing.amount) } : { gapPieces: missing.quantity };
};
