import type { UnitPrice } from '@huarong/contract/catalogue';
import { Price, type PriceProps } from '@huarong/ui';
import { useSession } from '../../../platform/session/use-session.ts';

type ShownPrice = Pick<UnitPrice, 'offerPrice' | 'memberPrices'> & { skuId?: string | undefined };

/** Returns the price that the current shopper pays for one unit: without a price whose quota the shopper has used up. */
export function useShopperPrice(): (product: ShownPrice) => string {
  const { cardType: card, usedUpPrices } = useSession().info ?? {};
  return ({ skuId = '', offerPrice, memberPrices }) =>
    usedUpPrices?.[skuId] ?? (card && memberPrices?.[card]) ?? offerPrice;
}

/**
 * The unit price for the current shopper. Pages are cached for everyone, so that a member's own price replaces the
 * guest's once the member is known.
 */
export const ShopperPrice = ({ product, ...look }: { product: ShownPrice } & Omit<PriceProps, 'amount'>) => (
  <Price amount={useShopperPrice()(product)} {...look} />
);
