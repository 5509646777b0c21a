import { webhooksRoutes } from '@huarong/contract/admin/integration';
import { adminReturnsRoutes } from '@huarong/contract/admin/returns';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffBrowser } from '../../../../testing/open-admin.ts';
import { createBackgroundWork } from '../../background-work.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { openReturnAdmin, type ReturnAdmin } from '../../returns/admin/testing/open-return-admin.ts';
import { deleteOldRowsNightly } from '../../system/delete-old-rows-nightly.ts';
import { passWebhookEvents } from '../testing/pass-webhook-events.ts';
import { resealWebhookSecrets } from '../webhooks/reseal-secrets.ts';
import { unsealSecret } from '../webhooks/webhook-secret.ts';
import { deliverStockChanges } from './stock-changes.ts';

let shop: ReturnAdmin;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openReturnAdmin();
  owner = await shop.signIn('OWNER');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`update webhook set state = 'removed'`.execute(shop.db);
});

const createWebhook = async (...topics: string[]) =>
  (
    await owner.call(webhooksRoutes.create, {
      name: '仓库 WMS',
      url: 'http://127.0.0.1:9001/',
      topics,
    })
  ).results as { webhookId: string; secret: string };

/** What was or will be sent, oldest first. */
async function bodiesOf(webhookId: string) {
  const { rows } = await sql<{ body: string }>`
    select body from webhook_delivery where webhook_id = ${webhookId} order by id`.execute(shop.db);
  return rows.map(({ body }) => JSON.parse(body));
}

describe('events of orders', () => {
  it('a parcel and a finished return arrive once, only where they are wanted', async () => {
    const both = await createWebhook('order.shipped', 'order.returned');
    const paid = await createWebhook('order.paid');
    const bought = await shop.createDeliveredOrder(SKU.cream, 2);
    await passWebhookEvents(shop.db);
    const { orderId, subOrderId } = bought;
    const shipped = {
      topic: 'order.shipped',
      sequence: 1,
      data: {
        orderId,
        subOrderId,
        carrier: '顺丰速运',
        waybillNo: 'SF1',
        items: [{ skuId: SKU.cream, quantity: 2 }],
      },
    };
    expect(await bodiesOf(both.webhookId)).toMatchObject([shipped]);

    const { id: lineId } = (await bought.lines())[0]!;
    const { returnId } = (await bought.apply({ reason: 2, items: [{ returnSkuId: lineId, quantity: 2 }] }))
      .results;
    const accepted = { finding: 'intact', isAccepted: true, isSellable: true, note: '' };
    const units = [0, 1].map((unit) => ({ lineId, unit, ...accepted }));
    const warehouse = await shop.signIn('WAREHOUSE');
    await (await shop.signIn('SERVICE')).call(adminReturnsRoutes.approve, { returnId });
    await warehouse.call(adminReturnsRoutes.receive, { code: returnId });
    expect((await warehouse.call(adminReturnsRoutes.inspect, { returnId, units })).errorCode).toBeNull();
    await passWebhookEvents(shop.db);
    expect(await bodiesOf(both.webhookId)).toHaveLength(1);
    await shop.runJobs();
    await passWebhookEvents(shop.db);
    await passWebhookEvents(shop.db, { again: true });
    expect(await bodiesOf(both.webhookId)).toMatchObject([
      shipped,
      {
        id: `order.returned:${returnId}`,
        topic: 'order.returned',
        sequence: 2,
        data: { returnId, orderId, subOrderId, refundFen: 200_00 },
      },
    ]);
    expect(JSON.stringify(await bodiesOf(both.webhookId))).not.toContain('memberId');
    expect((await bodiesOf(paid.webhookId)).map(({ topic }) => topic)).toEqual(['order.paid']);
  });
});

describe('changed stock', () => {
  /** The next run compares no sku beside those that the ledger names. */
  const endRound = () => sql`update webhook_stock_position set sku_id = 'zzzz'`.execute(shop.db);
  const openWatch = async () => {
    const { webhookId } = await createWebhook('stock.changed');
    await sql`delete from webhook_stock`.execute(shop.db);
    await deliverStockChanges(shop.db);
    await endRound();
    return webhookId;
  };
  const addEntry = (skuId: string, id: number | null = null) =>
    sql`insert into stock_ledger (id, sku_id, delta, reason, reference) overriding system value
      values (coalesce(${id}::bigint, nextval(pg_get_serial_sequence('stock_ledger', 'id'))), ${skuId}, 1, 'count', 'test')`.execute(
      shop.db,
    );
  const addUnit = (skuId: string) =>
    sql`update stock set available = available + 1 where sku_id = ${skuId}`.execute(shop.db);
  const skusOf = async (webhookId: string) => (await bodiesOf(webhookId)).map(({ data }) => data.skuId);

  it('is found by the ledger: what is held, sold and released', async () => {
    const webhookId = await openWatch();
    const buyer = await shop.newMember();
    const orderId = await buyer.placeOrder(SKU.serum, 1);
    await deliverStockChanges(shop.db);
    const { available, held } = await shop.stockOf(SKU.serum);
    expect((await bodiesOf(webhookId)).map(({ data }) => data)).toEqual([
      { skuId: SKU.serum, available, held },
    ]);
    await sql`update webhook_delivery set state = 'delivered', settled_at = now()`.execute(shop.db);
    await endRound();
    await shop.pay(orderId);
    await deliverStockChanges(shop.db);
    expect((await bodiesOf(webhookId)).map(({ data }) => data).at(-1)).toEqual({
      skuId: SKU.serum,
      available,
      held: held - 1,
    });
  });

  it('is found when its entry commits after one with a higher number', async () => {
    const webhookId = await openWatch();
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('stock_ledger', 'id'))::int as id`.execute(shop.db);
    await addUnit(SKU.cream);
    await addEntry(SKU.cream);
    await deliverStockChanges(shop.db);
    await endRound();
    await addUnit(SKU.serum);
    await addEntry(SKU.serum, rows[0]!.id);
    await deliverStockChanges(shop.db);
    expect(await skusOf(webhookId)).toEqual([SKU.cream, SKU.serum]);
  });

  it('is found by the round over all skus when no entry names it', async () => {
    const webhookId = await openWatch();
    await sql`update webhook_stock_position set ledger_id = (select max(id) from stock_ledger)`.execute(
      shop.db,
    );
    await addUnit(SKU.rouge);
    await deliverStockChanges(shop.db);
    expect(await skusOf(webhookId)).toEqual([]);
    await deliverStockChanges(shop.db);
    expect(await skusOf(webhookId)).toEqual([SKU.rouge]);
  });

  it('reads no entry twice once its transaction is surely over', async () => {
    await openWatch();
    await addEntry(SKU.cream);
    const { rows } = await sql<{ ledger_id: number; newest: number }>`
      select ledger_id, (select max(id) from stock_ledger) as newest from webhook_stock_position`.execute(
      shop.db,
    );
    expect(rows[0]!.ledger_id).toBeLessThan(rows[0]!.newest);
    await sql`insert into stock_ledger (sku_id, delta, reason, reference, created_at)
      values (${SKU.cream}, 1, 'count', 'test', now() - interval '1 minute')`.execute(shop.db);
    await deliverStockChanges(shop.db);
    const after = await sql<{ isRead: boolean }>`
      select ledger_id = (select max(id) from stock_ledger) as "isRead" from webhook_stock_position`.execute(
      shop.db,
    );
    expect(after.rows[0]!.isRead).toBe(true);
  });

  it('is compared for nobody when nobody wants to know', async () => {
    await openWatch();
    await sql`update webhook set state = 'removed'`.execute(shop.db);
    expect(await deliverStockChanges(shop.db)).toBe(false);
    const { rows } = await sql<{ count: number }>`
      select ((select count(*) from webhook_stock) + (select count(*) from webhook_stock_position))::int as count`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

it('deliveries older than 30 days are deleted at night, younger ones stay', async () => {
  const { webhookId } = await createWebhook('order.paid');
  await sql`insert into webhook_delivery (webhook_id, event_id, topic, sequence, body, created_at)
    select ${webhookId}, 'night:' || days, 'order.paid', days, '{}', now() - make_interval(days => days)
    from unnest(array[29, 31]) days`.execute(shop.db);
  await deleteOldRowsNightly(shop.db);
  const { rows } = await sql<{ event_id: string }>`
    select event_id from webhook_delivery where event_id like 'night:%'`.execute(shop.db);
  expect(rows).toEqual([{ event_id: 'night:29' }]);
});

it('secrets are encrypted again, so that the previous secret of the shop can be removed', async () => {
  const { webhookId, secret } = await createWebhook('order.paid');
  const renewed = (await owner.call(webhooksRoutes.rotate, { webhookId })).results.secret;
  const previous = shop.config.secret;
  const next = 'n'.repeat(64);
  const read = () =>
    shop.db
      .selectFrom('webhook')
      .select(['secret_sealed', 'previous_sealed'])
      .where('id', '=', Number(webhookId))
      .executeTakeFirstOrThrow();
  const before = await read();
  expect(() => unsealSecret(before.secret_sealed, { acceptedSecrets: [next] })).toThrow();
  await resealWebhookSecrets(shop.db, { secret: previous, acceptedSecrets: [previous] });
  expect(await read()).toEqual(before);
  await resealWebhookSecrets(shop.db, { secret: next, acceptedSecrets: [next, previous] });
  const after = await read();
  expect(unsealSecret(after.secret_sealed, { acceptedSecrets: [next] })).toBe(renewed);
  expect(unsealSecret(after.previous_sealed!, { acceptedSecrets: [next] })).toBe(secret);
  await resealWebhookSecrets(shop.db, { secret: previous, acceptedSecrets: [previous, next] });
});

it('sends share their worker with no other work, which could hold them up', () => {
  const { config, db, log, storage } = shop;
  const { webhookJobs, slowJobs, jobs } = createBackgroundWork({ config, db, log, storage });
  expect(Object.keys(webhookJobs)).toEqual(['webhook-send']);
  expect(Object.keys({ ...slowJobs, ...jobs })).not.toContain('webhook-send');
});
