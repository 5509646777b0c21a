import type { DeliveryTime } from '@huarong/core/orders';
import { type Selectable, sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Queryable, Tables, Tx } from '#platform/database';

export type DraftRow = Omit<
  Selectable<Tables['checkout_draft']>,
  'owner' | 'updated_at' | 'proved_mobile' | 'proved_until'
>;

/** The draft before anything is chosen. */
export const EMPTY_DRAFT: DraftRow = {
  delivery_mode: 'express',
  delivery_time: 'any' satisfies DeliveryTime,
  payment_code: null,
  packaging_id: null,
  greeting: null,
  note: null,
};

/** Delivery, payment, packaging and note of the current checkout. */
export const getDraft = async (db: Queryable, owner: Owner): Promise<DraftRow> =>
  (await db
    .selectFrom('checkout_draft')
    .select(['delivery_mode', 'delivery_time', 'payment_code', 'packaging_id', 'greeting', 'note'])
    .where('owner', '=', owner)
    .executeTakeFirst()) ?? EMPTY_DRAFT;

export const saveDraft = (db: Queryable, owner: Owner, fields: Partial<DraftRow>) =>
  db
    .insertInto('checkout_draft')
    .values({ owner, ...fields, updated_at: sql<Date>`shop_now()` })
    .onConflict((known) =>
      known.column('owner').doUpdateSet({ ...fields, updated_at: sql<Date>`shop_now()` }),
    )
    .execute();

/** Called when the order is placed: the next checkout keeps only delivery and payment method. */
export const clearDraft = (tx: Tx, owner: Owner) =>
  tx
    .updateTable('checkout_draft')
    .set({ packaging_id: null, greeting: null, note: null })
    .where('owner', '=', owner)
    .execute();
