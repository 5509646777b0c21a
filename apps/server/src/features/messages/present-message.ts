import type { Message } from '@huarong/contract/messages';
import { MessageType } from '@huarong/core/messages';
import { shanghaiIso } from '@huarong/core/shared';
import type { ArticleRow } from './inspiration.queries.ts';
import type { MessageRow } from './messages.queries.ts';

/** The current image of a sku; null when it is no longer listed. */
export type SkuImage = (skuId: string) => string | null;

export const presentMessage = (row: MessageRow, imageOf: SkuImage): Message => ({
  messageId: row.id,
  type: row.type,
  title: row.title,
  text: row.text,
  links: row.links,
  isNew: row.read_at === null,
  createdAt: shanghaiIso(row.created_at),
  icon: row.icon,
  ...imagePathOf(row.sku_id, imageOf),
});

export const presentArticle = (row: ArticleRow, imageOf: SkuImage): Message => ({
  messageId: row.id,
  type: MessageType.Inspiration,
  title: row.title,
  text: row.text,
  links: [{ text: '读全文', link: row.link }],
  isNew: row.is_new,
  createdAt: shanghaiIso(row.published_at),
  icon: 'bulb',
  ...imagePathOf(row.sku_id, imageOf),
});

function imagePathOf(skuId: string | null, imageOf: SkuImage) {
  const imagePath = skuId === null ? null : imageOf(skuId);
  return imagePath === null ? {} : { imagePath };
}
