import type { ProductCard } from '@huarong/contract/catalogue';
import { fromYuan } from '@huarong/core/shared';

/** Where a bundle is put together. */
export const bundlePath = (bundleId: string): string => `/bundle/${bundleId}.html`;

export const productPath = ({ productId }: Pick<ProductCard, 'productId'>): string =>
  `/product/${productId}.html`;

/** The product's page with this sku chosen. */
export const skuPath = ({ productId, skuId }: Pick<ProductCard, 'productId' | 'skuId'>): string =>
  `${productPath({ productId })}?sku=${skuId}`;

/** Where a card leads: to the product, or to the one size it stands for. */
export const cardPath = (card: Pick<ProductCard, 'productId' | 'skuId' | 'size'>): string =>
  card.size === undefined ? productPath(card) : skuPath(card);

/** The price to strike through: only one that is really higher than what is asked. */
export function dearerMarketPrice(card: Pick<ProductCard, 'offerPrice' | 'marketPrice'>): string | undefined {
  const [offer, market] = [fromYuan(card.offerPrice), fromYuan(card.marketPrice)];
  return offer !== null && market !== null && market > offer ? card.marketPrice : undefined;
}

/** The page that goods of a line came from: the sku's, or the builder of a bundle. */
export const linePath = (line: {
  productId: string;
  skuId: string;
  bundleId?: string | undefined;
}): string => (line.bundleId === undefined ? skuPath(line) : bundlePath(line.bundleId));
