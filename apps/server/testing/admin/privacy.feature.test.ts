import { adminContracts } from '@huarong/contract/admin';
import { membersRoutes } from '@huarong/contract/admin/members';
import { adminReturnsRoutes } from '@huarong/contract/admin/returns';
import { methodOf, pathParametersOf, type Route } from '@huarong/contract/kit';
import { BUILT_IN_ROLES } from '@huarong/core/staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type Role } from '../open-admin.ts';

/** Roles of the demo that may not see whole personal data. */
const MASKED_ROLES = BUILT_IN_ROLES.filter(
  ({ id, permissions }) =>
    !(permissions as readonly string[]).includes('member:unmask') && !['PRICING', 'CONTENT'].includes(id),
).map(({ id }) => id as Role);

let shop: AdminHarness;
/** Whole mobiles, e-mails and addresses of members and recipients. */
let secrets: string[];
/** Values for the parameters of the calls, by name. */
let known: Record<string, string[]>;

beforeAll(async () => {
  shop = await openAdmin({ isWholeDemo: true });
  secrets = await readSecrets();
  known = await readIds();
});
afterAll(() => shop.close());

async function readSecrets(): Promise<string[]> {
  const { rows } = await sql<{ value: string | null }>`
    select mobile as value from member union select email from member
    union select recipient ->> 'mobile' from shop_order union select recipient ->> 'detail' from shop_order
    union select detail from address union select mobile from address union select mobile from cooperation
    union select email from cooperation`.execute(shop.db);
  return rows.map(({ value }) => value ?? '').filter((value) => value.length > 4);
}

async function readIds(): Promise<Record<string, string[]>> {
  const column = async (query: string) =>
    (await sql<{ id: string }>`${sql.raw(query)}`.execute(shop.db)).rows.map(({ id }) => String(id));
  const subOrders = await column('select id from sub_order order by id desc limit 12');
  return {
    orderId: await column('select id from shop_order order by id desc limit 12'),
    returnId: await column('select id from return_request order by id'),
    memberId: await column('select id from member order by id'),
    skuId: await column('select sku_id as id from order_line limit 5'),
    staffId: await column('select id from staff'),
    roleId: ['SERVICE'],
    entryId: ['1', '2', '3'],
    receiptNo: await column('select receipt_no as id from cooperation'),
    ids: [subOrders.join(',')],
  };
}

/** Searches are sent as POST, so that their words are in no address. */
const SEARCHES = ['members.list', 'orders.find'];

/** Every reading call, with each value of its parameter that we know. */
const readings = Object.entries(adminContracts).flatMap(([feature, contract]) =>
  Object.entries(contract)
    .filter(
      ([name, { route, isWrite }]) =>
        !isWrite && (methodOf(route as Route) === 'GET' || SEARCHES.includes(`${feature}.${name}`)),
    )
    .map(([name, { route }]) => ({ call: `${feature}.${name}`, route: route as Route })),
);

function inputsOf(call: string, route: Route): Record<string, string>[] {
  if (call === 'audit.ofSubject') return (known['orderId'] ?? []).map((id) => ({ kind: 'order', id }));
  if (call === 'orders.deliveryNotes') return [{ ids: known['ids']?.[0] ?? '' }];
  if (call === 'work.views') return [{ list: 'orders' }];
  if (call === 'orders.find') return [{ words: '0002' }, { words: '13800000002' }];
  const [parameter, ...others] = pathParametersOf(route);
  if (parameter === undefined) return [{}];
  return others.length > 0 ? [] : (known[parameter] ?? []).map((value) => ({ [parameter]: value }));
}

describe.each(MASKED_ROLES)('%s', (role) => {
  it('finds no whole mobile, e-mail or address in any answer', { timeout: 120_000 }, async () => {
    const browser = await shop.signIn(role);
    const leaks: string[] = [];
    let answered = 0;
    for (const { call, route } of readings)
      for (const input of inputsOf(call, route)) {
        const { results } = await browser.call(route, input);
        if (results !== null) answered += 1;
        const text = JSON.stringify(results);
        for (const secret of secrets) if (text.includes(secret)) leaks.push(`${call} shows ${secret}`);
      }
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(8);
  });
});

it('the audit log holds no whole mobile after the pages were read', async () => {
  const browser = await shop.signIn('SERVICE');
  for (const returnId of known['returnId'] ?? []) await browser.call(adminReturnsRoutes.detail, { returnId });
  await browser.call(membersRoutes.list, { q: '13800000002' });
  const { rows } = await sql`
    select entry.subject_id, entry.reason, changed.before, changed.after
    from audit_entry entry left join audit_row changed on changed.entry_id = entry.id`.execute(shop.db);
  const text = JSON.stringify(rows);
  for (const secret of secrets) expect(text).not.toContain(secret);
});
