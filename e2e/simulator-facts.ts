import { adminRoutes } from '@huarong/contract/admin/routes';
import type { StaffCalls } from './staff-calls.ts';
import type { WriteText } from './write-text.ts';

/** A case of the simulator with this name. */
export async function saveCase(owner: StaffCalls, skuId: string, text: WriteText): Promise<string> {
  const scenario = {
    lines: [{ skuId, quantity: 2 }],
    at: new Date().toISOString(),
    shopper: { kind: 'card', card: 'GOLD', isFirstOrder: false, points: 0 },
    couponIds: null,
    useCouponIds: null,
    points: 0,
    province: '31',
    withDrafts: true,
  };
  return (await owner<{ caseId: string }>(adminRoutes.simulator.save, { name: text(60), scenario })).caseId;
}
