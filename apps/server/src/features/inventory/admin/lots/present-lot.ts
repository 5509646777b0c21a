import { expiryState } from '@huarong/core/inventory';
import type { LotRow } from '../../lots/lots.queries.ts';

export const presentLotOfSku = (
  { lotId, lotNo, expiresOn, remaining, isRecalled }: Omit<LotRow, 'skuId'>,
  today: string,
) => ({
  lotId: String(lotId),
  lotNo,
  expiresOn,
  remaining,
  state: isRecalled ? ('recalled' as const) : expiryState(expiresOn, today),
});
