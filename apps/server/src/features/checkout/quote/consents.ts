import { shanghaiDate } from '@huarong/core/shared';
import type { Basket } from '../basket/load-basket.ts';

export interface Consent {
  code: string;
  text: string;
  skuIds: string[];
}

/** Consents required before ordering; never checked by default. */
export function consentsOf({ lines }: Basket): Consent[] {
  const consents: Consent[] = [];
  for (const { row, listed, presale, bundle } of lines) {
    if (presale)
      consents.push({
        code: `presale-${row.sku_id}`,
        text: `我知道定金不退，尾款须在 ${shanghaiDate(presale.balance_until)} 前付清`,
        skuIds: [row.sku_id],
      });
    if (bundle?.engraving)
      consents.push({
        code: `engraved-${row.sku_id}-${row.variant}`,
        text: `「${listed.product.name_cn}」刻字「${bundle.engraving.text}」后为定制商品，我知道不支持七天无理由退货`,
        skuIds: [row.sku_id],
      });
    const reason = listed.product.no_return_reason;
    if (reason !== null)
      consents.push({
        code: `no-return-${row.sku_id}`,
        text: `「${listed.product.name_cn}」${reason}，我知道不支持七天无理由退货`,
        skuIds: [row.sku_id],
      });
  }
  return consents;
}
