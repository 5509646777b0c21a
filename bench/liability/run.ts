import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createOrder } from '../../apps/server/src/features/orders/admin/testing/create-order.ts';
import { asAdmin, urlOf } from '../../apps/server/testing/postgres-admin.ts';
import { runSql } from '../../apps/server/testing/run-sql.ts';
import { levelsRoutes } from '../../packages/contract/src/admin/levels/index.ts';
import { pointsAdminRoutes } from '../../packages/contract/src/admin/points/index.ts';
import { storedCardsRoutes } from '../../packages/contract/src/admin/stored-cards/index.ts';
import { openBenchAdmin } from '../admin/open-admin.ts';
import { describeMachine } from '../report/describe-machine.ts';

/**
 * `npm run bench:liability [-- --rows 1000000]`: the pages that sum open points, cards and payments, with so many rows of
 * each.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const ROWS = Number(values.rows);
const MEMBERS = Math.max(1, Math.floor(ROWS / 10));
const DATABASE = 'huarong_bench_liability';

await asAdmin(`create database ${DATABASE}`);
const dataDir = mkdtempSync(join(tmpdir(), 'huarong-bench-'));
const shop = await openBenchAdmin(urlOf(DATABASE), dataDir);
try {
  await seed();
  await measure();
} finally {
  await shop.close();
  await asAdmin(`drop database ${DATABASE} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Copies of one real order; triggers are left out, because only sums are read. */
async function seed(): Promise<void> {
  const { orderId } = await createOrder(shop.db);
  const insertCopies = (table: string, where: string, change: string) =>
    `insert into ${table} select (jsonb_populate_record(source, ${change})).* from ${table} source,
      generate_series(1, ${ROWS}) n where ${where}`;
  const statements = [
    'set session_replication_role = replica',
    `insert into member (id, mobile, nickname, card_number)
      select (6000000000 + n)::text, '15' || lpad(n::text, 9, '0'), '会员' || n, '62' || (6000000000 + n) || '0001'
      from generate_series(1, ${MEMBERS}) n`,
    `insert into points_account (member_id) select id from member on conflict do nothing`,
    `insert into points_lot (member_id, points, left_points, reference, expires_at, created_at)
      select (6000000001 + n % ${MEMBERS})::text, 100, 1 + n % 100, 'bench ' || n, now() + make_interval(days => (n % 700)::int), now()
      from generate_series(1, ${ROWS}) n`,
    `insert into stored_card (id, number_hash, tail, pin_hash, face_fen, balance_fen, created_at, expires_at)
      select 'bench' || n, 'hash' || n, '0001', '', 50000, n % 50000, now() - make_interval(days => (n % 900)::int),
        now() + make_interval(days => (n % 1200)::int) from generate_series(1, ${ROWS}) n`,
    insertCopies(
      'shop_order',
      `source.id = '${orderId}'`,
      `jsonb_build_object('id', (900000000000000000 + n)::text, 'owner', 'member:' || (6000000001 + n % ${MEMBERS}))`,
    ),
    `create temp table paid as select payment.* from payment join payment_order tender on tender.payment_id = payment.id
      where tender.order_id = '${orderId}'`,
    `insert into payment select (jsonb_populate_record(source, jsonb_build_object('id', 'bench' || n,
      'settled_at', now() - make_interval(days => (n % 500)::int)))).* from paid source, generate_series(1, ${ROWS}) n`,
    insertCopies(
      'payment_order',
      `source.order_id = '${orderId}'`,
      `jsonb_build_object('payment_id', 'bench' || n, 'order_id', (900000000000000000 + n)::text,
        'amount_fen', 1000 + n % 60000)`,
    ),
  ];
  await shop.db.connection().execute(async (connection) => {
    for (const statement of statements) await runSql(connection, statement);
    await runSql(connection, 'reset session_replication_role');
  });
  await runSql(shop.db, 'vacuum analyze');
}

async function measure(): Promise<void> {
  const owner = await shop.signIn('OWNER');
  const timeOf = async (route: string, input: Record<string, unknown> = {}) => {
    const times = [];
    for (let turn = 0; turn < 3; turn++) {
      const from = performance.now();
      const answer = await owner.call(route, input);
      times.push(Math.round(performance.now() - from));
      if (answer.errorCode !== null) return `${times.at(-1)} ms, refused: ${answer.message}`;
    }
    return `${times.toSorted((a, b) => a - b)[1]} ms`;
  };
  const { current } = (await owner.call(levelsRoutes.settings)).results;
  console.log(describeMachine());
  console.log(`forecast of ${ROWS} open lots: ${await timeOf(pointsAdminRoutes.forecast)}`);
  console.log(`liability of ${ROWS} cards: ${await timeOf(storedCardsRoutes.liability)}`);
  console.log(`levels of ${MEMBERS} members: ${await timeOf(levelsRoutes.settings)}`);
  const lower = { ...current, blackFen: 1_200_00 };
  console.log(`what-if over ${ROWS} payments: ${await timeOf(levelsRoutes.whatIf, { values: lower })}`);
}
