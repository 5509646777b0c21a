import type { ProductCard } from '@huarong/contract/catalogue';
import { fromYuan } from '@huarong/core/shared';

/** The page where a bundle is configured. */
export const bundlePath = (bundleId: string): string => `/bundle/${bundleId}.html`;

export const productPath = ({ productId }: Pick<ProductCard, 'productId'>): string =>
  `/product/${productId}.html`;

/** The product's page with this sku chosen. */
export const skuPath = ({ productId, skuId }: Pick<ProductCard, 'productId' | 'skuId'>): string =>
  `${productPath({ productId })}?sku=${skuId}`;

/** The link of a card: the product, or the sku of the size it shows. */
export const cardPath = (card: Pick<ProductCard, 'productId' | 'skuId' | 'size'>): string =>
  card.size === undefined ? productPath(card) : skuPath(card);

/** The price to strike through: only one higher than the offer price. */
export function dearerMarketPrice(card: Pick<ProductCard, 'offerPrice' | 'marketPrice'>): string | undefined {
  const [offer, market] = [fromYuan(card.offerPrice), fromYuan(card.marketPrice)];
  return offer !== null && market !== null && market > offer ? card.marketPrice : undefined;
}

/** The page of a line: the sku, or the bundle builder. */
export const linePath = (line: {
  productId: string;
  skuId: string;
  bundleId?: string | undefined;
}): string => (line.bundleId === undefined ? skuPath(line) : bundlePath(line.bundleId));
