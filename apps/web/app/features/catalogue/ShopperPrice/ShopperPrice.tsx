import type { UnitPrice } from '@huarong/contract/catalogue';
import { Price, type PriceProps } from '@huarong/ui';
import { useSession } from '../../../platform/session/use-session.ts';

type ShownPrice = Pick<UnitPrice, 'offerPrice' | 'memberPrices'>;

/** Returns the price that the current shopper pays for one unit. */
export function useShopperPrice(): (product: ShownPrice) => string {
  const card = useSession().info?.cardType;
  return ({ offerPrice, memberPrices }) => (card && memberPrices?.[card]) ?? offerPrice;
}

/**
 * The unit price for the current shopper. Pages are cached for everyone, so that a member's own price replaces the
 * guest's once the member is known.
 */
export const ShopperPrice = ({ product, ...look }: { product: ShownPrice } & Omit<PriceProps, 'amount'>) => (
  <Price amount={useShopperPrice()(product)} {...look} />
);
