import type { ProductCard } from '@huarong/contract/catalogue';
import { fromYuan } from '@huarong/core/shared';

export const productPath = ({ productId }: Pick<ProductCard, 'productId'>): string =>
  `/product/${productId}.html`;

/** The price to strike through: only one that is really higher than what is asked. */
export function dearerMarketPrice(card: Pick<ProductCard, 'offerPrice' | 'marketPrice'>): string | undefined {
  const [offer, market] = [fromYuan(card.offerPrice), fromYuan(card.marketPrice)];
  return offer !== null && market !== null && market > offer ? card.marketPrice : undefined;
}
