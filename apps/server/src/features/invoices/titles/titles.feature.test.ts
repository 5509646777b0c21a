import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
import { openInvoiceShop } from '../testing/open-invoice-shop.ts';

let shop: Awaited<ReturnType<typeof openInvoiceShop>>;
beforeAll(async () => {
  shop = await openInvoiceShop();
});
afterAll(() => shop.close());

const COMPANY = { kind: 'enterprise', title: '上海示例文化传播有限公司', taxNumber: '91310104MA1FR0XK2T' };

describe('invoice titles', () => {
  it('start with a default, and another title can become the default', async () => {
    const lin = await shop.newMember();
    const first = await shop.request(lin, 'addTitle', { kind: 'individual', title: '林知夏' });
    expect(first.results).toMatchObject({ isDefault: true, verified: false });
    const second = await shop.request(lin, 'addTitle', { ...COMPANY, isDefault: true });
    expect(second.results).toMatchObject({ isDefault: true, taxNumber: '91310104MA1FR0XK2T' });
    const { list, limit } = (await shop.request(lin, 'listTitles')).results;
    expect(limit).toBe(20);
    expect(list.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([true, false]);
    const left = await shop.request(lin, 'removeTitle', { titleId: second.results.titleId });
    expect(left.results.list).toMatchObject([{ title: '林知夏', isDefault: true }]);
  });

  it('need a tax number with a valid check character for a company', async () => {
    const lin = await shop.newMember();
    const wrong = await shop.request(lin, 'addTitle', { ...COMPANY, taxNumber: '91310104MA1FR0XK2E' });
    expect(wrong).toMatchObject({ errorCode: 'CMN3005E' });
    const none = await shop.request(lin, 'addTitle', { kind: 'enterprise', title: '没有税号的公司' });
    expect(none.httpStatus ?? none.status).not.toBe(0);
    const old = await shop.request(lin, 'addTitle', { ...COMPANY, taxNumber: '330106700000128' });
    expect(old.results.warning).toContain('旧税号');
    expect((await shop.request(lin, 'listTitles')).results.list).toHaveLength(1);
  });

  it('store markup as plain text', async () => {
    const lin = await shop.newMember();
    const title = '<img src=x onerror=alert(1)> & "夏"';
    const { results } = await shop.request(lin, 'addTitle', { kind: 'individual', title });
    expect(results.title).toBe(title);
  });

  it('are limited to twenty', async () => {
    const lin = await shop.newMember();
    for (let index = 1; index <= 20; index++)
      expect(
        (await shop.request(lin, 'addTitle', { kind: 'individual', title: `抬头 ${index}` })).status,
      ).toBe(0);
    const more = await shop.request(lin, 'addTitle', { kind: 'individual', title: '第二十一个' });
    expect(more).toMatchObject({ errorCode: 'INV1002W', errorMessage: expect.stringContaining('20') });
  });

  it('of another member are not found', async () => {
    const [lin, otherMember] = [await shop.newMember(), await shop.newMember()];
    const { titleId } = (await shop.request(lin, 'addTitle', COMPANY)).results;
    const change = { titleId, kind: 'individual', title: '我的了' };
    for (const answer of [
      await shop.request(otherMember, 'editTitle', change),
      await shop.request(otherMember, 'removeTitle', { titleId }),
    ])
      expect(answer).toMatchObject({ errorCode: 'INV1001E', httpStatus: 404 });
    expect((await shop.request(lin, 'listTitles')).results.list).toMatchObject([{ title: COMPANY.title }]);
  });

  it('of a company are verified until the name or number changes', async () => {
    const lin = await shop.newMember();
    const { titleId } = (await shop.request(lin, 'addTitle', COMPANY)).results;
    await shop.runDueWork();
    expect((await shop.request(lin, 'listTitles')).results.list[0].verified).toBe(true);
    const same = await shop.request(lin, 'editTitle', { ...COMPANY, titleId, isDefault: true });
    expect(same.results.verified).toBe(true);
    const other = await shop.request(lin, 'editTitle', { ...COMPANY, titleId, title: '名称不符有限公司' });
    expect(other.results.verified).toBe(false);
    await shop.runDueWork();
    expect((await shop.request(lin, 'listTitles')).results.list[0].verified).toBe(false);
  });
});

onPostgres('concurrent requests', () => {
  it('create neither two defaults nor a twenty-first title', async () => {
    const lin = await shop.newMember();
    const title = { kind: 'individual', title: '林知夏', isDefault: true };
    for (let index = 1; index <= 16; index++) await shop.request(lin, 'addTitle', title);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.request(lin, 'addTitle', title)));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(4);
    const { list } = (await shop.request(lin, 'listTitles')).results;
    expect(list.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
  });
});
