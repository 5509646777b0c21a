import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

interface ReceiptFilter {
  memberId: string;
  store?: string | undefined;
  /** Omitted: no limit. */
  months?: number | undefined;
  pageNo: number;
  pageSize: number;
}

export async function listReceipts(
  db: Queryable,
  { memberId, store, months, pageNo, pageSize }: ReceiptFilter,
) {
  const ownReceipts = db
    .selectFrom('offline_receipt')
    .where('member_id', '=', memberId)
    .$call((all) => (store === undefined ? all : all.where('store_name', '=', store)))
    .$if(months !== undefined, (all) =>
      all.where(sql<boolean>`bought_at >= shop_now() - make_interval(months => ${months}::int)`),
    );
  const { total } = await ownReceipts
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const receipts = await ownReceipts
    .selectAll()
    .orderBy('bought_at', 'desc')
    .orderBy('receipt_no')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const lines = await db
    .selectFrom('offline_line')
    .selectAll()
    .where((row) => row('receipt_no', '=', row.fn.any(row.val(receipts.map(({ receipt_no }) => receipt_no)))))
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, ({ receipt_no }) => receipt_no);
  return {
    total,
    receipts: receipts.map((receipt) => ({ ...receipt, lines: linesOf.get(receipt.receipt_no) ?? [] })),
  };
}
export type Receipt = Awaited<ReturnType<typeof listReceipts>>['receipts'][number];

/** The stores where the member has receipts. */
export const listStores = async (db: Queryable, memberId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('offline_receipt')
      .select('store_name')
      .distinct()
      .where('member_id', '=', memberId)
      .orderBy('store_name')
      .execute()
  ).map(({ store_name }) => store_name);
