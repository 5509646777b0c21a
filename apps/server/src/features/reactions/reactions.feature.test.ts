import { reactionsRoutes as routes } from '@huarong/contract/admin/reactions';
import { adminStockRoutes } from '@huarong/contract/admin/stock';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClock } from '#platform/clock';
import type { StaffBrowser } from '../../../testing/open-admin.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import { openReturnAdmin, type ReturnAdmin } from '../returns/admin/testing/open-return-admin.ts';

let shop: ReturnAdmin;
let service: StaffBrowser;
let today: string;
beforeAll(async () => {
  shop = await openReturnAdmin();
  service = await shop.signIn('SERVICE');
  today = shanghaiDate(await readClock(shop.db));
});
afterAll(() => shop.close());

const receive = async (skuId: string, units: number, lotNo: string) => {
  const warehouse = await shop.signIn('WAREHOUSE');
  const received = await warehouse.call(adminStockRoutes.adjust, {
    skuId,
    change: { by: 'difference', difference: units },
    cause: 'received',
    receipt: { lotNo, expiresOn: lotNo === 'L1' ? '2090-01-01' : '2091-01-01', supplier: '上海花间供应链' },
    reason: '到货验收',
  });
  expect(received.errorCode).toBeNull();
};
const insertImage = async (owner: string) => {
  const id = crypto.randomUUID().replaceAll('-', '');
  await shop.db
    .insertInto('return_picture')
    .values({
      ...{ id, owner, storage_key: `returns/${id}.webp`, width: 10, height: 10 },
      expires_at: sql<Date>`shop_now() + interval '1 day'`,
    })
    .execute();
  return id;
};
const SYMPTOM = '用了两晚，脸颊发红';
/** An item that was delivered, and its return because of an allergy. */
async function returnForAllergy(skuId: string, quantity = 1) {
  const bought = await shop.createDeliveredOrder(skuId, quantity);
  const imageId = await insertImage(bought.shopper.owner);
  const answer = await bought.apply({ reason: 4, description: SYMPTOM, imageIds: [imageId] });
  return { ...bought, imageId, answer };
}
const reactionsOf = async (orderId: string) =>
  (await service.call(routes.list, {})).results.rows.filter(
    (row: { orderId: string }) => row.orderId === orderId,
  );
const FACTS = { sawDoctor: true, ageGroup: '18-29', sex: 'female', lotId: null, note: '电话问过' };

describe('a return because of an allergy', () => {
  it('opens a record with the lot the item was sent from', async () => {
    await receive(SKU.cream, 5, 'L1');
    const { orderId, answer } = await returnForAllergy(SKU.cream);
    const [row] = await reactionsOf(orderId);
    expect(row).toMatchObject({
      returnId: answer.results.returnId,
      skuId: SKU.cream,
      lotNo: 'L1',
      symptom: SYMPTOM,
      beganOn: null,
      sawDoctor: null,
      state: 'open',
    });
  });

  it('leaves the lot open when there are several, and staff choose one of them', async () => {
    await sql`update stock set available = 0 where sku_id = ${SKU.rouge}`.execute(shop.db);
    await receive(SKU.rouge, 1, 'L1');
    await receive(SKU.rouge, 1, 'L2');
    const { orderId } = await returnForAllergy(SKU.rouge, 2);
    const [{ reactionId, lotId: known }] = await reactionsOf(orderId);
    expect(known).toBeNull();
    const { lots } = (await service.call(routes.detail, { reactionId })).results;
    expect(lots.map(({ lotNo }: { lotNo: string }) => lotNo)).toEqual(['L1', 'L2']);
    const save = (lotId: string) =>
      service.call(routes.save, {
        ...{ ...FACTS, reactionId, revision: 1, symptom: SYMPTOM, beganOn: null, lotId, isComplete: false },
      });
    expect((await save('999999')).errorCode).toBe('ADM9580E');
    expect((await save(lots[1].lotId)).results).toEqual({ state: 'open', revision: 2 });
    expect((await service.call(routes.detail, { reactionId })).results.lotNo).toBe('L2');
  });

  it('that is refused or has another reason opens none', async () => {
    const other = await shop.createDeliveredOrder(SKU.brush);
    expect((await other.apply({ reason: 2 })).status).toBe(0);
    expect(await reactionsOf(other.orderId)).toEqual([]);
    const without = await shop.createDeliveredOrder(SKU.brush);
    const refused = await without.apply({ reason: 4, imageIds: ['0'.repeat(32)] });
    expect(refused.errorCode).toBe('CMN3003W');
    expect(await reactionsOf(without.orderId)).toEqual([]);
  });
});

describe('a record', () => {
  it('is opened by hand only for an item that was sent', async () => {
    const bought = await shop.createDeliveredOrder(SKU.brush);
    const [line] = await bought.lines();
    const created = await service.call(routes.create, { lineId: line!.id, symptom: '眼周刺痛' });
    expect(await reactionsOf(bought.orderId)).toMatchObject([
      { reactionId: created.results.reactionId, returnId: null, lotNo: null, symptom: '眼周刺痛' },
    ]);
    const buyer = await shop.newMember();
    const orderId = await buyer.placeOrder(SKU.brush);
    const waiting = await shop.returnsOf(buyer, `${orderId}-1`).lines();
    for (const lineId of [waiting[0]!.id, 'nothing'])
      expect((await service.call(routes.create, { lineId, symptom: '刺痛' })).errorCode).toBe('ADM9591E');
    expect(await reactionsOf(orderId)).toEqual([]);
  });

  it('is completed, then reported, and stays as it was reported', async () => {
    const { orderId } = await returnForAllergy(SKU.cream);
    const [{ reactionId }] = await reactionsOf(orderId);
    const facts = { ...FACTS, reactionId, revision: 1, symptom: SYMPTOM, beganOn: today, isComplete: true };
    const save = async (change: object) =>
      (await service.call(routes.save, { ...facts, ...change })).errorCode;
    const report = (revision: number) => service.call(routes.report, { reactionId, revision });
    expect((await report(1)).errorCode).toBe('ADM9593W');
    const lacking = await service.call(routes.save, { ...facts, symptom: '', sawDoctor: null });
    expect(lacking).toMatchObject({ errorCode: 'ADM9592E', message: '还不能完成，请先填写：症状、是否就医' });
    expect(await save({ beganOn: '2020-01-01' })).toBe('ADM9594E');
    expect(await save({ beganOn: '2099-01-01' })).toBe('ADM9594E');
    expect(await save({ reactionId: '999999' })).toBe('ADM9590E');
    expect(await save({})).toBeNull();
    // Somebody who still sees the first revision.
    expect(await save({ note: '另一位' })).toBe('ADM9593W');
    expect((await report(2)).errorCode).toBeNull();
    expect(await save({ revision: 3, note: '再改' })).toBe('ADM9593W');
    expect((await service.call(routes.detail, { reactionId })).results).toMatchObject({
      ...{ state: 'reported', note: '电话问过', beganOn: today, revision: 3 },
    });
  });

  it('is found by month, product and state, and counted in the queue', async () => {
    const month = today.slice(0, 7);
    const all = (await service.call(routes.list, { month })).results;
    const open = (await service.call(routes.list, { month, state: 'open' })).results;
    expect(all.total).toBe(all.counts.open + all.counts.complete + all.counts.reported);
    expect(open.total).toBe(all.counts.open);
    expect(open.rows.every(({ state }: { state: string }) => state === 'open')).toBe(true);
    expect((await service.call(routes.list, { month: '2020-01' })).results.rows).toEqual([]);
    const brushes = (await service.call(routes.list, { q: SKU.brush })).results;
    expect(brushes.rows.map(({ skuId }: { skuId: string }) => skuId)).toEqual([SKU.brush]);
    expect(brushes.total).toBe(1);
    const first = (await service.call(routes.list, { size: 2 })).results;
    const next = (await service.call(routes.list, { size: 2, after: first.next })).results;
    expect([...first.rows, ...next.rows].map(({ reactionId }) => reactionId)).toEqual(
      all.rows.slice(0, 4).map(({ reactionId }: { reactionId: string }) => reactionId),
    );
    const queue = (await service.call(workQueueRoutes.list, {})).results;
    expect(JSON.stringify(queue)).toContain(`/adverse-reactions?state=open`);
  });

  it('is exported by month without names and order numbers', async () => {
    const { orderId } = await returnForAllergy(SKU.cream);
    const exported = await service.call(routes.export, { month: today.slice(0, 7), reason: '每月上报' });
    const { csv, rows } = exported.results;
    expect(rows).toBe((await service.call(routes.list, {})).results.total);
    expect(csv).toContain(SYMPTOM);
    expect(csv).toContain('18–29 岁,女,已上报');
    expect(csv).not.toContain(orderId);
  });
});
