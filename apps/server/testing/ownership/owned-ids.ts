import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import type { Database } from '#platform/database';

/** Ids of one member's data, by the field names of the API. */
export type OwnedIds = Record<string, string[]>;

/** Finds the ids of each field name. A call that takes another owned id needs a line here. */
const OWNED_ID_QUERIES: Record<string, (memberId: string) => ReturnType<typeof sql>> = {
  orderId: (id) => sql`select id from shop_order where owner = ${memberOwner(id)} order by id`,
  orderIds: (id) => sql`select id from shop_order where owner = ${memberOwner(id)} order by id`,
  subOrderId: (id) => sql`select part.id from sub_order part join shop_order on shop_order.id = part.order_id
    where owner = ${memberOwner(id)} order by part.id`,
  returnSkuId: (
    id,
  ) => sql`select line.id from order_line line join shop_order on shop_order.id = line.order_id
    where owner = ${memberOwner(id)} order by line.id`,
  returnId: (id) => sql`select request.id from return_request request
    join shop_order on shop_order.id = request.order_id where owner = ${memberOwner(id)} order by request.id`,
  invoiceId: (id) => sql`select invoice.id from invoice join shop_order on shop_order.id = invoice.order_id
    where owner = ${memberOwner(id)} order by invoice.id`,
  titleId: (id) => sql`select id from invoice_title where member_id = ${id} order by id`,
  addrId: (id) => sql`select id from address where owner = ${memberOwner(id)} order by id`,
  messageIds: (id) => sql`select id from message where member_id = ${id} order by id`,
  reminderId: (id) => sql`select id from arrival_reminder where member_id = ${id} order by id`,
  couponId: (id) => sql`select id from coupon where member_id = ${id} order by id`,
  couponIds: (id) => sql`select id from coupon where member_id = ${id} order by id`,
  cardId: (id) => sql`select id from stored_card where member_id = ${id} order by id`,
  cardIds: (id) => sql`select id from stored_card where member_id = ${id} order by id`,
  deviceId: (id) => sql`select id from session where member_id = ${id} order by id`,
};

/** Ids of public things, or ids that need another verification. */
export const PUBLIC_IDS = [
  'skuId',
  'skuIds',
  'newSkuId',
  'productId',
  'productIds',
  'categoryId',
  'brandId',
  'surveyId',
  'questionId',
  'answerId',
  'promotionId',
  'promotionIds',
  'giftIds',
  'postId',
  'postCommentId',
  'authorId',
  'consultationId',
  'commentId',
  'targetId',
  'bundleId',
  'slotId',
  'slotIds',
  'rewardId',
  'offerId',
  'activityId',
  'packagingId',
  // Created by the caller and stored with their owner: uploads and merges.
  'imageIds',
  'fileIds',
  'mergeId',
  // Typed at login.
  'loginId',
];
export const OWNED_NAMES = Object.keys(OWNED_ID_QUERIES);

export async function listOwnedIds(db: Database, memberId: string): Promise<OwnedIds> {
  const owned: OwnedIds = {};
  for (const [name, queryFor] of Object.entries(OWNED_ID_QUERIES)) {
    const { rows } = await (queryFor(memberId) as ReturnType<typeof sql<{ id: string }>>).execute(db);
    owned[name] = rows.map(({ id }) => String(id));
  }
  return owned;
}
