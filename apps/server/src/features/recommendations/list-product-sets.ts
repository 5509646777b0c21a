import type { ProductSet } from '@huarong/contract/catalogue';
import { type Fen, fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import { type CatalogueSource, imageSubjectOf, type Product, skuNameOf } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { type BundlePrice, isBundleRunning, type OfferSource } from '../promotions/index.ts';

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
function itemsOf({ catalogue }: SetDeps, set: BundlePrice): Item[] | null {
  const { skus } = catalogue.current();
  const listedSkus = set.sku_ids.flatMap((skuId) => {
    const listed = skus.get(skuId);
    return listed && catalogue.isInStock(skuId) ? [listed] : [];
  });
  if (listedSkus.length < set.sku_ids.length) return null;
  // Prices without membership, so that a set beside a flash sale shows its true saving.
  return listedSkus.map(({ sku, product }) => ({
    skuId: sku.id,
    skuName: skuNameOf(sku),
    product,
    sku,
    price: product.offers().unitPricesOf(sku).guest,
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
