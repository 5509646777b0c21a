import { fen } from '../../../shared/index.ts';
import type { Row } from '../row.ts';
import type { SoldExtraBuy } from './sell-extra-buys.ts';

/** An extra-buy as a row: it can be paid with points, but no promotion or coupon applies to it. */
export const extraBuyRow = ({ promotion, offer, quantity }: SoldExtraBuy): Row => ({
  line: {
    lineId: `extra-buy:${promotion.promotionId}:${offer.skuId}`,
    skuId: offer.skuId,
    productId: offer.productId,
    brandId: '',
    categoryIds: [],
    listUnitPrice: offer.listPrice,
    quantity,
  },
  quantity,
  unitPrice: offer.price,
  reason: { kind: 'extraBuy', promotionId: promotion.promotionId, label: '换购价', units: quantity },
  amount: fen(offer.price * quantity),
});
