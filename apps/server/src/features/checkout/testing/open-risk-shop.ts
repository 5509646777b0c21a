import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { memberOwner } from '#platform/context';
import type { Database } from '#platform/database';
import { openCartShop } from '../../cart/testing/open-cart-shop.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { type Client, clientOf, inject, newGuest, newMember } from './risk-clients.ts';

export const HIGH_RISK = '/v1/usercenter/second/highRisk';

/** A shop with limits, enough stock for large orders, and shoppers on devices and addresses of their own. */
export async function openRiskShop() {
  const shop = await openCartShop(
    async (db) => {
      await db.updateTable('stock').set({ available: 10_000 }).where('sku_id', '=', SKU.cream).execute();
    },
    { env: { SHOP_LIMITS: 'on' } },
  );
  const newestCode = async () => (await inject(shop, '/demo/outbox.json', '127.0.0.1'))[0].code as string;
  return {
    ...shop,
    newestCode,
    visitor: () => clientOf(shop, {}, '198.51.100.1'),
    newMember: (at: { device?: string; address?: string } = {}) => newMember(shop, at),
    newGuest: (device: string, address: string) => newGuest(shop, device, address),
    captcha: (address: string) => inject(shop, '/v1/usercenter/captcha', address),
    /** A member who has used another device for a month and today signed in here by password. */
    async memberOnNewDevice() {
      const member = await newMember(shop);
      await insertSignIn(shop.db, member.id, randomUUID(), 30 * 24);
      await insertSignIn(shop.db, member.id, member.device, 0);
      return member;
    },
    /** Takes the second step with a code to the buyer; returns the answer. */
    async passStep(client: Client, riskToken: string) {
      const sent = await client.post(HIGH_RISK, { riskToken });
      expect(sent.results).toMatchObject({ rToken: expect.any(String) });
      const smsCode = await newestCode();
      return client.post(HIGH_RISK, { riskToken, rToken: sent.results.rToken, smsCode });
    },
    /** Replaces all records by this number of orders a moment ago, as the columns say. */
    async flood(columns: { owner?: string; device_id?: string; address?: string }, count = 20) {
      const member = await newMember(shop, { address: '114.86.0.1' });
      const { orderId } = (await member.order(2)).results;
      await shop.db.deleteFrom('commit_record').execute();
      await sql`insert into commit_record (owner, order_id, device_id, address, recipient_hash, payable_fen, risk_score)
        select coalesce(${columns.owner ?? null}, 'guest:someone-' || nth), ${orderId}, ${columns.device_id ?? null},
          ${columns.address ?? '10.1.1.1'}, repeat('0', 64), 10000, 0
        from generate_series(1, ${count}::int) nth`.execute(shop.db);
    },
    countOrders: async (memberId: string) =>
      (
        await shop.db
          .selectFrom('shop_order')
          .select('id')
          .where('owner', '=', memberOwner(memberId))
          .execute()
      ).length,
    cartOf: (memberId: string) =>
      shop.db
        .selectFrom('cart_line')
        .select(['sku_id', 'quantity'])
        .where('owner', '=', memberOwner(memberId))
        .execute(),
  };
}
export type RiskShop = Awaited<ReturnType<typeof openRiskShop>>;

/** The member signed in on a device, some hours ago. */
export const insertSignIn = (
  db: Database,
  memberId: string,
  device: string,
  hoursAgo: number,
  way = 'password',
) =>
  sql`insert into sign_in_record (member_id, way, outcome, device_id, network, risk_score, created_at)
    values (${memberId}, ${way}, 'signed-in', ${device}, '114.84.0.0/24', 0,
      shop_now() - make_interval(hours => ${hoursAgo}))`.execute(db);
