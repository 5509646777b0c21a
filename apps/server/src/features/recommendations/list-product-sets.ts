import type { ProductSet } from '@huarong/contract/catalogue';
import { priceOrder } from '@huarong/core/pricing';
import { type Fen, fen, getFrom, shanghaiIso, toYuan } from '@huarong/core/shared';
import { type CatalogueSource, imageSubjectOf, type Product, skuNameOf } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import {
  type BundlePrice,
  isBundleRunning,
  isRunning,
  isUnitPrice,
  type OfferSource,
  scopeIdsOf,
} from '../promotions/index.ts';

interface SetDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  offers: OfferSource;
}

/** The sets with this product that can be bought completely and cost less than their items. */
export function listProductSets(deps: SetDeps, productId: string): ProductSet[] {
  const now = deps.offers.now();
  return deps.offers
    .current()
    .bundlePrices.filter((each) => isBundleRunning(each, now))
    .flatMap((set) => {
      const items = itemsOf(deps, set);
      if (!items?.some(({ product }) => product.id === productId)) return [];
      const separate = items.reduce((sum, { price }) => sum + price, 0);
      return separate > set.price_fen ? [presentSet(deps, set, items, fen(separate))] : [];
    });
}

interface Item {
  skuId: string;
  skuName: string;
  product: Product;
  sku: Product['skus'][number];
  price: Fen;
}

/** Null when any item is delisted or sold out. */
function itemsOf({ catalogue, offers }: SetDeps, set: BundlePrice): Item[] | null {
  const { skus } = catalogue.current();
  const listedSkus = set.sku_ids.flatMap((skuId) => {
    const listed = skus.get(skuId);
    return listed && catalogue.isInStock(skuId) ? [listed] : [];
  });
  if (listedSkus.length < set.sku_ids.length) return null;
  const now = offers.now();
  const promotions = offers.current().promotions.filter((each) => isUnitPrice(each) && isRunning(each, now));
  const { lines } = priceOrder({
    lines: listedSkus.map(({ sku, product }) => ({
      ...scopeIdsOf(product, sku.id),
      lineId: sku.id,
      quantity: 1,
      listUnitPrice: fen(sku.offer_price_fen),
    })),
    // Prices without membership, so that a set beside a flash sale shows its true saving.
    shopper: null,
    now,
    promotions,
  });
  const prices = new Map(lines.map(({ lineId, unitPrice }) => [lineId, unitPrice]));
  return listedSkus.map(({ sku, product }) => ({
    skuId: sku.id,
    skuName: skuNameOf(sku),
    product,
    sku,
    price: getFrom(prices, sku.id),
  }));
}

const presentSet = (
  { imageOf }: SetDeps,
  set: BundlePrice,
  items: readonly Item[],
  separate: Fen,
): ProductSet => ({
  setId: set.id,
  title: set.title,
  endsAt: shanghaiIso(set.ends_at),
  separatePrice: toYuan(separate),
  setPrice: toYuan(fen(set.price_fen)),
  saved: toYuan(fen(separate - set.price_fen)),
  items: items.map(({ skuId, skuName, product, sku, price }) => ({
    skuId,
    productId: product.id,
    brandNameCN: product.brand.name_cn,
    productName: product.name_cn,
    skuName,
    skuImagePath: imageOf(imageSubjectOf(product, sku), 'front'),
    price: toYuan(price),
  })),
});
