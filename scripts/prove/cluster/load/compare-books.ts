import { setTimeout as wait } from 'node:timers/promises';
import { runSql } from '../../../../apps/server/testing/run-sql.ts';
import { auditAtRest } from '../../orders/audit.ts';
import { PROOF_OWNERS } from '../../orders/members.ts';
import type { Cluster } from '../cluster.ts';
import type { BookRefund, BookTrade } from '../provider/book.ts';
import type { Load } from './run-load.ts';

export interface Books {
  /** Orders that a buyer was shown and the database does not have. */
  lost: string[];
  /** Orders that no buyer was shown. */
  doubled: string[];
  /** Payments that the shop acknowledged and did not record. */
  unbooked: string[];
  oversold: number;
  /** What the provider took less what it gave back: by its own book, and by the shop's ledger. */
  providerFen: number;
  ledgerFen: number;
  violations: string[];
  restSeconds: number;
}

/** Compares the database with what buyers were shown and with the provider's book. */
export async function compareBooks(cluster: Cluster, load: Load, limitSeconds: number): Promise<Books> {
  const { db } = cluster;
  const idsOf = async (text: string, parameters: unknown[]) =>
    new Set((await runSql<{ id: string }>(db, text, parameters)).map(({ id }) => id));
  const { violations, waited } = await auditWithBook(cluster, limitSeconds);
  const committed = await idsOf('select id from shop_order where owner = any($1)', [load.owners]);
  const booked = await idsOf('select id from shop_order where id = any($1) and paid_at is not null', [
    load.paid,
  ]);
  const [sold] = await runSql<{ units: number }>(
    db,
    `select coalesce(sum(quantity), 0)::int as units
     from order_line join shop_order on shop_order.id = order_line.order_id
     where sku_id = $1 and owner = any($2) and shop_order.id <> all($3)`,
    [load.scarceSkuId, load.owners, load.cancelled],
  );
  return {
    lost: [...load.acknowledged.keys()].filter((id) => !committed.has(id)),
    doubled: [...committed].filter((id) => !load.acknowledged.has(id)),
    unbooked: load.paid.filter((id) => !booked.has(id)),
    oversold: Math.max(0, sold!.units - load.scarceUnits),
    ...(await compareMoney(cluster)),
    violations,
    restSeconds: waited,
  };
}

/** Audits until nothing is violated or the time is over; the audit reads the provider's own book. */
async function auditWithBook(cluster: Cluster, limitSeconds: number) {
  const from = performance.now();
  for (;;) {
    await copyBook(cluster);
    const { violations } = await auditAtRest(cluster.db, 0);
    const waited = (performance.now() - from) / 1000;
    if (violations.length === 0 || waited > limitSeconds)
      return {
        waited,
        violations: violations.map(({ invariant, subject, detail }) => `${invariant}: ${subject} ${detail}`),
      };
    await wait(1_000);
  }
}

/** Writes the provider's book into the tables where the audit looks for it; the shops never write them. */
async function copyBook({ db, readBook }: Cluster): Promise<void> {
  const { trades, refunds } = await readBook();
  await runSql(
    db,
    `insert into sandbox_trade select * from json_populate_recordset(null::sandbox_trade, $1)
     on conflict (out_trade_no) do update set state = excluded.state, paid_at = excluded.paid_at`,
    [JSON.stringify(trades)],
  );
  await runSql(
    db,
    `insert into sandbox_refund select * from json_populate_recordset(null::sandbox_refund, $1)
     on conflict (refund_no) do nothing`,
    [JSON.stringify(refunds)],
  );
}

async function compareMoney({ db, readBook }: Cluster) {
  const { trades, refunds } = await readBook();
  const [ledger] = await runSql<{ fen: number }>(
    db,
    `select coalesce(-sum(amount_fen), 0)::bigint as fen
     from ledger_entry join shop_order on account = 'order:' || shop_order.id where owner like $1`,
    [PROOF_OWNERS],
  );
  return { providerFen: balanceOf(trades, refunds), ledgerFen: Number(ledger!.fen) };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const balanceOf = (trades: readonly BookTrade[], refunds: readonly BookRefund[]) =>
  sum(trades.filter(({ state }) => state === 'paid').map(({ amount_fen }) => amount_fen)) -
  sum(refunds.map(({ amount_fen }) => amount_fen));
