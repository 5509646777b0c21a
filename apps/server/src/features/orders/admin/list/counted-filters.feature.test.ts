import type { OrderFilters } from '@huarong/contract/admin/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/index.ts';
import { createOrder } from '../testing/create-order.ts';
import { countSubOrders, findRareFilters, listPositions } from './list.queries.ts';

let database: TestDatabase;
let orderIds: string[];
beforeAll(async () => {
  database = await createTestDatabase({ template: 'stocked' });
  orderIds = [];
  for (let minutesAgo = 6; minutesAgo > 0; minutesAgo -= 1)
    orderIds.push((await createOrder(database.db, { minutesAgo })).orderId);
  for (const [index, orderId] of orderIds.entries())
    await sql`
      insert into sales_order (order_id, sale_at, is_sold, province, payment, level, first_source, last_source)
      values (${orderId}, now(), true, '310000', 'ALIPAY', ${index % 2 ? 'GOLD' : 'PINK'},
        ${index < 3 ? 'letter' : 'direct'}, ${index === 0 ? 'letter' : 'direct'})
      on conflict (order_id) do update set level = excluded.level, first_source = excluded.first_source,
        last_source = excluded.last_source`.execute(database.db);
});
afterAll(() => database.close());

it.each<[string, OrderFilters, number[]]>([
  ['card', { level: ['GOLD'] }, [5, 3, 1]],
  ['cards', { level: ['GOLD', 'PINK'] }, [5, 4, 3, 2, 1, 0]],
  ['first source', { firstSource: 'letter' }, [2, 1, 0]],
  ['last source', { lastSource: 'letter' }, [0]],
  ['card and source', { level: ['PINK'], firstSource: 'letter', lastSource: 'direct' }, [2]],
  ['source of nobody', { firstSource: 'nobody' }, []],
])(
  'few orders of a %s are read first, and are the same as on a walk through all',
  async (_, filters, expected) => {
    const rare = await findRareFilters(database.db, filters);
    expect([...rare].sort()).toEqual(Object.keys(filters).sort());
    for (const reader of [
      { staffId: 1, rare },
      { staffId: 1, rare: new Set<never>() },
    ]) {
      const query = { filters, sort: 'placed', reader } as const;
      const page = await listPositions(database.db, { ...query, size: 10, after: null, before: null });
      expect(page.map(({ subOrderId }) => orderIds.findIndex((id) => subOrderId.startsWith(id)))).toEqual(
        expected,
      );
      expect(await countSubOrders(database.db, { ...query, limit: 100 })).toBe(expected.length);
    }
  },
);
