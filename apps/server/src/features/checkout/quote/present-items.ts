import type { CartLine } from '@huarong/contract/cart';
import { CartLineStatus } from '@huarong/core/cart';
import { type PricedGift, type PricedLine, type PricedOrder, unitPriceLabel } from '@huarong/core/pricing';
import { fen, times, toYuan } from '@huarong/core/shared';
import { lineIdOf, presentBundleLine } from '../../bundles/index.ts';
import { type LineNames, presentKnownNames, presentLineNames } from '../../catalogue/index.ts';
import type { Basket, BasketLine } from '../basket/load-basket.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';

/** The items of the order, gifts last, each with the amount paid. */
export function presentItems(deps: CheckoutDeps, basket: Basket, order: PricedOrder): CartLine[] {
  return [
    ...order.lines.map((line) => presentLine(deps, basket, line)),
    ...order.gifts.map((gift) => presentGift(deps, gift)),
  ];
}

function presentLine(deps: CheckoutDeps, basket: Basket, line: PricedLine): CartLine {
  // Units of a set have their own line id; they belong to the plain line of the sku.
  const found =
    basket.lines.find(({ row }) => lineIdOf(row) === line.lineId) ??
    basket.lines.find(({ row }) => row.variant === '' && row.sku_id === line.skuId);
  const bundle = found?.bundle;
  const market = found?.row.market_price_fen ?? line.listUnitPrice;
  return {
    skuId: line.skuId,
    productId: line.productId,
    ...namesOf(deps, line.skuId),
    offerPrice: toYuan(line.unitPrice),
    marketPrice: toYuan(fen(Math.max(market, line.unitPrice))),
    quantity: line.quantity,
    subtotal: toYuan(line.amount),
    checked: true,
    inventory: found?.row.available ?? line.quantity,
    status: CartLineStatus.Available,
    type: line.kind === 'extraBuy' ? 'extraBuy' : typeOf(found),
    tags: [],
    priceLabel: unitPriceLabel(line),
    paid: toYuan(line.paid),
    ...(bundle && presentBundleLine(bundle, found.row.variant, deps)),
  };
}

const typeOf = (line: BasketLine | undefined): CartLine['type'] =>
  line?.bundle ? 'bundle' : line?.presale ? 'presale' : 'ordinary';

const presentGift = (deps: CheckoutDeps, gift: PricedGift): CartLine => ({
  skuId: gift.skuId,
  productId: deps.catalogue.current().skus.get(gift.skuId)?.product.id ?? '',
  ...namesOf(deps, gift.skuId, gift.title),
  offerPrice: '0.00',
  marketPrice: toYuan(times(gift.value, 1)),
  quantity: gift.quantity,
  subtotal: '0.00',
  checked: true,
  inventory: gift.quantity,
  status: CartLineStatus.Available,
  type: 'gift',
  tags: ['赠品'],
  paid: '0.00',
});

/** A gift that is no longer in the catalogue uses the title of its promotion. */
export function namesOf({ catalogue, imageOf }: CheckoutDeps, skuId: string, title = ''): LineNames {
  const listed = catalogue.current().skus.get(skuId);
  return listed ? presentLineNames(listed, imageOf) : presentKnownNames({ productName: title });
}
