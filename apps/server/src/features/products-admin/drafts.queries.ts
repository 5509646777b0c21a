import type { ProductValues } from '@huarong/core/catalogue';
import { sql } from 'kysely';
import type { JsonOf, Queryable } from '#platform/database';
import { RETENTION_DAYS } from '#platform/retention';

declare module '#platform/database' {
  interface DeclaredColumns {
    product_draft: { edits: JsonOf<Partial<ProductValues>>; base: JsonOf<Partial<ProductValues>> };
  }
}

/** What this person has typed about a product. */
export const findDraft = (db: Queryable, staffId: number, productId: string) =>
  db
    .selectFrom('product_draft')
    .select(['edits', 'base', 'saved_at'])
    .where('staff_id', '=', staffId)
    .where('product_id', '=', productId)
    .executeTakeFirst();

export async function upsertDraft(
  db: Queryable,
  staffId: number,
  productId: string,
  { values, base }: { values: Partial<ProductValues>; base: Partial<ProductValues> },
): Promise<Date> {
  const stored = { edits: JSON.stringify(values), base: JSON.stringify(base) };
  const { saved_at } = await db
    .insertInto('product_draft')
    .values({ staff_id: staffId, product_id: productId, ...stored })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'product_id']).doUpdateSet({ ...stored, saved_at: sql<Date>`now()` }),
    )
    .returning('saved_at')
    .executeTakeFirstOrThrow();
  return saved_at;
}

export const deleteDraft = (db: Queryable, staffId: number, productId: string) =>
  db
    .deleteFrom('product_draft')
    .where('staff_id', '=', staffId)
    .where('product_id', '=', productId)
    .execute();

/** Drafts that nobody has gone on with; there is at most one for each person and product. */
export const deleteOldDrafts = (db: Queryable) =>
  db
    .deleteFrom('product_draft')
    .where(
      'saved_at',
      '<',
      sql<Date>`now() - make_interval(days => ${sql.lit(RETENTION_DAYS.productDrafts)})`,
    )
    .execute();
