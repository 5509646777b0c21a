import type { Message, MessageIcon } from '@huarong/contract/messages';
import { shanghaiIso } from '@huarong/core/shared';
import type { ArticleRow } from './inspiration.queries.ts';
import type { MessageRow } from './messages.queries.ts';

/** How a sku looks today; null once it has left the shelves. */
export type SkuPicture = (skuId: string) => string | null;

export const presentMessage = (row: MessageRow, pictureOf: SkuPicture): Message => ({
  messageId: row.id,
  type: row.type as Message['type'],
  title: row.title,
  text: row.text,
  links: row.links as Message['links'],
  isNew: row.read_at === null,
  createdAt: shanghaiIso(row.created_at),
  icon: row.icon as MessageIcon,
  ...pictured(row.sku_id, pictureOf),
});

export const presentArticle = (row: ArticleRow, pictureOf: SkuPicture): Message => ({
  messageId: row.id,
  type: 3,
  title: row.title,
  text: row.text,
  links: [{ text: '读全文', link: row.link }],
  isNew: row.is_new,
  createdAt: shanghaiIso(row.published_at),
  icon: 'bulb',
  ...pictured(row.sku_id, pictureOf),
});

function pictured(skuId: string | null, pictureOf: SkuPicture) {
  const imagePath = skuId === null ? null : pictureOf(skuId);
  return imagePath === null ? {} : { imagePath };
}
