import { expect, test } from 'vitest';
import { findForeignWrites } from './table-writes.mjs';

const owners = new Map([
  ['sub_order', 'orders'],
  ['coupon', 'coupons'],
  ['job', 'platform'],
]);
const find = (text, file = 'apps/server/src/features/returns/move.ts') =>
  findForeignWrites(file, text, owners, ['apps/server/src/features/demo/']).map(
    ({ line, table, owner }) => `${line} ${table} ${owner}`,
  );

test.each([
  "await tx\n  .updateTable('sub_order')",
  "await tx\n  .insertInto('sub_order')",
  "await tx\n  .deleteFrom('sub_order')",
  "await insertRows(\n  tx, 'sub_order', rows)",
  'await sql`\n  update sub_order set status = 1`',
  'await sql`\n  update sub_order part set status = 1`',
  'await sql`\n  update sub_order as part set status = 1`',
  'await sql`\n  insert into sub_order (id) values (1)`',
  'await sql`\n  delete from sub_order where id = 1`',
])('finds a write of a table of another feature: %s', (text) => {
  expect(find(text)).toHaveLength(1);
  expect(find(text)[0]).toMatch(/^[12] sub_order orders$/);
});

test.each([
  ['the owner', "tx.updateTable('sub_order')", 'apps/server/src/features/orders/move.ts'],
  ['a read', "db.selectFrom('sub_order'); sql`select 1 from sub_order for update`"],
  [
    'an upsert of an own table',
    'sql`insert into mine (id) values (1) on conflict (id) do update set id = 2`',
  ],
  ['an exception', "tx.updateTable('sub_order')", 'apps/server/src/features/demo/seed.ts'],
  ['a script', "tx.updateTable('sub_order')", 'scripts/shop/shop.ts'],
])('lets %s pass', (_case, text, file) => {
  expect(find(text, file)).toEqual([]);
});

test('holds the platform to its own tables too', () => {
  expect(find("tx.updateTable('coupon')", 'apps/server/src/platform/jobs/run.ts')).toEqual([
    '1 coupon coupons',
  ]);
});
