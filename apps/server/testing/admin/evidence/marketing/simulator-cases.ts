import { insertRows } from '#platform/database';
import { SKU } from '../../../../src/features/cart/testing/seed-products.ts';
import type { PrepareCase } from '../evidence-case.ts';

const scenario = {
  // Other cases withdraw some of them.
  lines: [SKU.cream, SKU.brush, SKU.sample, SKU.rouge, SKU.rougeOther, SKU.serum].map((skuId) => ({
    skuId,
    quantity: 1,
  })),
  at: '2026-12-10T20:00:00+08:00',
  shopper: { kind: 'card', card: 'GOLD', isFirstOrder: false, points: 0 },
  couponIds: null,
  useCouponIds: null,
  points: 0,
  province: '31',
  withDrafts: true,
};

export const simulatorCases: Record<string, PrepareCase> = {
  'simulator.save': async () => ({
    input: { name: '双十二面霜', scenario },
    refused: { name: '空', scenario: { ...scenario, lines: [{ skuId: 'no-such-sku', quantity: 1 }] } },
  }),
  'simulator.startReplay': async ({ db }) => {
    const id = `replay-${Date.now()}`;
    await insertRows(db, 'promotion', [
      {
        id,
        kind: 'limitedTime',
        title: '草稿',
        rule: {
          mark: '限时价',
          conditions: [],
          exclusionGroup: null,
          quota: { total: null, perShopper: null },
          priority: 1,
          scope: { kind: 'list', goods: { skuIds: [SKU.cream] } },
          benefit: { kind: 'payPercent', percent: 90 },
        },
        starts_at: new Date(Date.now() + 86_400_000),
        ends_at: new Date(Date.now() + 2 * 86_400_000),
        state: 'draft',
      },
    ]);
    return { input: { promotionId: id }, refused: { promotionId: 'no-such-promotion' } };
  },
};
