import { getAt, getFirst } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { type Builders, loadBundleAssembler } from '../../bundles/index.ts';
import type { DemoItem, OrderPlan } from './order-plans.ts';

/** The bundle of a plan as an order item; null in a shop without its builder. */
export async function createBundleItem(
  tx: Tx,
  builders: Builders,
  { bundleId, parts, engraving: engravedText }: NonNullable<OrderPlan['bundle']>,
): Promise<DemoItem | null> {
  const builder = builders.byId.get(bundleId);
  if (!builder) return null;
  const { slots, groups, engraving } = builder.rule;
  const choice = {
    bundleId,
    choices: parts.map(([group, part], index) => ({
      slotId: getAt(slots, index).slotId,
      skuId: getAt(getAt(groups, group).partSkuIds, part),
    })),
    ...(engravedText &&
      engraving && { engraving: { text: engravedText, font: getFirst(engraving.fonts).font } }),
  };
  const bundle = (await loadBundleAssembler(tx, builders, [choice]))(builder.skuId, choice);
  const names = await findNames(tx, builder.skuId);
  return bundle && { ...names, priceFen: bundle.unitPrice, bundle };
}

const findNames = (tx: Tx, skuId: string) =>
  tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'sku.id as skuId',
      'product.id as productId',
      'sku.code as skuCode',
      'sku.size as skuName',
      'product.name_cn as productName',
      'product.name_en as productNameEN',
      'brand.name_cn as brandNameCN',
      'brand.name_en as brandNameEN',
      'product.no_return_reason as noReturnReason',
    ])
    .where('sku.id', '=', skuId)
    .executeTakeFirstOrThrow();
