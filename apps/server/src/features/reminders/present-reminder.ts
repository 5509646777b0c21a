import type { Reminder } from '@huarong/contract/reminders';
import { maskMobile } from '@huarong/core/identity';
import { fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import { type CatalogueSource, imageSubjectOf, presentUnitPrice, skuNameOf } from '../catalogue/index.ts';
import { type ImagePort, NO_IMAGE } from '../images/index.ts';
import type { ReminderRow } from './member-reminders.queries.ts';

export function presentReminder(row: ReminderRow, catalogue: CatalogueSource, imageOf: ImagePort): Reminder {
  const listed = catalogue.current().skus.get(row.sku_id);
  return {
    reminderId: row.id,
    skuId: row.sku_id,
    productId: row.product_id,
    productName: row.name_cn,
    brandNameEN: row.brand_en,
    brandNameCN: row.brand_cn,
    skuName: skuNameOf(row),
    skuImagePath: listed ? imageOf(imageSubjectOf(listed.product, listed.sku), 'front') : NO_IMAGE,
    ...(listed
      ? presentUnitPrice(listed.product, listed.sku)
      : { offerPrice: toYuan(fen(row.offer_price_fen)) }),
    state: row.state,
    contactText: contactText(row),
    createdAt: shanghaiIso(row.created_at),
    ...(row.sent_at !== null && { sentAt: shanghaiIso(row.sent_at) }),
  };
}

/** Masked, because the list may be seen by others. */
function contactText({ mobile, email }: ReminderRow): string {
  if (mobile !== null) return `短信 ${maskMobile(mobile)}`;
  if (email !== null) return `邮件 ${email.replace(/^(.).*(?=@)/, '$1***')}`;
  return '站内消息';
}
