import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { accountRoutes } from '@huarong/contract/account';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorageKey } from '../../../integrations/storage/index.ts';
import { shopperCopies } from '../../images/index.ts';
import { closeAccount } from '../closing/close-account.ts';
import { type AccountMember, type AccountShop, openAccountShop } from '../testing/account-harness.ts';
import { keyOf } from '../testing/member-fixture.ts';
import { plantLife } from '../testing/seed-member-fixture.ts';
import { looksPersonal, NOT_ABOUT_MEMBERS } from './looks-personal.ts';
import { HOLDINGS } from './personal-data-tables.ts';

let shop: AccountShop;
let lin: AccountMember;
let gu: AccountMember;
const [LIN, GU] = ['CANARYLINZHIXIA', 'CANARYGUWANQING'];
beforeAll(async () => {
  shop = await openAccountShop();
  lin = await shop.member();
  gu = await shop.member();
  await plantLife(shop.db, { ...lin, canary: LIN });
  await plantLife(shop.db, { ...gu, canary: GU });
});
afterAll(() => shop.close());

const ask = (member: AccountMember, request: string, proof: object = {}) =>
  member.call(accountRoutes.savePrivacyRecord, { request, ...proof });
const download = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

describe('the register of personal data', () => {
  it('names every column of the database that looks like a person’s', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' order by 1, 2`.execute(shop.db);
    const treated = new Map(HOLDINGS.map((holding) => [holding.table as string, holding.leaving]));
    const forgotten = rows.filter(({ table, column }) => {
      if (!looksPersonal(column) || table in NOT_ABOUT_MEMBERS) return false;
      const leaving = treated.get(table);
      if (!leaving) return true;
      return leaving !== 'delete' && !('keep' in leaving) && !(column in leaving.blank) && column !== 'id';
    });
    expect(forgotten.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('names only tables and columns that there are', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'`.execute(shop.db);
    const there = new Set(rows.map(({ name }) => name));
    const named = HOLDINGS.flatMap(({ table, copy, leaving }) => [
      ...('file' in copy ? copy.columns : []).map((column) => `${table}.${column}`),
      ...(leaving !== 'delete' && 'blank' in leaving ? Object.keys(leaving.blank) : []).map(
        (column) => `${table}.${column}`,
      ),
    ]);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });
});

describe('the copy of one’s data', () => {
  let files: Record<string, string>;
  let url: string;

  it('takes a code, and comes once a day', async () => {
    expect((await ask(lin, 'export')).errorCode).toBe('USR2007W');
    const wrong = await ask(lin, 'export', { ...(await shop.code(lin.mobile)), smsCode: '000000' });
    expect(wrong.errorCode).toBe('USR1006E');
    await shop.passDays(1 / 24);
    const asked = await ask(lin, 'export', await shop.code(lin.mobile));
    expect(asked.results.export).toMatchObject({ status: 'preparing' });
    expect((await ask(lin, 'export')).errorCode).toBe('USR3003W');
    await shop.work();
    const { export: ready } = (await lin.call(accountRoutes.privacyRecord)).results;
    expect(ready).toMatchObject({ status: 'ready', sizeBytes: expect.any(Number) });
    url = ready.downloadUrl;
  });

  it('opens for its member alone', async () => {
    expect((await download(url)).statusCode).toBe(404);
    expect((await download(url, gu.headers)).statusCode).toBe(404);
    expect((await download(url, { ...lin.headers, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
    const answer = await download(url, lin.headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const zipped = unzipSync(answer.rawPayload);
    files = Object.fromEntries(Object.entries(zipped).map(([name, bytes]) => [name, strFromU8(bytes)]));
  });

  it('holds a row of every table that holds something of her', () => {
    const empty = HOLDINGS.flatMap(({ table, copy }) => {
      if (!('file' in copy)) return [];
      return JSON.parse(files[`${copy.file}.json`]!)[table].length > 0 ? [] : [table];
    });
    expect(empty).toEqual([]);
    expect(files['profile.json']).toContain(lin.mobile);
  });

  it('holds nothing of anybody else, and no secret', () => {
    const all = Object.values(files).join('\n');
    for (const strange of [GU, GU.toLowerCase(), gu.mobile, gu.id]) expect(all).not.toContain(strange);
    expect(all).not.toMatch(/password_hash|token_hash|argon2|pin_hash|code_hash/);
  });

  it('is gone after a week', async () => {
    await shop.passDays(7.1);
    await shop.work();
    const { token } = lin.headers;
    // Her session ended days ago; the file does not wait for anybody.
    expect((await download(url, { token: token! })).statusCode).toBe(404);
    expect(await shop.db.selectFrom('data_export').select('state').execute()).toEqual([{ state: 'gone' }]);
  });
});

describe('a closed account', () => {
  it('leaves no trace of its member but in the records the law keeps', async () => {
    const files = [keyOf('community', lin.id), keyOf('returns', lin.id)] as StorageKey[];
    for (const key of files) await shop.storage.put(key, Buffer.from('picture'));
    const [copy] = shopperCopies(shop.dataDir, `picture${lin.id}`);
    await mkdir(dirname(copy!), { recursive: true });
    await writeFile(copy!, 'picture');
    await shop.db
      .insertInto('account_closing')
      .values({
        member_id: lin.id,
        asked_at: sql<Date>`shop_now() - interval '7 days'`,
        effective_at: sql<Date>`shop_now()`,
      })
      .execute();
    await closeAccount(shop.db, lin.id);
    await shop.work();

    const traces = await tablesWith([LIN, LIN.toLowerCase(), lin.mobile]);
    // Orders with their recipient, what was bought, invoices with their title, receipts of the stores.
    expect(traces).toEqual(['invoice', 'offline_receipt', 'order_line', 'shop_order']);
    expect(await Promise.all(files.map((key) => shop.storage.has(key)))).toEqual([false, false]);
    expect(existsSync(copy!)).toBe(false);
  });

  it('leaves her words without her name', async () => {
    const comment = await shop.db
      .selectFrom('comment')
      .select(['author_name', 'member_id', 'skin_type', 'pictures', 'content'])
      .where('id', '=', `comment${lin.id}`)
      .executeTakeFirstOrThrow();
    expect(comment).toMatchObject({
      author_name: '已注销用户',
      member_id: null,
      skin_type: null,
      pictures: [],
    });
    expect(comment.content).toBe('颜色很正，第二支了');
  });

  it('leaves her choices in a survey to be counted, and nothing else of them can change', async () => {
    const hers = shop.db.selectFrom('survey_answer').where('member_id', '=', lin.id);
    expect((await hers.select('answers').executeTakeFirstOrThrow()).answers).toEqual({ q1: 7 });
    const change = (answers: string) =>
      shop.db.updateTable('survey_answer').set({ answers }).where('member_id', '=', lin.id).execute();
    await expect(change('{"q1":10}')).rejects.toThrow('only lose words');
    await expect(shop.db.deleteFrom('survey_answer').execute()).rejects.toThrow('never changed or deleted');
  });

  it('opens no more, and its mobile is free', async () => {
    expect((await lin.call(accountRoutes.profile)).http).toBe(401);
    const member = await shop.db
      .selectFrom('member')
      .select(['state', 'mobile', 'email', 'nickname', 'password_hash', 'avatar_key'])
      .where('id', '=', lin.id)
      .executeTakeFirstOrThrow();
    expect(member).toEqual({
      state: 'closed',
      mobile: '',
      email: null,
      nickname: '已注销用户',
      password_hash: null,
      avatar_key: null,
    });
  });

  it('is nobody else’s loss', async () => {
    expect(await tablesWith([GU, gu.mobile])).toEqual(
      expect.arrayContaining(['address', 'checkout_draft', 'member', 'member_profile', 'message', 'post']),
    );
  });
});

/** The tables of the whole database in which one of these words stands. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(shop.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ hit: boolean }>`
      select exists (select 1 from ${sql.table(name)} as hay
        where ${sql.join(
          words.map((word) => sql`to_jsonb(hay)::text like ${`%${word}%`}`),
          sql` or `,
        )}) as hit`.execute(shop.db);
    if (rows[0]!.hit) found.push(name);
  }
  return found;
}
