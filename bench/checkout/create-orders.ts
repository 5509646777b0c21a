import { memberOwner } from '../../apps/server/src/platform/context/index.ts';
import {
  type Database,
  type Tx,
  transaction,
  withTimeout,
} from '../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { OrderStatus } from '../../packages/core/src/orders/index.ts';

/** One in this many created orders belongs to the shopper whose list is measured. */
const OWN_SHARE = 1_000;
const BATCH_SIZE = 20_000;
const TIMEOUT_MS = 600_000;

/** Copies the newest paid order with its related rows until there are this many orders. */
export const createOrders = (db: Database, wanted: number, ownerId: string): Promise<void> =>
  withTimeout(TIMEOUT_MS, () => copyOrders(db, wanted, ownerId));

async function copyOrders(db: Database, wanted: number, ownerId: string): Promise<void> {
  const [existing] = await runSql<{ count: number }>(db, 'select count(*)::int as count from shop_order');
  const [model] = await runSql<{ id: string }>(
    db,
    'select id from shop_order where paid_at is not null order by created_at desc limit 1',
  );
  for (let n = existing!.count; n < wanted; n += BATCH_SIZE)
    await transaction(db, async (tx) => {
      // Without triggers, which would check each row.
      await runSql(tx, 'set local session_replication_role = replica');
      await runSql(tx, 'set local statement_timeout = 0');
      for (const { table, changes, of } of COPIES)
        await copy(tx, { table, changes, of }, [
          model!.id,
          n,
          Math.min(wanted, n + BATCH_SIZE),
          memberOwner(ownerId),
        ]);
    });
  await transaction(db, async (tx) => {
    await runSql(tx, 'set local statement_timeout = 0');
    await runSql(tx, 'analyze');
  });
}

const ID = `(300000000000000000 + n)::text`;
const PAYMENT = `'P' || lpad(n::text, 22, '0')`;
const AGE = `(shop_now() - interval '9 days' - n * interval '1 second')`;
interface Copy {
  table: string;
  /** Which row of the model order it is copied from. */
  of: string;
  /** What differs from row to row: pairs for jsonb_build_object. */
  changes: string;
}
const COPIES: readonly Copy[] = [
  {
    table: 'shop_order',
    of: 'row.id = $1',
    changes: `'id', ${ID}, 'created_at', ${AGE},
      'owner', case when n % ${OWN_SHARE} = 0 then $4 else '${memberOwner('')}' || (4000000000 + n / 10) end`,
  },
  {
    table: 'sub_order',
    of: 'row.order_id = $1',
    changes: `'id', ${ID} || '-1', 'order_id', ${ID}, 'status', ${OrderStatus.Delivered}`,
  },
  {
    table: 'order_line',
    of: 'row.order_id = $1',
    changes: `'id', ${ID} || '-1-1', 'order_id', ${ID}, 'sub_order_id', ${ID} || '-1'`,
  },
  {
    table: 'payment',
    of: 'row.id = (select payment_id from payment_order where order_id = $1 limit 1)',
    changes: `'id', ${PAYMENT}, 'provider_trade_no', 'T' || n`,
  },
  { table: 'payment_order', of: 'row.order_id = $1', changes: `'payment_id', ${PAYMENT}, 'order_id', ${ID}` },
  {
    table: 'stock_hold',
    of: 'row.reference = $1',
    changes: `'id', 1000000000 + n, 'reference', ${ID}, 'ended_at', ${AGE}`,
  },
  {
    table: 'order_status_change',
    of: `row.sub_order_id = $1 || '-1' and row.from_status is null`,
    changes: `'id', 1000000000 + n, 'sub_order_id', ${ID} || '-1'`,
  },
  {
    table: 'outbox_event',
    of: `row.topic = 'order-placed' and row.key = $1`,
    changes: `'id', 1000000000 + n, 'key', ${ID}, 'state', 'delivered', 'settled_at', ${AGE}, 'lease', null`,
  },
  {
    table: 'idempotency_key',
    of: `row.answer like '%' || $1 || '%'`,
    changes: `'key', ${ID}`,
  },
];

/** Every statement names all parameters, so that all take the same list. */
const copy = (tx: Tx, { table, of, changes }: Copy, parameters: unknown[]) =>
  runSql(
    tx,
    `insert into ${table} overriding system value
     select copied.* from (select row from ${table} row where ${of} limit 1) model
       cross join generate_series($2::int, $3::int - 1) n
       cross join lateral jsonb_populate_record(model.row, jsonb_build_object(${changes})) copied
     where $1::text is not null and $4::text is not null`,
    parameters,
  );
