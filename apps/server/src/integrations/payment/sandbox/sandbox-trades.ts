import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Queryable, transaction } from '#platform/database';
import type { ProviderName } from '../port.ts';

/** The trades of the sandbox providers. They never read the shop's tables, nor does the shop read theirs. */
export interface NewTrade {
  outTradeNo: string;
  provider: ProviderName;
  amountFen: number;
  subject: string;
  returnPath: string;
  expiresAt: Date | null;
  /** In the provider's words. */
  tradeType: string;
}

/**
 * Opening a trade again changes nothing, as with the real providers. False when its number belongs to a trade of another
 * type.
 */
export async function openTrade(db: Queryable, trade: NewTrade): Promise<boolean> {
  const digits = Array.from({ length: 4 }, () => String(randomInt(1e6)).padStart(6, '0')).join('');
  const opened = await db
    .insertInto('sandbox_trade')
    .values({
      out_trade_no: trade.outTradeNo,
      provider: trade.provider,
      trade_no: `${trade.provider === 'alipay' ? '2026' : '4200'}${digits}`,
      amount_fen: trade.amountFen,
      subject: trade.subject,
      return_url: trade.returnPath,
      opened_at: sql<Date>`shop_now()`,
      expires_at: trade.expiresAt,
      trade_type: trade.tradeType,
    })
    .onConflict((conflict) => conflict.column('out_trade_no').doNothing())
    .executeTakeFirstOrThrow();
  if (opened.numInsertedOrUpdatedRows === 1n) return true;
  return (await findTrade(db, trade.outTradeNo))?.trade_type === trade.tradeType;
}

export const setReturnPath = (db: Queryable, outTradeNo: string, returnPath: string) =>
  db
    .updateTable('sandbox_trade')
    .set({ return_url: returnPath })
    .where('out_trade_no', '=', outTradeNo)
    .execute();

export type Trade = NonNullable<Awaited<ReturnType<typeof findTrade>>>;

/** A trade that was not paid in time counts as closed. */
export const findTrade = (db: Queryable, outTradeNo: string) =>
  db
    .selectFrom('sandbox_trade')
    .selectAll()
    .select(
      sql<'waiting' | 'paid' | 'failed' | 'closed'>`case when state = 'waiting' and expires_at <= shop_now()
        then 'closed' else state end`.as('state'),
    )
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirst();

/** Marks a trade as paid, also a closed one, to simulate late payments. */
export const payTrade = (db: Queryable, outTradeNo: string) =>
  db
    .updateTable('sandbox_trade')
    .set({ state: 'paid', paid_at: sql<Date>`coalesce(paid_at, shop_now())` })
    .where('out_trade_no', '=', outTradeNo)
    .execute();

/** False when it has been paid. */
export async function endTrade(db: Queryable, outTradeNo: string, state: 'failed' | 'closed') {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_trade')
    .set({ state })
    .where('out_trade_no', '=', outTradeNo)
    .where('state', '<>', 'paid')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type RefundOutcome = 'moved' | 'repeated' | 'too-much' | 'not-paid';

/** A refund number refunds once, and all refunds together never exceed the payment. */
export const refundTrade = (
  db: Queryable,
  refund: { outTradeNo: string; refundNo: string; amountFen: number },
): Promise<RefundOutcome> =>
  transaction(db, async (tx) => {
    const trade = await tx
      .selectFrom('sandbox_trade')
      .selectAll()
      .where('out_trade_no', '=', refund.outTradeNo)
      .forUpdate()
      .executeTakeFirst();
    if (trade?.state !== 'paid') return 'not-paid';
    const earlier = await tx
      .selectFrom('sandbox_refund')
      .select(['refund_no', 'amount_fen'])
      .where('out_trade_no', '=', refund.outTradeNo)
      .execute();
    if (earlier.some(({ refund_no }) => refund_no === refund.refundNo)) return 'repeated';
    const refunded = earlier.reduce((total, { amount_fen }) => total + amount_fen, 0);
    if (refunded + refund.amountFen > trade.amount_fen) return 'too-much';
    await tx
      .insertInto('sandbox_refund')
      .values({
        refund_no: refund.refundNo,
        out_trade_no: refund.outTradeNo,
        amount_fen: refund.amountFen,
        at: sql<Date>`shop_now()`,
      })
      .execute();
    return 'moved';
  });

export const findRefund = (db: Queryable, refundNo: string) =>
  db
    .selectFrom('sandbox_refund')
    .select(['refund_no', 'amount_fen'])
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
