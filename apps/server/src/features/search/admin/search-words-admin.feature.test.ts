import { searchWordsRoutes } from '@huarong/contract/admin/search';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  staff = await shop.signIn('MERCHANDISER');
});
afterAll(() => shop.close());

const list = async (input: object = {}) => (await staff.call(searchWordsRoutes.list, { ...input })).results;
const preview = (change: object) => staff.call(searchWordsRoutes.preview, { change });
const save = (change: object, more: object = {}) =>
  staff.call(searchWordsRoutes.save, { change, reason: '报表里没搜到', ...more });
const newGroup = (kind: string, words: string[], targets: string[] = []) => ({
  do: 'save',
  groupId: null,
  kind,
  words,
  targets,
});
/** Measured, then saved. */
async function saveMeasured(change: object, more: object = {}) {
  const { token } = (await preview(change)).results;
  return save(change, { token, ...more });
}
const findInShop = async (keyword: string) =>
  (await shop.app.inject({ url: '/v1/search-service/brand/keyword', query: { keyword } })).json().results;

describe('the list of words', () => {
  it('begins with the words of the shop, by kind, in pages, and finds a word', async () => {
    const all = await list({ size: 200 });
    expect(all.counts).toMatchObject({ 'two-way': 59, filler: 4 });
    expect(all.total).toBe(all.counts.all);
    const first = await list({ size: 10, kind: 'two-way' });
    const second = await list({ size: 10, kind: 'two-way', after: first.next });
    expect(Number(second.rows[0].groupId)).toBeLessThan(Number(first.rows.at(-1).groupId));
    expect((await list({ size: 10, kind: 'two-way', before: second.previous })).rows).toEqual(first.rows);
    expect((await list({ q: '唇蜜' })).rows).toHaveLength(2);
    expect((await list({ q: 'ＬＩＰＳＴＩＣＫ' })).rows[0].words).toContain('口红');
  });
});

describe('a change of words', () => {
  it('is measured on the judged queries, saved with a reason, and found in the shop', async () => {
    expect((await findInShop('素颜睡帽')).total).toBe(0);
    const change = newGroup('one-way', ['素颜睡帽'], ['面霜']);
    const effect = (await preview(change)).results;
    expect(effect.queries).toBeGreaterThan(450);
    expect(effect.before).toBeGreaterThan(0.98);
    expect(effect).toMatchObject({ worse: [], needsConfirmation: false, after: effect.before });
    const saved = await save(change, { token: effect.token });
    expect(saved.errorCode).toBeNull();
    await vi.waitFor(async () => expect((await findInShop('素颜睡帽')).total).toBeGreaterThan(0), {
      timeout: 10_000,
    });
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ call: 'searchWords.save', reason: '报表里没搜到' });
    expect((await list({ q: '素颜睡帽' })).rows[0]).toMatchObject({ kind: 'one-way', version: 1 });
  });

  it('that makes the judged queries worse is refused unless it is confirmed', async () => {
    const [{ groupId, version }] = (await list({ q: 'lipstick' })).rows;
    const effect = (await preview({ do: 'remove', groupId })).results;
    expect(effect.after).toBeLessThan(effect.before - 0.005);
    expect(effect.needsConfirmation).toBe(true);
    expect(effect.worse.map(({ query }: { query: string }) => query)).toContain('口红');
    const remove = (confirmed: boolean) =>
      staff.call(searchWordsRoutes.remove, {
        groupId,
        version,
        token: effect.token,
        confirmed,
        reason: '试试看',
      });
    const refused = await remove(false);
    expect(refused.errorCode).toBe('ADM9245W');
    expect(refused.message).toContain(
      `评测分会从 ${effect.before.toFixed(4)} 降到 ${effect.after.toFixed(4)}`,
    );
    expect((await list({ q: 'lipstick' })).rows).toHaveLength(1);
    expect((await remove(true)).errorCode).toBeNull();
    expect((await list({ q: 'lipstick' })).rows).toEqual([]);
    expect((await remove(true)).errorCode).toBe('ADM9241E');
  });

  it('is refused without a measurement, with that of another change, and after others changed words', async () => {
    const change = newGroup('two-way', ['懒人霜', '素颜霜']);
    expect((await save(change)).errorCode).toBe('ADM9244W');
    const { token } = (await preview(change)).results;
    expect((await save(newGroup('two-way', ['口红', '面霜']), { token })).errorCode).toBe('ADM9243W');
    expect((await save(change, { token: token.replace('false', 'true') })).errorCode).toBe('ADM9243W');
    expect((await saveMeasured(newGroup('filler', ['求求了']))).errorCode).toBeNull();
    expect((await save(change, { token })).errorCode).toBe('ADM9243W');
  });

  it('of a group that somebody edited meanwhile is a conflict', async () => {
    const { groupId, version } = (await saveMeasured(newGroup('two-way', ['甲词', '乙词']))).results;
    const edit = { ...newGroup('two-way', ['甲词', '丙词']), groupId };
    expect((await saveMeasured(edit, { version })).results).toMatchObject({ version: version + 1 });
    expect((await saveMeasured({ ...edit, words: ['甲词', '丁词'] }, { version })).errorCode).toBe(
      'ADM9243W',
    );
    expect((await list({ q: '丙词' })).rows[0]).toMatchObject({ groupId, words: ['甲词', '丙词'] });
  });

  it.each([
    [newGroup('two-way', ['唇釉', ' 唇釉 ']), '两个不同的词'],
    [newGroup('one-way', ['唇釉'], []), '也要搜到的词'],
    [newGroup('one-way', ['唇釉'], ['唇釉']), '不能在两边'],
    [newGroup('nickname', ['小红管'], []), '请选择昵称指的商品'],
    [newGroup('nickname', ['小红管'], ['999999']), '不在售'],
    [newGroup('filler', ['散粉']), '已是同义词'],
    [newGroup('two-way', ['的', '之']), '忽略的词'],
  ])('%j is refused: %s', async (change, reason) => {
    const reply = await preview(change);
    expect(reply.errorCode).toBe('ADM9242E');
    expect(reply.message).toContain(reason);
  });

  it('with wrong input changes nothing', async () => {
    for (const words of [[], [''], ['<b>'], ['a'.repeat(21)], ['换\n行']])
      expect((await preview(newGroup('two-way', words))).errorCode).toBe('CMN0001E');
    expect((await preview({ do: 'remove', groupId: '999999' })).errorCode).toBe('ADM9241E');
  });
});

describe('the bench', () => {
  it('says how a query was read and why each product is found', async () => {
    const { before, after } = (
      await staff.call(searchWordsRoutes.tryOut, { query: '有没有500元以内的kouhong' })
    ).results;
    expect(after).toBeNull();
    expect(before).toMatchObject({ intents: ['价格 ≤ ¥500'], readAs: '拼音：kouhong → 口红' });
    expect(before.words.at(-1)).toMatchObject({ typed: 'kouhong', use: 'matched' });
    expect(before.words.some(({ use }: { use: string }) => use === 'ignored')).toBe(true);
    expect(before.hits[0]).toMatchObject({ rank: 1, reasons: ['拼音：kouhong → 口红'] });
  });

  it('compares with a change that is not saved, and finds products to choose', async () => {
    const { products } = (await staff.call(searchWordsRoutes.findProducts, { q: '面霜' })).results;
    const chosen = products[3];
    const change = newGroup('nickname', ['小红管'], [chosen.productId]);
    const { before, after } = (await staff.call(searchWordsRoutes.tryOut, { query: '小红管', change }))
      .results;
    expect(after.hits[0]).toMatchObject({
      productId: chosen.productId,
      reasons: ['昵称：小红管'],
      moved: null,
    });
    expect(before.hits.map(({ productId }: { productId: string }) => productId)).not.toContain(
      chosen.productId,
    );
    expect(
      (await staff.call(searchWordsRoutes.findProducts, { q: chosen.productId })).results.products,
    ).toEqual([chosen]);
  });
});
