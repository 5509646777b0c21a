import { promotionsRoutes } from '@huarong/contract/admin/promotions';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const values = (title: string) => ({
  kind: 'fullAmount',
  title,
  startsAt: new Date(Date.now() + 86_400_000).toISOString(),
  endsAt: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  rule: {
    ...{ mark: '满减', conditions: [], scope: { kind: 'all' }, priority: 10, exclusionGroup: null },
    ...{ quota: { total: null, perShopper: null }, excludesPrices: [], combinesWithCoupons: true },
    tiers: [
      {
        reach: { kind: 'amount', amount: 29_900 },
        benefit: { kind: 'amountOff', amount: 3_000, maxTimes: 1 },
      },
    ],
  },
});

async function createDraft(
  { owner }: EvidenceShop,
  title: string,
): Promise<{ promotionId: string; version: number }> {
  return (await owner.call(promotionsRoutes.create, { values: values(title) })).results;
}

export const promotionCases: Record<string, PrepareCase> = {
  'promotions.create': async () => ({
    input: { values: values('新建') },
    refused: { values: { ...values('不对'), rule: {} } },
  }),
  'promotions.save': async (shop) => {
    const draft = await createDraft(shop, '待编辑');
    const input = { ...draft, values: values('编辑后') };
    return { input, refused: input };
  },
  'promotions.publish': async (shop) => {
    const draft = await createDraft(shop, '待发布');
    return { input: draft, refused: draft };
  },
  'promotions.stop': async (shop) => {
    const draft = await createDraft(shop, '待停止');
    const live = (await shop.owner.call(promotionsRoutes.publish, draft)).results;
    const input = { ...live, reason: REASON };
    return { input, refused: input };
  },
  'promotions.copy': async (shop) => {
    const { promotionId } = await createDraft(shop, '待复制');
    return { input: { promotionId }, refused: { promotionId: 'none-such' } };
  },
  'promotions.remove': async (shop) => {
    const { promotionId } = await createDraft(shop, '待删除');
    return { input: { promotionId }, refused: { promotionId } };
  },
};
