import { adminRoutes } from '@huarong/contract/admin/routes';
import type { StaffCalls } from './staff-calls.ts';
import type { WriteText } from './write-text.ts';

/** A draft of a gift promotion with these texts. */
export async function createPromotion(owner: StaffCalls, skuId: string, text: WriteText): Promise<string> {
  const values = {
    kind: 'gift',
    title: text(60),
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    endsAt: new Date(Date.now() + 2 * 86_400_000).toISOString(),
    rule: {
      ...{ mark: '满赠', conditions: [], priority: 1, exclusionGroup: text(64) },
      scope: { kind: 'list', goods: { skuIds: [skuId] } },
      quota: { total: 10, perShopper: 1 },
      tiers: [
        {
          reach: { kind: 'amount', amount: 100_000 },
          benefit: { choose: 1, maxTimes: 1, gifts: [{ skuId, title: text(60), quantity: 1, value: 100 }] },
        },
      ],
    },
  };
  return (await owner<{ promotionId: string }>(adminRoutes.promotions.create, { values })).promotionId;
}
