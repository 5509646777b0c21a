import type { CartLine } from '@huarong/contract/cart';
import { CartLineStatus, UnavailableReason } from '@huarong/core/cart';
import { fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import { presentBundleLine } from '../../bundles/index.ts';
import { type LineNames, presentKnownNames, presentLineNames, skuNameOf } from '../../catalogue/index.ts';
import type { ImagePort } from '../../images/index.ts';
import type { Presale } from '../../promotions/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { cartLimits } from '../cart-limits.ts';
import type { Line } from './line.ts';

export function presentLine(line: Line, deps: CartDeps): CartLine {
  const { row, reason, unitPrice, presale, bundle } = line;
  return {
    skuId: row.sku_id,
    // The page needs the variant to remove the line, even when the bundle can no longer be assembled.
    ...(row.bundle && { variant: row.variant, bundleId: row.bundle.bundleId }),
    productId: row.product_id,
    ...presentNames(line, deps.imageOf),
    offerPrice: toYuan(unitPrice),
    marketPrice: toYuan(fen(row.market_price_fen ?? row.offer_price_fen)),
    quantity: row.quantity,
    subtotal: toYuan(line.amount),
    checked: row.is_checked && reason === null,
    inventory: row.available,
    status: reason === null ? CartLineStatus.Available : CartLineStatus.Unavailable,
    type: row.bundle ? 'bundle' : presale ? 'presale' : 'ordinary',
    ...presentReason(line),
    ...(row.added_price_fen !== unitPrice && { priceWhenAdded: toYuan(fen(row.added_price_fen)) }),
    ...(row.purchase_limit !== null && { purchaseLimit: row.purchase_limit }),
    tags: tagsOf(line, cartLimits(deps.offers).lowStock),
    ...(line.priceLabel && { priceLabel: line.priceLabel }),
    ...(presale && { presale: presentPresale(presale, row.quantity) }),
    ...(bundle && presentBundleLine(bundle, row.variant, deps)),
  };
}

/** What the shopper reads beside an unavailable line, and what the page offers. */
const UNAVAILABLE_TEXTS: Record<
  UnavailableReason,
  { text: string; actions: NonNullable<CartLine['actions']> }
> = {
  [UnavailableReason.Delisted]: { text: '商品已下架', actions: ['findSimilar'] },
  [UnavailableReason.SoldOut]: { text: '商品已售罄', actions: ['remind', 'findSimilar'] },
  [UnavailableReason.ShadeSoldOut]: { text: '该色号缺货', actions: ['changeSku', 'remind'] },
  [UnavailableReason.PresaleEnded]: { text: '活动已结束', actions: ['findSimilar'] },
  [UnavailableReason.OverPurchaseLimit]: { text: '超过每人限购数量', actions: [] },
  [UnavailableReason.NotEnoughStock]: { text: '库存不足，请减少数量', actions: [] },
};

/** A bundle offers no change of shade: the shopper builds it again, and the text names the missing part. */
function presentReason({ row, reason, bundle }: Line): Partial<CartLine> {
  if (reason === null) return {};
  const { text, actions } = UNAVAILABLE_TEXTS[reason];
  if (row.bundle === null) return { reason, reasonText: text, actions };
  const isPart =
    (reason === UnavailableReason.Delisted || reason === UnavailableReason.SoldOut) && bundle?.missingPart;
  return {
    reason,
    reasonText: isPart
      ? `「${bundle.missingPart}」${reason === UnavailableReason.Delisted ? '已下架' : '已售罄'}，请重新搭配`
      : text,
    actions: [],
  };
}

/** From the catalogue; from the database when the sku is no longer in it. */
function presentNames({ listed, names }: Line, imageOf: ImagePort): LineNames {
  if (listed) return presentLineNames(listed, imageOf);
  return presentKnownNames(
    names
      ? {
          skuCode: names.code,
          productName: names.name_cn,
          productNameEN: names.name_en,
          brandNameEN: names.brand_en,
          brandNameCN: names.brand_cn,
          skuName: skuNameOf(names),
        }
      : {},
  );
}

function tagsOf({ row, reason }: Line, lowStock: number): string[] {
  if (reason !== null) return [];
  return row.available <= lowStock ? [`仅剩 ${row.available} 件`] : [];
}

const presentPresale = (presale: Presale, quantity: number): CartLine['presale'] => ({
  deposit: toYuan(fen(presale.deposit_fen * quantity)),
  depositWorth: toYuan(fen(presale.deposit_worth_fen * quantity)),
  balance: toYuan(fen((presale.price_fen - presale.deposit_worth_fen) * quantity)),
  balanceFrom: shanghaiIso(presale.balance_from),
  balanceUntil: shanghaiIso(presale.balance_until),
});
