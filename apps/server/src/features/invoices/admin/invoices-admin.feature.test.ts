import { adminInvoicesRoutes } from '@huarong/contract/admin/invoices';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { listViolations } from '../../../../testing/audit.ts';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { sandboxIssuer } from '../../../integrations/invoices/index.ts';
import { createFakeStorage } from '../../../integrations/storage/index.ts';
import { getLockedOrder, loadOrder } from '../../orders/index.ts';
import { invoiceJobs } from '../invoice-handlers.ts';
import { openInvoice } from '../request/open-invoice.ts';
import { writeMonth } from './export-month.ts';

let shop: AdminHarness;
let finance: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ isWholeDemo: true });
  finance = await shop.signIn('FINANCE');
  await requestMore();
  await issueAll();
});
afterAll(() => shop.close());

const issueAll = async () => {
  const { db, config } = shop;
  const jobs = invoiceJobs({ db, config, storage: createFakeStorage(), issuer: sandboxIssuer });
  while ((await runDueJobs(db, jobs)) > 0);
};
/** The demo has few invoices: parcels that arrived get theirs. */
async function requestMore() {
  const { rows } = await sql<{ id: string; order_id: string }>`
    select id, order_id from sub_order where invoice_status = 'N' and status in (60, 70) order by id limit 12`.execute(
    shop.db,
  );
  const buyer = {
    invoiceType: 82,
    kind: 'individual',
    title: '林知夏',
    taxNumber: null,
    email: null,
  } as const;
  for (const { id, order_id } of rows)
    await transaction(shop.db, async (tx) => {
      const loaded = await loadOrder(tx, await getLockedOrder(tx, order_id));
      await openInvoice(tx, loaded, { subOrderId: id, buyer, cause: 'request' });
    });
}
/** An issued blue invoice that was not used before. */
const used: string[] = [];
async function findIssued() {
  const { rows } = await sql<{ id: string; order_id: string; sub_order_id: string; month: string }>`
    select id, order_id, sub_order_id, to_char(issued_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month from invoice
    where colour = 'blue' and status = '30' and type = 82 and not id = any(${used})
      and not exists (select 1 from invoice red where red.reverses_id = invoice.id)
    order by requested_at desc limit 1`.execute(shop.db);
  used.push(rows[0]!.id);
  return rows[0]!;
}
const documents = async (subOrderId: string) => {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', colour, status, title) as text from invoice where sub_order_id = ${subOrderId}
    order by requested_at, colour`.execute(shop.db);
  return rows.map(({ text }) => text);
};
const detailOf = async (invoiceId: string) =>
  (await finance.call(adminInvoicesRoutes.detail, { invoiceId })).results;
const COMPANY = {
  titleKind: 'enterprise',
  title: '上海示例文化传播有限公司',
  taxNumber: '91310104MA1FR0XK2T',
};
const CONSENT = { channel: 'phone', at: '2026-01-01T10:00:00+08:00', reference: '来电 8812' };
const changeTitle = (invoiceId: string, input: object = {}) =>
  finance.call(adminInvoicesRoutes.changeTitle, { invoiceId, ...COMPANY, consent: CONSENT, ...input });

describe('a title changed for the shopper', () => {
  it('reverses the invoice and issues another, with the consent noted', async () => {
    const { id, sub_order_id } = await findIssued();
    expect((await changeTitle(id)).errorCode).toBeNull();
    expect(await changeTitle(id)).toMatchObject({ status: 409, errorCode: 'ADM9527W' });
    await issueAll();
    const [blue, , next] = await documents(sub_order_id);
    expect(blue).toMatch(/^blue 40/);
    expect(next).toBe(`blue 30 ${COMPANY.title}`);
    expect((await detailOf(id)).consents).toMatchObject([{ channelText: '电话', reference: '来电 8812' }]);
  });

  it('is refused with a wrong tax number, a consent in the future, or for an unknown invoice', async () => {
    const { id, sub_order_id } = await findIssued();
    const before = await documents(sub_order_id);
    expect(await changeTitle(id, { taxNumber: '123' })).toMatchObject({ errorCode: 'ADM9528E' });
    expect(await changeTitle(id, { consent: { ...CONSENT, at: '2099-01-01T00:00:00+08:00' } })).toMatchObject(
      {
        status: 409,
      },
    );
    expect((await changeTitle(id, { consent: { ...CONSENT, reference: '' } })).status).toBe(400);
    expect(await changeTitle('nothing')).toMatchObject({ status: 404 });
    expect(await documents(sub_order_id)).toEqual(before);
  });
});

describe('a reversal by staff', () => {
  it.each([
    ['wrong', 2],
    ['unwanted', 1],
  ])('because of %s adds %s documents', async (code, count) => {
    const { id, sub_order_id } = await findIssued();
    const before = await documents(sub_order_id);
    const reply = await finance.call(adminInvoicesRoutes.reverse, { invoiceId: id, code, reason: '开错了' });
    expect(reply.errorCode).toBeNull();
    await issueAll();
    expect(await documents(sub_order_id)).toHaveLength(before.length + count);
    expect(await detailOf(id)).toMatchObject({ statusText: '已红冲', canReverse: false });
  });
});

describe('a failed invoice', () => {
  it('is in the queue until a retry has issued it', async () => {
    const { id, sub_order_id } = await findIssued();
    await finance.call(adminInvoicesRoutes.reverse, { invoiceId: id, code: 'wrong', reason: '开错了' });
    const { db, config } = shop;
    const failing = {
      ...sandboxIssuer,
      issue: async () => ({ ok: false as const, reason: '税号与名称不符' }),
    };
    const list = async () => (await finance.call(adminInvoicesRoutes.list)).results;
    expect(
      (await list()).rows.find(({ orderId }: { orderId: string }) => sub_order_id.startsWith(orderId)),
    ).toMatchObject({
      statusText: '红字办理中',
    });
    const one = await runDueJobs(
      db,
      invoiceJobs({ db, config, storage: createFakeStorage(), issuer: sandboxIssuer }),
    );
    expect(one).toBe(1);
    await runDueJobs(db, invoiceJobs({ db, config, storage: createFakeStorage(), issuer: failing }));
    const [failed] = (await list()).rows;
    expect(failed).toMatchObject({ statusText: '失败', note: '税号与名称不符' });
    const queue = (await finance.call(workQueueRoutes.list)).results.groups.flatMap(
      ({ items }: { items: { id: string; count: number }[] }) => items,
    );
    expect(queue).toContainEqual(
      expect.objectContaining({ id: 'invoices', count: (await list()).counts.todo }),
    );
    const retry = () => finance.call(adminInvoicesRoutes.retry, { invoiceId: failed.invoiceId });
    expect((await retry()).errorCode).toBeNull();
    expect(await retry()).toMatchObject({ status: 409, errorCode: 'ADM9526W' });
    await issueAll();
    expect((await detailOf(failed.invoiceId)).statusText).toBe('已开具');
  });

  it('is requested again with all others that failed', async () => {
    const { id } = await findIssued();
    await finance.call(adminInvoicesRoutes.reverse, { invoiceId: id, code: 'wrong', reason: '开错了' });
    const { db, config } = shop;
    const jobs = (issuer: typeof sandboxIssuer) =>
      invoiceJobs({ db, config, storage: createFakeStorage(), issuer });
    await runDueJobs(db, jobs(sandboxIssuer));
    await runDueJobs(db, jobs({ ...sandboxIssuer, issue: async () => ({ ok: false, reason: '停机维护' }) }));
    const list = async () => (await finance.call(adminInvoicesRoutes.list)).results;
    const { rows, counts } = await list();
    expect(counts.failed).toBeGreaterThan(0);
    const { results } = await finance.call(adminInvoicesRoutes.retryFailed);
    expect(results).toEqual({ retried: counts.failed, stayed: 0, left: 0 });
    await issueAll();
    expect((await list()).counts.failed).toBe(0);
    expect((await detailOf(rows[0].invoiceId)).statusText).toBe('已开具');
  });
});

describe('a month', () => {
  it('adds up to its documents, and does not differ from the ledger', async () => {
    const { month } = await findIssued();
    const { results } = await finance.call(adminInvoicesRoutes.month, { month });
    const { rows } = await sql<{ total: number }>`select sum(amount_fen)::bigint as total from invoice
      where number is not null and to_char(issued_at at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}`.execute(
      shop.db,
    );
    expect(results.net.totalFen).toBe(rows[0]?.total);
    expect(results.net.totalFen).toBe(results.net.netFen + results.net.taxFen);
    expect(results.differing).toEqual([]);
    expect(results.differenceFen).toBe(0);
    expect(results.invoicedFen + results.openFen).toBe(results.ledgerFen);
  });

  it('shows an order whose ledger says something else', async () => {
    const { month, order_id } = await findIssued();
    const { results: before } = await finance.call(adminInvoicesRoutes.month, { month });
    await sql`alter table ledger_entry disable trigger all`.execute(shop.db);
    await sql`insert into ledger_entry (movement_id, account, amount_fen)
      select max(movement_id), ${`order:${order_id}`}, 100000000 from ledger_entry
      where account = ${`order:${order_id}`}`.execute(shop.db);
    const { results } = await finance.call(adminInvoicesRoutes.month, { month });
    expect(results.differenceFen).toBeGreaterThan(before.differenceFen);
    expect(results.differing.map(({ orderId }: { orderId: string }) => orderId)).toContain(order_id);
    await sql`delete from ledger_entry where id = (select max(id) from ledger_entry)`.execute(shop.db);
  });

  it('is exported with masked names, for whoever asked and for nobody else', async () => {
    const { month } = await findIssued();
    const { results } = await finance.call(adminInvoicesRoutes.export, { month, reason: '报税' });
    const get = (by: StaffBrowser) =>
      shop.admin.inject({
        url: results.path,
        headers: { 'sec-fetch-site': 'same-origin', cookie: by.cookie() },
      });
    const file = (await get(finance)).body;
    const rows = file.trim().split('\r\n');
    expect(rows).toHaveLength(results.rows + 1);
    const { rows: people } = await sql<{ title: string }>`
      select distinct title from invoice where title_kind = 'individual' and length(title) > 1`.execute(
      shop.db,
    );
    for (const { title } of people) expect(file).not.toContain(`,${title},`);
    expect((await get(await shop.signIn('OWNER'))).statusCode).toBe(404);
    let paged = '';
    for await (const part of writeMonth(shop.db, { month, is_whole: false }, 2)) paged += part;
    expect(paged).toBe(file);
  });
});

it('the files of an invoice are linked and the look is recorded', async () => {
  const { id } = await findIssued();
  const { results } = await finance.call(adminInvoicesRoutes.files, { invoiceId: id });
  expect(results.pdfUrl).toContain(`/v1/portal/invoice/${id}/file.pdf`);
  expect((await shop.lastEntries())[0]).toMatchObject({ call: 'invoices.files', subject_id: id });
  expect((await finance.call(adminInvoicesRoutes.files, { invoiceId: 'nothing' })).status).toBe(404);
});

it('leaves the books as they should be', async () => {
  expect((await listViolations(shop.db)).filter(({ invariant }) => invariant.startsWith('I-12'))).toEqual([]);
});
