import { randomBytes } from 'node:crypto';
import { presaleChecks } from '@huarong/core/presales';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Tx } from '#platform/database';
import { hasOrders, lockPresaleRow, type PresaleRow } from './presales.queries.ts';

export interface PresaleInput {
  skuId: string;
  title: string;
  priceFen: number;
  depositFen: number;
  depositWorthFen: number;
  depositFrom: string;
  depositUntil: string;
  balanceFrom: string;
  balanceUntil: string;
  shipsBy: string;
  quota: number | null;
  perShopper: number | null;
}

const wrong = (reason: string) => refuse({ code: 'presale-refused' as const, reason });

const rowOf = (terms: PresaleInput) => ({
  sku_id: terms.skuId,
  title: terms.title,
  price_fen: terms.priceFen,
  deposit_fen: terms.depositFen,
  deposit_worth_fen: terms.depositWorthFen,
  deposit_from: new Date(terms.depositFrom),
  deposit_until: new Date(terms.depositUntil),
  balance_from: new Date(terms.balanceFrom),
  balance_until: new Date(terms.balanceUntil),
  ships_by: new Date(terms.shipsBy),
  quota: terms.quota,
  per_shopper: terms.perShopper,
});

/** What the law and the dates do not allow; null: nothing. */
function problemOf(row: ReturnType<typeof rowOf>): string | null {
  const failed = presaleChecks({
    priceFen: row.price_fen,
    depositFen: row.deposit_fen,
    depositWorthFen: row.deposit_worth_fen,
    depositFrom: row.deposit_from.getTime(),
    depositUntil: row.deposit_until.getTime(),
    balanceFrom: row.balance_from.getTime(),
    balanceUntil: row.balance_until.getTime(),
    shipsBy: row.ships_by.getTime(),
    quota: row.quota,
    perShopper: row.per_shopper,
  }).filter(({ isOk, isRequired }) => !isOk && isRequired);
  return failed.length === 0 ? null : failed.map(({ label }) => `须${label}`).join('；');
}

/** What depositors agreed to: price, deposit and dates are part of their orders. */
const AGREED = {
  sku_id: '商品',
  price_fen: '价格',
  deposit_fen: '定金',
  deposit_worth_fen: '定金抵的金额',
  deposit_from: '付定金开始',
  deposit_until: '付定金结束',
  balance_from: '付尾款开始',
  balance_until: '付尾款结束',
  ships_by: '发货时间',
} as const;

export async function savePresale(
  context: AdminWriteContext,
  { presaleId, version, terms }: { presaleId: string | null; version: number | null; terms: PresaleInput },
) {
  const { db, staff } = context;
  const row = rowOf(terms);
  const problem = problemOf(row);
  if (problem !== null) return wrong(problem);
  const sku = await db.selectFrom('sku').select('id').where('id', '=', terms.skuId).executeTakeFirst();
  if (!sku) return wrong(`没有编号为 ${terms.skuId} 的规格`);
  const edited = { updated_by: staff.staffId, updated_at: sql<Date>`shop_now()` };
  if (presaleId === null) {
    const id = `p${randomBytes(6).toString('hex')}`;
    await db
      .insertInto('presale')
      .values({ ...row, ...edited, id, state: 'draft' })
      .execute();
    return accept({ presaleId: id, version: 1 });
  }
  const stored = await lockPresaleRow(db, presaleId);
  if (!stored) return refuse({ code: 'presale-not-found' as const });
  if (stored.version !== version) return refuse({ code: 'presale-changed' as const });
  if (row.quota !== null && row.quota < stored.booked)
    return wrong(`已订 ${stored.booked} 份，总份数不能更少`);
  const changed = (await hasOrders(db, presaleId)) ? changedTerms(stored, row) : [];
  if (changed.length > 0) return refuse({ code: 'presale-booked' as const, reason: changed.join('、') });
  if (stored.state === 'live' && row.sku_id !== stored.sku_id) return wrong('发布后不能换商品，请先停止');
  await db
    .updateTable('presale')
    .set({ ...row, ...edited, version: stored.version + 1 })
    .where('id', '=', presaleId)
    .execute();
  return accept({ presaleId, version: stored.version + 1 });
}

const changedTerms = (stored: PresaleRow, row: ReturnType<typeof rowOf>): string[] =>
  (Object.keys(AGREED) as (keyof typeof AGREED)[])
    .filter((name) => stored[name].valueOf() !== row[name].valueOf())
    .map((name) => AGREED[name]);

/** A sku has one presale at a time. */
export async function publishPresale(
  { db, staff }: AdminWriteContext,
  { presaleId, version }: { presaleId: string; version: number },
) {
  const stored = await lockPresaleRow(db, presaleId);
  if (!stored) return refuse({ code: 'presale-not-found' as const });
  if (stored.version !== version) return refuse({ code: 'presale-changed' as const });
  if (stored.state === 'live') return wrong('这个预售已经发布');
  const { rows } = await sql<{ is_over: boolean; is_cancelled: boolean; other: string | null }>`
    select deposit_until <= shop_now() as is_over,
      exists (select from presale_change where presale_id = presale.id and kind = 'cancel') as is_cancelled,
      (select title from presale other where other.sku_id = presale.sku_id and other.state = 'live') as other
    from presale where id = ${presaleId}`.execute(db);
  if (rows[0]?.is_cancelled) return wrong('这个预售因不能发货已取消，请新建一个');
  if (rows[0]?.is_over) return wrong('付定金的时间已经过去，请先改时间');
  if (rows[0]?.other) return wrong(`这个规格已有预售「${rows[0].other}」，请先停止它`);
  return setState(db, staff.staffId, stored, 'live');
}

/** Deposits end at once; dates of placed orders stay as they were agreed. */
export async function stopPresale({ db, staff }: AdminWriteContext, presaleId: string) {
  const stored = await lockPresaleRow(db, presaleId);
  if (!stored) return refuse({ code: 'presale-not-found' as const });
  return stored.state === 'live' ? setState(db, staff.staffId, stored, 'stopped') : wrong('这个预售没有发布');
}

async function setState(tx: Tx, staffId: number, { id, version }: PresaleRow, state: 'live' | 'stopped') {
  await tx
    .updateTable('presale')
    .set({ state, version: version + 1, updated_by: staffId, updated_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .execute();
  return accept({ version: version + 1 });
}
