import type { Facts } from '@huarong/core/content';
import { fen, getFirst, toYuan } from '@huarong/core/shared';
import { type Product, type Snapshot, skuNameOf } from '../../catalogue/index.ts';
import type { LiveOffer } from './offer-ref.ts';

type Sku = Product['skus'][number];

/** A listed product speaks by its first sku. */
export function productOffer({ products }: Snapshot, productId: string): LiveOffer | null {
  const product = products.get(productId);
  return product ? offerOf(product, getFirst(product.skus)) : null;
}

export function skuOffer({ skus }: Snapshot, skuId: string): LiveOffer | null {
  const listed = skus.get(skuId);
  return listed ? offerOf(listed.product, listed.sku) : null;
}

const offerOf = (product: Product, sku: Sku): LiveOffer => ({
  facts: { ...productFacts(product, sku), 价格: toYuan(fen(sku.offer_price_fen)) },
  startsAt: null,
  endsAt: null,
  link: productLink(product),
  isForFirstOrder: false,
});

export const productLink = ({ id }: Product) => `/product/${id}.html`;

/** `原价` is the price without any promotion. */
export const productFacts = (product: Product, sku: Sku): Facts => ({
  商品: `${product.brand.name_cn} ${product.name_cn} ${skuNameOf(sku)}`,
  款数: String(product.skus.length),
  原价: toYuan(fen(sku.offer_price_fen)),
  市场价: toYuan(fen(sku.market_price_fen ?? sku.offer_price_fen)),
});
