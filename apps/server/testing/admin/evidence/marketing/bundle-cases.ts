import { bundlesRoutes } from '@huarong/contract/admin/bundles';
import { SKU } from '../../../../src/features/cart/testing/seed-products.ts';
import { bundleRule } from '../../../../src/features/promotions-admin/testing/bundle-rule.ts';
import { type EvidenceShop, type PrepareCase, REASON } from '../evidence-case.ts';

const parts = Object.values(SKU).filter((skuId) => skuId !== SKU.serum);
const draft = (rule: object = bundleRule(parts.slice(0, 3))) => ({
  ...{ bundleId: null, version: null, title: '自选盘', caseSkuId: SKU.serum, rule },
});

async function createBundle({ owner, db }: EvidenceShop, isLive: boolean) {
  await db.updateTable('bundle_builder').set({ state: 'stopped' }).where('state', '=', 'live').execute();
  const { results } = await owner.call(bundlesRoutes.save, draft());
  if (!isLive) return results;
  return (await owner.call(bundlesRoutes.publish, results)).results;
}

export const bundleCases: Record<string, PrepareCase> = {
  'bundles.save': () => ({ input: draft(), refused: draft({}) }),
  'bundles.publish': async (shop) => {
    const input = await createBundle(shop, false);
    return { input, refused: input };
  },
  'bundles.stop': async (shop) => {
    const input = { ...(await createBundle(shop, true)), reason: REASON };
    return { input, refused: input };
  },
  'bundles.remove': async (shop) => {
    const { bundleId } = await createBundle(shop, false);
    return { input: { bundleId }, refused: { bundleId } };
  },
};
