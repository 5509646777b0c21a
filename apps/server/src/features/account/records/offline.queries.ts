import type { Queryable } from '#platform/database';

export async function listReceipts(
  db: Queryable,
  { memberId, pageNo, pageSize }: { memberId: string; pageNo: number; pageSize: number },
) {
  const hers = db.selectFrom('offline_receipt').where('member_id', '=', memberId);
  const { total } = await hers
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const receipts = await hers
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
