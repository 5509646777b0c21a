import { addWorkingDays, STORE, shanghaiDate } from '@huarong/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { createTestApp } from '../../../testing/index.ts';
import { createFakeStorage } from '../../integrations/storage/fake.ts';
import { buildPdf, CATALOG, objectStream } from '../../platform/uploads/testing/build-pdf.ts';
import { formHeaders, formOf } from '../../platform/uploads/testing/send-form.ts';
import {
  cooperationJobs,
  listApplications,
  listDocumentLinks,
  moveApplication,
  requestDocument,
} from './index.ts';

const PREVIOUS_SECRET = 'the-secret-before-of-at-least-32-characters';
let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({
    hasCatalogue: true,
    env: { SHOP_SECRET_PREVIOUS: PREVIOUS_SECRET },
  });
});
afterAll(() => shop.close());

const call = async (url: string, queryBody?: object) =>
  (
    await shop.app.inject({
      method: queryBody ? 'POST' : 'GET',
      url,
      ...(queryBody && { payload: { queryBody } }),
    })
  ).json();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
const upload = async (content: Buffer = PDF) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/v1/brandCooperation/file/upload',
      payload: formOf([{ filename: '../营业执照.pdf', content }]),
      headers: formHeaders,
    })
  ).json();

let mobiles = 13_900_000_000;
/** A mobile with a fresh verification code. */
async function verifyMobile(mobile = String(++mobiles)) {
  const { rToken } = (await call('/v1/usercenter/smsCode', { mobile, purpose: 'cooperation' })).results;
  const sent = await shop.database.db
    .selectFrom('demo_message')
    .select('code')
    .where('recipient', '=', mobile)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { mobile, rToken, smsCode: sent.code! };
}
async function application(fields: object = {}) {
  return {
    company: '上海青屿化妆品有限公司',
    taxNumber: '91350100M000100Y43',
    brandNameEN: 'QINGYU',
    brandNameCN: '青屿',
    categoryId: '60001',
    authorisation: 'owner',
    contact: '沈念',
    email: 'shen@qingyu.example',
    intro: '青屿成立于 2021 年，做海藻来源的身体护理。',
    consent: true,
    ...(await verifyMobile()),
    ...fields,
  };
}
const apply = async (fields?: object) => call('/v1/brandCooperation/apply', await application(fields));
const count = async () => (await listApplications(shop.database.db)).length;

describe('a brand applying for cooperation', () => {
  it('submits documents, gets a number and sees the progress', async () => {
    const { fileId } = (await upload()).results;
    const { results } = await apply({ brandNameCN: '青屿一', fileIds: [fileId] });
    // As the page says: in working days.
    const answeredBy = addWorkingDays(await readClock(shop.database.db), STORE.cooperation.reviewDays);
    expect(results.expectedBy.slice(0, 10)).toBe(shanghaiDate(answeredBy));
    expect(results.receiptNo).toMatch(/^HZ2\d{13}$/);
    const key = new URL(results.progressLink, 'http://shop').searchParams.get('progress');
    const { results: progress } = await call(`/v1/brandCooperation/progress/${key}`);
    expect(progress).toMatchObject({
      receiptNo: results.receiptNo,
      statusText: '资料初审中',
      isRefused: false,
    });
    expect(progress.steps.map(({ state }: { state: string }) => state)).toEqual([
      'done',
      'now',
      'ahead',
      'ahead',
      'ahead',
    ]);
    // The key is random and may hold any digits.
    const shown = JSON.stringify({ ...progress, progressKey: '' });
    expect(shown).not.toMatch(/沈念|139[\d*]{8}|qingyu\.example/);
  });

  it('finds its application by the contact’s mobile only', async () => {
    const given = await application({ brandNameCN: '青屿二' });
    const { receiptNo } = (await call('/v1/brandCooperation/apply', given)).results;
    const found = await call('/v1/brandCooperation/progress', {
      receiptNo,
      ...(await verifyMobile()),
    });
    expect(found.errorCode).toBe('CNT5002E');
    await advanceClock(shop.database.db, 61);
    const own = await call('/v1/brandCooperation/progress', {
      receiptNo,
      ...(await verifyMobile(given.mobile)),
    });
    expect(own.results.receiptNo).toBe(receiptNo);
  });

  it('has one open application at a time', async () => {
    expect((await apply({ brandNameCN: '青屿三' })).status).toBe(0);
    expect((await apply({ brandNameCN: '青屿三' })).errorCode).toBe('CNT5001W');
  });

  it.each([
    ['a number with a wrong check character', { taxNumber: '91350100M000100Y44' }, 'CMN3005E'],
    ['an unknown category', { categoryId: '99999' }, 'CNT1003E'],
    ['documents that were not uploaded', { fileIds: ['nothing'] }, 'CNT5006W'],
    ['a wrong code', { smsCode: '000000' }, 'USR'],
    ['no consent', { consent: false }, 'CMN0001E'],
    ['a thousand and one characters', { intro: '长'.repeat(1_001) }, 'CMN0001E'],
  ])('is refused with %s, and nothing is stored', async (_what, fields, code) => {
    const before = await count();
    const answer = await apply({ brandNameCN: '青屿四', ...fields });
    expect(answer.errorCode).toContain(code);
    expect(await count()).toBe(before);
  });

  it.each([
    ['hidden names', buildPdf('<< /Type /Catalog /Open#41ction << /S /J#61vaScript /JS (1) >> >>')],
    ['a script in an object stream', buildPdf(CATALOG, objectStream('<< /S /JavaScript >>'))],
    ['encryption', buildPdf(CATALOG, '<< /Encrypt 5 0 R >>')],
  ])('cannot submit a PDF with %s', async (_what, content) =>
    expect(await upload(content)).toMatchObject({
      errorCode: 'CNT5005E',
      errorMessage: '文件无法读取，请使用没有加密、不含脚本和附件的 PDF，或 JPG、PNG 图片',
    }),
  );

  it('cannot submit HTML or documents of another application', async () => {
    expect((await upload(Buffer.from('<html></html>'))).errorCode).toBe('CNT5005E');
    const { fileId } = (await upload()).results;
    expect((await apply({ brandNameCN: '青屿五', fileIds: [fileId] })).status).toBe(0);
    expect((await apply({ brandNameCN: '青屿六', fileIds: [fileId] })).errorCode).toBe('CNT5006W');
  });
});

describe('the staff', () => {
  it('downloads documents by links that expire, in a sandbox and never in place', async () => {
    const { db } = shop.database;
    const { receiptNo } = (await apply({ brandNameCN: '青屿十', fileIds: [(await upload()).results.fileId] }))
      .results;
    const [link] = await listDocumentLinks(db, shop.config.secret, receiptNo);
    const file = await shop.app.inject({ url: link! });
    expect([file.statusCode, file.rawPayload.equals(PDF)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="huarong-document-[\w-]{1,12}\.pdf"$/,
      ),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const [earlier] = await listDocumentLinks(db, PREVIOUS_SECRET, receiptNo);
    expect((await shop.app.inject({ url: earlier! })).statusCode).toBe(200);
    const forged = link!.replace(/sign=./, (found) => (found.endsWith('A') ? 'sign=B' : 'sign=A'));
    expect((await shop.app.inject({ url: forged })).statusCode).toBe(404);
    expect((await shop.app.inject({ url: link!.split('?')[0]! })).statusCode).toBe(404);
    await advanceClock(db, 15 * 60 + 1);
    expect((await shop.app.inject({ url: link! })).statusCode).toBe(404);
    // A document that no application has is sent to nobody.
    expect(await listDocumentLinks(db, shop.config.secret, 'HZ20000000000000')).toEqual([]);
  });

  it('requests a document, gets it once and moves the application on', async () => {
    const { receiptNo, progressLink } = (await apply({ brandNameCN: '青屿七' })).results;
    const progressKey = progressLink.split('=')[1];
    await requestDocument(shop.database.db, { receiptNo, text: '备案凭证缺第 9 款' });
    expect((await call(`/v1/brandCooperation/progress/${progressKey}`)).results.wanted.text).toBe(
      '备案凭证缺第 9 款',
    );
    const { fileId } = (await upload()).results;
    const supplemented = await call('/v1/brandCooperation/supplement', { progressKey, fileIds: [fileId] });
    expect(supplemented.results).not.toHaveProperty('wanted');
    const again = await call('/v1/brandCooperation/supplement', { progressKey, fileIds: [fileId] });
    expect(again.errorCode).toBe('CNT5003W');
    expect((await moveApplication(shop.database.db, { receiptNo, to: 20, note: '品类匹配' })).ok).toBe(true);
    expect((await moveApplication(shop.database.db, { receiptNo, to: 40, note: '' })).ok).toBe(false);
  });

  it('deletes a refused application and its documents after ninety days', async () => {
    const storage = createFakeStorage();
    const { receiptNo } = (await apply({ brandNameCN: '青屿八', fileIds: [(await upload()).results.fileId] }))
      .results;
    await moveApplication(shop.database.db, { receiptNo, to: 90, note: '品类不符' });
    const isStored = async () =>
      (await listApplications(shop.database.db)).some((row) => row.receipt_no === receiptNo);
    const runJobs = () => runDueJobs(shop.database.db, cooperationJobs(shop.database.db, storage));
    await runJobs();
    expect(await isStored()).toBe(true);
    await advanceClock(shop.database.db, 90 * 86_400 + 1);
    while ((await runJobs()) > 0);
    expect(await isStored()).toBe(false);
  });
});
