import { sql } from 'kysely';

export interface ContentCounts {
  questionCount: number;
  postCount: number;
}

/** Columns: the numbers of shown questions and posts about a product. */
export const contentCounts = (productId: string) => sql`
  (select count(*)::int from question where product_id = ${productId} and state = 'shown') as "questionCount",
  (select count(*)::int from post where state = 'shown' and id in (
    select post_sku.post_id from post_sku join sku on sku.id = post_sku.sku_id
    where sku.product_id = ${productId})) as "postCount"`;
