import { memberOwner } from '../../../apps/server/src/platform/context/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import { expectSame, type Worker } from './worker.ts';

const STATUS = { open: 10, paid: 30, cancelled: 90, refunded: 91 } as const;

/** Compares one member's rows with the model. */
export async function compareMember(worker: Worker): Promise<void> {
  const { db, model } = worker;
  const same = (what: string, found: unknown, expected: unknown) => expectSame(worker, what, found, expected);
  const cards = await runSql<{ id: string; balance_fen: number; held_fen: number }>(
    db,
    'select id, balance_fen, held_fen from stored_card where member_id = $1 order by id',
    [model.memberId],
  );
  const expected = model.cards.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  same(
    'cards',
    cards,
    expected.map(({ id, balance, held }) => ({ id, balance_fen: balance, held_fen: held })),
  );
  const { free, held, card, debt } = model.points;
  const [account] = await runSql(
    db,
    'select pay_points, held_points, card_points, debt_points from points_account where member_id = $1',
    [model.memberId],
  );
  same('points', account, {
    pay_points: free + held,
    held_points: held,
    card_points: card,
    debt_points: debt,
  });
  const [stock] = await runSql(db, 'select available, held, sold from stock where sku_id = $1', [
    model.skuId,
  ]);
  same('the stock', stock, model.stock);
  const coupons = await runSql<{ id: string; state: string }>(
    db,
    'select id, state from coupon where member_id = $1',
    [model.memberId],
  );
  for (const { id, state } of coupons) same(`coupon ${id}`, state, model.coupons.get(id));
  const statuses = await runSql<{ id: string; status: number }>(
    db,
    'select order_id as id, status from sub_order join shop_order o on o.id = order_id where owner = $1',
    [memberOwner(model.memberId)],
  );
  const standing = new Map(statuses.map(({ id, status }) => [id, status]));
  for (const order of model.orders) same(`order ${order.id}`, standing.get(order.id), STATUS[order.state]);
  same('orders', standing.size, model.orders.length);
}

/** Compares the shop's accounts with the sums of all models, and the refunds with those of the fake providers. */
export async function compareShopAccounts(
  db: Database,
  workers: readonly Worker[],
  refunded: Map<string, number>,
): Promise<void> {
  const [first] = workers;
  const total = (of: (worker: Worker) => number) => workers.reduce((all, worker) => all + of(worker), 0);
  const rows = await runSql<{ account: string; total: number }>(
    db,
    `select account, sum(amount_fen)::bigint as total from ledger_entry
     where account in ('bank:alipay', 'bank:wechat', 'unapplied') group by account`,
  );
  const balanceOf = (account: string) => Number(rows.find((row) => row.account === account)?.total ?? 0);
  expectSame(
    first!,
    'bank:alipay',
    balanceOf('bank:alipay'),
    total(({ model }) => model.bank.alipay),
  );
  expectSame(
    first!,
    'bank:wechat',
    balanceOf('bank:wechat'),
    total(({ model }) => model.bank.wechat),
  );
  expectSame(
    first!,
    'unapplied',
    -balanceOf('unapplied'),
    total(({ model }) => model.unapplied),
  );
  for (const { id, amount, isDone } of workers.flatMap(({ model }) => model.refunds))
    if (isDone) expectSame(first!, `refund ${id} at the bank`, refunded.get(id), amount);
}
