import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { adminRefundsRoutes } from '@huarong/contract/admin/refunds';
import { adminReturnsRoutes } from '@huarong/contract/admin/returns';
import { ReturnKind } from '@huarong/core/returns';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffBrowser } from '../../../../testing/open-admin.ts';
import { newStorageKey } from '../../../integrations/storage/index.ts';
import { formHeaders, formOf } from '../../../platform/uploads/testing/send-form.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { openReturnAdmin, type ReturnAdmin } from './testing/open-return-admin.ts';

let shop: ReturnAdmin;
let service: StaffBrowser;
let warehouse: StaffBrowser;
beforeAll(async () => {
  shop = await openReturnAdmin();
  service = await shop.signIn('SERVICE');
  warehouse = await shop.signIn('WAREHOUSE');
});
afterAll(() => shop.close());

/** By default an application that staff have to review: not as described, two units. */
async function applied(input: object = {}, quantity = 2, sku: string = SKU.cream) {
  const bought = await shop.createDeliveredOrder(sku, quantity);
  const [line] = await bought.lines();
  const { returnId } = (
    await bought.apply({ reason: 2, items: [{ returnSkuId: line!.id, quantity }], ...input })
  ).results;
  return { ...bought, returnId: returnId as string, lineId: line!.id };
}
async function approved(input?: object, quantity?: number, sku?: string) {
  const back = await applied(input, quantity, sku);
  expect((await service.call(adminReturnsRoutes.approve, { returnId: back.returnId })).errorCode).toBeNull();
  return back;
}
async function received(input?: object, quantity?: number, sku?: string) {
  const back = await approved(input, quantity, sku);
  const { results } = await warehouse.call(adminReturnsRoutes.receive, { code: back.returnId });
  expect(results).toEqual({ state: 'received', returnIds: [back.returnId] });
  return back;
}
const list = async (input: object = {}) =>
  (await service.call(adminReturnsRoutes.list, { ...input })).results;
const detail = async (returnId: string) =>
  (await service.call(adminReturnsRoutes.detail, { returnId })).results;
const unitsOf = (lineId: string, ...findings: object[]) =>
  findings.map((finding, unit) => ({
    lineId,
    unit,
    finding: 'intact',
    isAccepted: true,
    isSellable: true,
    note: '',
    ...finding,
  }));
const refusedUnit = { finding: 'wrong', isAccepted: false, isSellable: false, note: '寄回的是别的商品' };
const addImage = (returnId: string) =>
  shop.db
    .insertInto('return_inspection_image')
    .values({
      return_id: returnId,
      storage_key: `returns/${returnId}.webp`,
      width: 1,
      height: 1,
      staff_id: 1,
    })
    .execute();
const inspect = (returnId: string, units: object[]) =>
  warehouse.call(adminReturnsRoutes.inspect, { returnId, units });

describe('the list', () => {
  it('sorts open returns by deadline, in pages, and counts each tab', async () => {
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push((await applied({}, 1)).returnId);
    const first = await list({ tab: 'review', size: 2 });
    expect(first.total).toBeGreaterThanOrEqual(3);
    expect(first.counts.review).toBe(first.total);
    expect(first.rows).toHaveLength(2);
    expect(first.previous).toBeNull();
    const second = await list({ tab: 'review', size: 2, after: first.next });
    const back = await list({ tab: 'review', size: 2, before: second.previous });
    expect(back.rows.map((row: { returnId: string }) => row.returnId)).toEqual(
      first.rows.map((row: { returnId: string }) => row.returnId),
    );
    const all = await list({ tab: 'review' });
    const due = all.rows.map((row: { dueAt: string }) => row.dueAt);
    expect(due).toEqual(due.toSorted());
    expect(all.rows.map((row: { returnId: string }) => row.returnId)).toEqual(expect.arrayContaining(ids));
  });

  it('masks the recipient and finds a number in any tab', async () => {
    const { returnId, orderId } = await applied({}, 1);
    for (const q of [returnId.toLowerCase(), orderId, `${orderId}-1`]) {
      const { rows } = await list({ tab: 'failed', q });
      expect(rows).toMatchObject([
        { returnId, recipientName: '林**', recipientMobile: '138****0426', dueKind: 'auto-approval' },
      ]);
    }
  });

  it('filters by reason, kind, brand, amount and waiting time', async () => {
    const { returnId } = await applied({}, 1);
    const has = async (input: object) =>
      (await list(input)).rows.some((row: { returnId: string }) => row.returnId === returnId);
    expect(await has({ reason: '2,3', kind: '2', amount: '1~100000' })).toBe(true);
    expect(await has({ reason: '3' })).toBe(false);
    expect(await has({ kind: '3' })).toBe(false);
    expect(await has({ amount: '~0.01' })).toBe(false);
    expect(await has({ waiting: '24,12' })).toBe(false);
    expect(await has({ brand: '没有这个品牌' })).toBe(false);
  });

  it('refuses a position that no list gave out', async () =>
    expect((await service.call(adminReturnsRoutes.list, { after: 'abc' })).message).toContain('位置无效'));
});

describe('one return', () => {
  it('shows what decides it, and records nothing', async () => {
    const [last] = await shop.lastEntries();
    const { returnId, lineId } = await applied({ description: '颜色不同' });
    expect(await detail(returnId)).toMatchObject({
      returnId,
      description: '颜色不同',
      reasonText: '与描述不符',
      wasInWindow: true,
      lines: [{ lineId, units: [0, 1], bought: 2 }],
      refund: { totalFen: 200_00, tenders: [{ name: '支付宝', amountFen: 200_00, state: 'planned' }] },
      member: { returns: [] },
      history: [{ title: '提交申请', by: 'shopper', name: null }],
      cash: null,
    });
    expect((await shop.lastEntries())[0]?.id).toBe(last?.id);
    expect((await service.call(adminReturnsRoutes.detail, { returnId: 'R00000000000' })).errorCode).toBe(
      'RTN1001E',
    );
  });

  it('shows a photograph small, and records who opened the whole one', async () => {
    const { returnId } = await applied();
    const key = newStorageKey('returns', 'webp');
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#ddd' } });
    await shop.storage.put(key, await photo.webp().toBuffer());
    const { id: imageId } = await shop.db
      .insertInto('return_picture')
      .values({
        owner: 'member:1',
        storage_key: key,
        width: 900,
        height: 600,
        return_id: returnId,
        position: 1,
        expires_at: new Date(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const widthOf = async (url: string) =>
      (await sharp((await shop.admin.inject(url)).rawPayload).metadata()).width;
    const [small] = (await detail(returnId)).images;
    expect(await widthOf(small.url)).toBe(480);
    // Its signature is for the small image alone.
    expect((await shop.admin.inject(small.url.replace('&size=small', ''))).statusCode).toBe(404);
    const { results } = await service.call(adminReturnsRoutes.image, { returnId, imageId });
    expect(await widthOf(results.url)).toBe(900);
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'returns.image', subject_id: returnId });
    const other = await applied();
    const refused = await service.call(adminReturnsRoutes.image, { returnId: other.returnId, imageId });
    expect(refused.errorCode).toBe('RTN1001E');
  });

  it('shows the shopper’s other returns and earlier decisions on the product', async () => {
    const first = await applied({}, 1);
    await service.call(adminReturnsRoutes.approve, { returnId: first.returnId });
    const again = await shop.createDeliveredOrder(SKU.cream, 1, first.shopper);
    const { returnId } = (await again.apply({ reason: 2 })).results;
    const shown = await detail(returnId);
    expect(shown.member.returns).toMatchObject([{ returnId: first.returnId, reasonText: '与描述不符' }]);
    const decided = shown.earlierDecisions.find(
      (each: { reasonText: string }) => each.reasonText === '与描述不符',
    );
    expect(decided.approved).toBeGreaterThanOrEqual(1);
  });
});

describe('decisions', () => {
  it('approve once, with who did it in the history and the audit log', async () => {
    const { returnId } = await applied();
    const { results } = await service.call(adminReturnsRoutes.approve, { returnId });
    expect(results).toMatchObject({ returnId, statusText: '待寄回' });
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ call: 'returns.approve', outcome: 'done', subject_id: returnId });
    expect((await shop.rowsOf(entry!.id)).map((row) => row.table_name)).toContain('return_request');
    expect((await detail(returnId)).history[0]).toMatchObject({ title: '审核通过', by: 'staff' });
    expect((await service.call(adminReturnsRoutes.approve, { returnId })).errorCode).toBe('RTN1006W');
    expect((await shop.lastEntries())[0]).toMatchObject({ outcome: 'refused', refusal: 'return-moved-on' });
  });

  it('refuse with a reason that the shopper reads', async () => {
    const { returnId, detail: asShopper } = await applied();
    expect((await service.call(adminReturnsRoutes.refuse, { returnId })).errorCode).toBe('CMN0001E');
    const reason = '照片不能说明所述问题：请补充近照';
    expect((await service.call(adminReturnsRoutes.refuse, { returnId, reason })).results.statusText).toBe(
      '审核拒绝',
    );
    expect((await asShopper(returnId)).nextText).toContain(reason);
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'returns.refuse', reason });
    expect((await service.call(adminReturnsRoutes.refuse, { returnId, reason })).errorCode).toBe('RTN1006W');
  });
});

describe('arrivals', () => {
  it('a pickup gives the return its waybill, which may be corrected until it arrives', async () => {
    const { returnId } = await approved();
    const pickUp = (waybillNo: string) =>
      warehouse.call(adminReturnsRoutes.recordPickup, { returnId, carrier: '顺丰速运', waybillNo });
    expect((await pickUp('SF1')).errorCode).toBe('CMN0001E');
    expect((await pickUp('SF55667788')).results.statusText).toBe('待收货');
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'returns.recordPickup', outcome: 'done' });
    await pickUp('SF55667799');
    const { results } = await warehouse.call(adminReturnsRoutes.receive, { code: 'SF55667799' });
    expect(results.returnIds).toEqual([returnId]);
    expect((await pickUp('SF55667700')).errorCode).toBe('RTN1006W');
  });

  it('a waybill receives every return that was sent with it', async () => {
    const one = await approved();
    const two = await approved();
    for (const each of [one, two])
      await each.amend(each.returnId, { carrier: '顺丰速运', waybillNo: 'SF77001122' });
    const { results } = await warehouse.call(adminReturnsRoutes.receive, { code: 'sf77001122' });
    expect(results.returnIds.toSorted()).toEqual([one.returnId, two.returnId].toSorted());
    expect((await detail(one.returnId)).dueKind).toBe('refund');
    expect((await warehouse.call(adminReturnsRoutes.receive, { code: 'SF77001122' })).errorCode).toBe(
      'RTN1006W',
    );
  });

  it('an unknown parcel is put aside once and assigned later', async () => {
    const { results } = await warehouse.call(adminReturnsRoutes.receive, {
      code: 'ZT99887766',
      note: '无面单',
    });
    const again = await warehouse.call(adminReturnsRoutes.receive, { code: 'zt99887766' });
    expect(again.results).toEqual(results);
    const open = (await warehouse.call(adminReturnsRoutes.unknownParcels)).results.rows;
    expect(open).toMatchObject([{ parcelId: results.parcelId, waybillNo: 'ZT99887766', note: '无面单' }]);
    const { returnId } = await approved();
    const assign = (id: string) =>
      warehouse.call(adminReturnsRoutes.assignParcel, { parcelId: results.parcelId, returnId: id });
    expect((await assign('R00000000000')).errorCode).toBe('RTN1001E');
    expect((await assign(returnId)).results.statusText).toBe('验货中');
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'returns.assignParcel', outcome: 'done' });
    expect((await assign(returnId)).errorCode).toBe('ADM6001E');
  });

  it('an unknown number of a return is no parcel', async () =>
    expect((await warehouse.call(adminReturnsRoutes.receive, { code: 'R00000000000' })).errorCode).toBe(
      'RTN1001E',
    ));
});

describe('an inspection', () => {
  it('restocks sellable units and refunds all accepted ones', async () => {
    const { returnId, lineId } = await received();
    const before = await shop.stockOf(SKU.cream);
    const units = unitsOf(lineId, {}, { finding: 'opened', isSellable: false });
    const preview = await warehouse.call(adminReturnsRoutes.previewInspection, { returnId, units });
    expect(preview.results).toMatchObject({
      refundFen: 200_00,
      accepted: 2,
      refused: 0,
      outcome: 'refund',
      restocked: [{ skuId: SKU.cream, before: before.available, after: before.available + 1 }],
    });
    expect((await inspect(returnId, units)).results.statusText).toBe('退款中');
    expect((await shop.stockOf(SKU.cream)).available).toBe(before.available + 1);
    expect((await detail(returnId)).inspection).toMatchObject([
      { finding: 'intact', isSellable: true },
      { finding: 'opened', isSellable: false },
    ]);
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ call: 'returns.inspect', outcome: 'done', subject_id: returnId });
    expect((await shop.rowsOf(entry!.id)).map((row) => row.table_name)).toEqual(
      expect.arrayContaining(['return_inspection', 'return_request', 'stock', 'refund']),
    );
    expect((await inspect(returnId, units)).errorCode).toBe('RTN1006W');
    await shop.runJobs();
    expect(await shop.audit()).toEqual([]);
  });

  it('asks for a fresh proof before money goes out, and only then', async () => {
    const { returnId, lineId } = await applied();
    const [last] = await shop.lastEntries();
    const age = () =>
      shop.db
        .updateTable('staff_session')
        .set({ proved_at: new Date(0) })
        .execute();
    await age();
    expect((await service.call(adminReturnsRoutes.approve, { returnId })).errorCode).toBeNull();
    await warehouse.call(adminReturnsRoutes.receive, { code: returnId });
    const units = unitsOf(lineId, {}, {});
    expect((await inspect(returnId, units)).errorCode).toBe('ADM0002W');
    expect(await detail(returnId)).toMatchObject({ statusText: '验货中', inspection: [] });
    expect((await shop.lastEntries(3)).map(({ call, outcome }) => [call, outcome])).toEqual([
      ['returns.receive', 'done'],
      ['returns.approve', 'done'],
      [last?.call, last?.outcome],
    ]);
    const onlyRefund = await applied({ reason: 5, kind: ReturnKind.RefundOnly });
    expect(
      (await service.call(adminReturnsRoutes.approve, { returnId: onlyRefund.returnId })).errorCode,
    ).toBe('ADM0002W');
    service = await shop.signIn('SERVICE');
    warehouse = await shop.signIn('WAREHOUSE');
    expect((await inspect(returnId, units)).results.statusText).toBe('退款中');
    expect(
      (await service.call(adminReturnsRoutes.approve, { returnId: onlyRefund.returnId })).results.statusText,
    ).toBe('退款中');
  });

  it('passes in part: the other unit goes back, is not refunded and may be returned again', async () => {
    const { returnId, lineId, detail: asShopper, lines } = await received();
    await addImage(returnId);
    const units = unitsOf(lineId, {}, refusedUnit);
    expect(
      (await warehouse.call(adminReturnsRoutes.previewInspection, { returnId, units })).results,
    ).toMatchObject({ refundFen: 100_00, accepted: 1, refused: 1 });
    expect((await inspect(returnId, units)).errorCode).toBeNull();
    await shop.runJobs();
    const shown = await asShopper(returnId);
    expect(shown).toMatchObject({ statusText: '已完成', refund: { total: '100.00' } });
    expect(JSON.stringify(shown.timeline)).toContain('寄回的是别的商品');
    expect((await lines())[0]).toMatchObject({ returned_quantity: 1, settled_pieces: [0] });
    expect(await shop.audit()).toEqual([]);
  });

  it('fails when nothing is accepted', async () => {
    const { returnId, lineId, lines } = await received();
    await addImage(returnId);
    const units = unitsOf(lineId, refusedUnit, { ...refusedUnit, finding: 'missing', note: '盒内只有一件' });
    expect((await inspect(returnId, units)).results.statusText).toBe('验货不通过');
    expect((await lines())[0]).toMatchObject({ returned_quantity: 0 });
    expect(await shop.audit()).toEqual([]);
  });

  it('replaces accepted units of an exchange, or refunds them when none is in stock', async () => {
    const exchange = { kind: ReturnKind.Exchange };
    const first = await received(exchange, 1);
    const units = unitsOf(first.lineId, { isSellable: false });
    expect((await inspect(first.returnId, units)).results.statusText).toBe('已完成');
    const second = await received(exchange, 1);
    await shop.db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', SKU.cream).execute();
    const damaged = unitsOf(second.lineId, { finding: 'damaged', isSellable: false });
    expect(
      (
        await warehouse.call(adminReturnsRoutes.previewInspection, {
          returnId: second.returnId,
          units: damaged,
        })
      ).results.outcome,
    ).toBe('refund-instead');
    expect((await inspect(second.returnId, damaged)).results.statusText).toBe('退款中');
    await shop.db.updateTable('stock').set({ available: 50 }).where('sku_id', '=', SKU.cream).execute();
  });

  it('takes photographs while it lasts, and shows them by a signed address only', async () => {
    const { returnId } = await received({}, 1);
    const upload = async (file: Buffer) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'unit.png');
      const request = new Response(form);
      const answer = await shop.admin.inject({
        method: 'POST',
        url: `/admin/api/returns/${returnId}/inspection-images`,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: warehouse.cookie(),
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return answer.json();
    };
    const photo = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#ddd' } })
      .png()
      .toBuffer();
    const { results } = await upload(photo);
    expect((await shop.lastEntries())[0]).toMatchObject({
      call: 'returns.addInspectionImage',
      outcome: 'done',
    });
    expect((await detail(returnId)).inspectionImages).toMatchObject([{ imageId: results.imageId }]);
    expect((await shop.admin.inject(results.url)).headers['content-type']).toBe('image/webp');
    expect((await shop.admin.inject(results.url.replace(/sign=\w{6}/, 'sign=000000'))).statusCode).toBe(404);
    expect((await upload(Buffer.from('no image'))).errorCode).toBe('CMN3002E');
    await shop.db
      .insertInto('return_inspection_image')
      .values(
        Array.from({ length: 8 }, (_, at) => ({
          return_id: returnId,
          storage_key: `returns/${returnId}-${at}.webp`,
          width: 1,
          height: 1,
          staff_id: 1,
        })),
      )
      .execute();
    expect((await upload(photo)).errorCode).toBe('ADM6005W');
  });

  it('a slow upload of a photograph keeps nobody waiting', async () => {
    const { returnId } = await received({}, 1);
    const address = await shop.admin.listen({ port: 0, host: '127.0.0.1' });
    const photo = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#ddd' } })
      .png()
      .toBuffer();
    const form = formOf([{ filename: 'unit.png', content: photo }]);
    const upload = request(`${address}/admin/api/returns/${returnId}/inspection-images`, {
      method: 'POST',
      headers: { ...formHeaders, 'sec-fetch-site': 'same-origin', cookie: warehouse.cookie() },
    });
    const answered = once(upload, 'response');
    upload.write(form.subarray(0, form.length - 20));
    await wait(300);
    const { returnId: other } = await applied();
    expect(
      (await service.call(adminReturnsRoutes.refuse, { returnId: other, reason: '已与顾客协商' })).errorCode,
    ).toBeNull();
    upload.end(form.subarray(form.length - 20));
    const [answer] = (await answered) as [IncomingMessage];
    expect((await json(answer)) as object).toMatchObject({ errorCode: null });
  });

  it('refuses what is incomplete or cannot be', async () => {
    const { returnId, lineId } = await received();
    const codeOf = async (...findings: object[]) =>
      (await inspect(returnId, unitsOf(lineId, ...findings))).errorCode;
    expect(await codeOf({})).toBe('ADM6002E');
    expect(await codeOf({}, {}, {})).toBe('ADM6002E');
    expect(await codeOf({}, { unit: 0 })).toBe('ADM6002E');
    expect(await codeOf({}, { finding: 'opened' })).toBe('ADM6003E');
    expect(await codeOf({}, { ...refusedUnit, note: '' })).toBe('ADM6003E');
    expect(await codeOf({}, refusedUnit)).toBe('ADM6004E');
    expect((await shop.lastEntries())[0]).toMatchObject({
      call: 'returns.inspect',
      refusal: 'inspection-image-missing',
    });
    expect(
      await shop.db.selectFrom('return_inspection').selectAll().where('return_id', '=', returnId).execute(),
    ).toEqual([]);
  });
});

describe('cash on delivery', () => {
  it('counts as handed back when a second person has confirmed it', async () => {
    const buyer = await shop.newMember();
    const orderId = await buyer.placeOrder(SKU.cream, 1);
    await shop.pay(orderId, 'cod');
    await shop.deliver(`${orderId}-1`);
    const { apply } = shop.returnsOf(buyer, `${orderId}-1`);
    const { returnId } = (await apply({ reason: 2 })).results;
    const lineId = (await shop.returnsOf(buyer, `${orderId}-1`).lines())[0]!.id;
    await service.call(adminReturnsRoutes.approve, { returnId });
    await warehouse.call(adminReturnsRoutes.receive, { code: returnId });
    await inspect(returnId, unitsOf(lineId, {}));
    expect((await detail(returnId)).cash).toEqual({ amountFen: 110_00, approvalId: null });

    const finance = await shop.signIn('FINANCE');
    const owner = await shop.signIn('OWNER');
    const request = { returnId, receiptNo: 'SJ-0042', reason: '已当面退还' };
    const waiting = (await finance.call(adminReturnsRoutes.recordCash, request)).results;
    expect(waiting).toMatchObject({ state: 'waiting' });
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'returns.recordCash', outcome: 'done' });
    const { approvalId } = waiting;
    expect((await detail(returnId)).cash).toEqual({ amountFen: 110_00, approvalId });
    expect((await finance.call(approvalsRoutes.approve, { approvalId })).errorCode).toBe('ADM3003E');
    const shown = (await owner.call(approvalsRoutes.detail, { approvalId })).results;
    expect(shown.payload).toContainEqual({ label: '收据号', value: 'SJ-0042' });
    expect(shown.checks.every(({ isOk }: { isOk: boolean }) => isOk)).toBe(true);
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).results.message).toContain('¥110.00');
    expect(await detail(returnId)).toMatchObject({ statusText: '已完成', cash: null });
    expect((await finance.call(adminReturnsRoutes.recordCash, request)).errorCode).toBe('RTN1006W');
    const { rows } = (await finance.call(adminRefundsRoutes.list, { q: returnId })).results;
    expect(rows).toMatchObject([{ returnId, state: 'done', approvalId, sourceText: '退货' }]);
    expect(rows[0].approvedBy).not.toBeNull();
  });

  it('is not due for a return that was paid otherwise', async () => {
    const { returnId, lineId } = await received({}, 1);
    await inspect(returnId, unitsOf(lineId, {}));
    const finance = await shop.signIn('FINANCE');
    const request = { returnId, receiptNo: 'SJ-1', reason: '已退还' };
    expect((await finance.call(adminReturnsRoutes.recordCash, request)).errorCode).toBe('ADM6006W');
  });
});

describe('refunds', () => {
  it('lists failed ones and sends them again under the same number', async () => {
    const { returnId, lineId } = await received({}, 1);
    shop.alipayState.isRefusing = true;
    await inspect(returnId, unitsOf(lineId, {}));
    await shop.runJobs();
    shop.alipayState.isRefusing = false;
    const finance = await shop.signIn('FINANCE');
    const failed = (await finance.call(adminRefundsRoutes.list, { state: 'failed' })).results;
    expect(failed.counts.failed).toBe(failed.total);
    const [{ refundId }] = failed.rows;
    expect(failed.rows[0]).toMatchObject({ returnId, tender: '支付宝', lastError: '账户已注销' });
    expect((await finance.call(adminRefundsRoutes.retry, { refundId })).errorCode).toBeNull();
    expect((await shop.lastEntries())[0]).toMatchObject({ call: 'refunds.retry', subject_id: refundId });
    await shop.runJobs();
    const { rows } = (await finance.call(adminRefundsRoutes.list, { q: refundId })).results;
    expect(rows).toMatchObject([{ refundId, state: 'done' }]);
    expect((await finance.call(adminRefundsRoutes.retry, { refundId })).errorCode).toBe('ADM6102W');
    expect((await finance.call(adminRefundsRoutes.retry, { refundId: 'R0000000000000000' })).errorCode).toBe(
      'ADM6101E',
    );
    expect((await detail(returnId)).statusText).toBe('已完成');
  });

  it('come in pages, newest first', async () => {
    const finance = await shop.signIn('FINANCE');
    const first = (await finance.call(adminRefundsRoutes.list, { size: 1 })).results;
    const second = (await finance.call(adminRefundsRoutes.list, { size: 1, after: first.next })).results;
    expect(second.rows[0].createdAt <= first.rows[0].createdAt).toBe(true);
    const back = (await finance.call(adminRefundsRoutes.list, { size: 1, before: second.previous })).results;
    expect(back.rows).toEqual(first.rows);
  });
});
