import { cooperationAdminRoutes as routes } from '@huarong/contract/admin/cooperation';
import { CooperationStatus } from '@huarong/core/cooperation';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
let receiptNo: string;
let count = 0;
beforeAll(async () => {
  shop = await openAdmin();
  owner = await shop.signIn('OWNER');
});
afterAll(() => shop.close());
beforeEach(async () => {
  count += 1;
  receiptNo = `HZ202611160000${String(count).padStart(2, '0')}`;
  await shop.db
    .insertInto('cooperation')
    .values({
      receipt_no: receiptNo,
      progress_key: `${count}`.padStart(32, '0'),
      company: `上海花间${count}有限公司`,
      tax_number: `91310000MA1K3XYZ${String(10 + count)}`,
      brand_en: 'Huajian',
      brand_cn: `花间${count}`,
      category_id: '60002',
      authorisation: 'owner',
      contact: '陈立言',
      mobile: '13800000009',
      email: 'chen.liyan@mail.example',
      intro: '做香水二十年',
      created_at: new Date(),
    })
    .execute();
});

it('shows applications by step, found by company, brand or tax number', async () => {
  const { steps } = (await owner.call(routes.board, { q: `花间${count}` })).results;
  expect(steps.map(({ name }: { name: string }) => name)).toEqual([
    ...['已提交', '资料初审', '资质核验', '商务沟通', '签约与上架'],
    '未通过',
  ]);
  expect(steps[0]).toMatchObject({ count: 1, rows: [{ receiptNo }] });
  expect((await owner.call(routes.board, { q: '%' })).results.steps[0].rows).toEqual([]);
});

it('masks the contact, and moves step by step with the words that the applicant reads', async () => {
  const { results } = await owner.call(routes.detail, { receiptNo });
  expect(results).toMatchObject({
    contact: '陈**',
    mobile: '138****0009',
    nextName: '资料初审',
    documents: [],
  });
  expect(JSON.stringify(results)).not.toContain('13800000009');
  await owner.call(routes.move, { receiptNo, isAccepted: true, reason: '资料齐全' });
  expect((await shop.lastEntries())[0]).toMatchObject({ call: 'cooperation.move', subject_id: receiptNo });
  const after = (await owner.call(routes.detail, { receiptNo })).results;
  expect(after).toMatchObject({ status: CooperationStatus.DocumentsReviewed, nextName: '资质核验' });
  expect(after.events.at(-1)).toMatchObject({ note: '资料齐全' });
});

it('asks for a document, and refuses with words; after that nothing moves', async () => {
  const asked = await owner.call(routes.requestDocument, { receiptNo, text: '商标注册证' });
  expect(asked.errorCode).toBeNull();
  expect((await shop.lastEntries())[0]).toMatchObject({ call: 'cooperation.requestDocument' });
  expect((await owner.call(routes.detail, { receiptNo })).results.wanted).toBe('商标注册证');
  const move = (isAccepted: boolean) =>
    owner.call(routes.move, { receiptNo, isAccepted, reason: '资质不符合要求' });
  expect((await move(false)).errorCode).toBeNull();
  expect((await move(true)).message).toBe('这份申请已经结束，或刚刚有变化，请刷新');
  expect((await owner.call(routes.requestDocument, { receiptNo, text: '其他' })).message).toBe(
    '这份申请已经结束，或刚刚有变化，请刷新',
  );
});

it('is refused for an unknown number and without the permission', async () => {
  for (const [route, input] of [
    [routes.detail, {}],
    [routes.move, { isAccepted: true, reason: '资料齐全' }],
    [routes.requestDocument, { text: '商标注册证' }],
  ] as const)
    expect((await owner.call(route, { receiptNo: 'HZ20990101000001', ...input })).status).toBe(404);
  const service = await shop.signIn('SERVICE');
  expect((await service.call(routes.move, { receiptNo, isAccepted: true, reason: '试试' })).errorCode).toBe(
    'ADM0003E',
  );
});
