import type { BundleGoods } from '@huarong/core/bundles';
import { fen } from '@huarong/core/shared';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { Builder } from './builders.ts';

/** Case and parts as the catalogue shows them, sold out ones left out; null once the case itself has left it. */
export function goodsInStock({ rule, skuId }: Builder, catalogue: CatalogueSource): BundleGoods | null {
  const { skus } = catalogue.current();
  const box = skus.get(skuId);
  if (!box) return null;
  const partPrices = new Map(
    rule.groups.flatMap(({ partSkuIds }) =>
      partSkuIds.flatMap((partId): [string, number][] => {
        const listed = skus.get(partId);
        return listed && catalogue.isInStock(partId) ? [[partId, listed.sku.offer_price_fen]] : [];
      }),
    ),
  );
  return { rule, casePrice: fen(box.sku.offer_price_fen), partPrices };
}
