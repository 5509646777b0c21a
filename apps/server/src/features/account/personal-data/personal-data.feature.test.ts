import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { accountRoutes } from '@huarong/contract/account';
import { ReturnStatus } from '@huarong/core/returns';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorageKey } from '../../../integrations/storage/index.ts';
import { userImageCopies } from '../../images/index.ts';
import { closeAccount } from '../closing/close-account.ts';
import { type AccountHarness, type AccountMember, openAccountHarness } from '../testing/account-harness.ts';
import { storageKeyOf } from '../testing/member-fixture.ts';
import { seedMemberFixture } from '../testing/seed-member-fixture.ts';
import { looksPersonal, NOT_ABOUT_MEMBERS } from './looks-personal.ts';
import { PERSONAL_DATA_TABLES } from './personal-data-tables.ts';

let harness: AccountHarness;
let lin: AccountMember;
let gu: AccountMember;
const [LIN, GU] = ['CANARYLINZHIXIA', 'CANARYGUWANQING'];
beforeAll(async () => {
  harness = await openAccountHarness();
  lin = await harness.createMember();
  gu = await harness.createMember();
  await seedMemberFixture(harness.db, { ...lin, canary: LIN });
  await seedMemberFixture(harness.db, { ...gu, canary: GU });
});
afterAll(() => harness.close());

const saveRequest = (member: AccountMember, request: string, code: object = {}) =>
  member.call(accountRoutes.savePrivacyRecord, { request, ...code });
const download = (url: string, headers: Record<string, string> = {}) => harness.app.inject({ url, headers });

describe('the register of personal data', () => {
  it('names every database column that looks personal', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public'
        and not (select relispartition from pg_class where oid = quote_ident(table_name)::regclass)
      order by 1, 2`.execute(harness.db);
    const registered = new Map(PERSONAL_DATA_TABLES.map((entry) => [entry.table as string, entry.onErasure]));
    const unregistered = rows.filter(({ table, column }) => {
      if (!looksPersonal(column) || table in NOT_ABOUT_MEMBERS) return false;
      const onErasure = registered.get(table);
      if (!onErasure) return true;
      return (
        onErasure !== 'delete' && !('retain' in onErasure) && !(column in onErasure.blank) && column !== 'id'
      );
    });
    expect(unregistered.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('names only existing tables and columns', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'`.execute(harness.db);
    const existing = new Set(rows.map(({ name }) => name));
    const named = PERSONAL_DATA_TABLES.flatMap(({ table, copy, onErasure }) => [
      ...('file' in copy ? copy.columns : []).map((column) => `${table}.${column}`),
      ...(onErasure !== 'delete' && 'blank' in onErasure ? Object.keys(onErasure.blank) : []).map(
        (column) => `${table}.${column}`,
      ),
    ]);
    expect(named.filter((name) => !existing.has(name))).toEqual([]);
  });
});

describe('the export of personal data', () => {
  let files: Record<string, string>;
  let url: string;

  it('needs a code and is created once a day', async () => {
    expect((await saveRequest(lin, 'export')).errorCode).toBe('USR2007W');
    const wrong = await saveRequest(lin, 'export', {
      ...(await harness.requestCode(lin.mobile)),
      smsCode: '000000',
    });
    expect(wrong.errorCode).toBe('USR1006E');
    await harness.advanceDays(1 / 24);
    const requested = await saveRequest(lin, 'export', await harness.requestCode(lin.mobile));
    expect(requested.results.export).toMatchObject({ status: 'preparing' });
    expect((await saveRequest(lin, 'export')).errorCode).toBe('USR3003W');
    await harness.runJobs();
    const { export: ready } = (await lin.call(accountRoutes.privacyRecord)).results;
    expect(ready).toMatchObject({ status: 'ready', sizeBytes: expect.any(Number) });
    url = ready.downloadUrl;
  });

  it('can be downloaded only by its member', async () => {
    expect((await download(url)).statusCode).toBe(404);
    expect((await download(url, gu.headers)).statusCode).toBe(404);
    expect((await download(url, { ...lin.headers, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
    const answer = await download(url, lin.headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const zipped = unzipSync(answer.rawPayload);
    files = Object.fromEntries(Object.entries(zipped).map(([name, bytes]) => [name, strFromU8(bytes)]));
  });

  it('has a row of every exported table', () => {
    const empty = PERSONAL_DATA_TABLES.flatMap(({ table, copy }) => {
      if (!('file' in copy)) return [];
      return JSON.parse(files[`${copy.file}.json`]!)[table].length > 0 ? [] : [table];
    });
    expect(empty).toEqual([]);
    expect(files['profile.json']).toContain(lin.mobile);
  });

  it('has no data of other members and no secrets', () => {
    const all = Object.values(files).join('\n');
    for (const foreignValue of [GU, GU.toLowerCase(), gu.mobile, gu.id])
      expect(all).not.toContain(foreignValue);
    expect(all).not.toMatch(/password_hash|token_hash|argon2|pin_hash|code_hash/);
  });

  it('is deleted after a week', async () => {
    await harness.advanceDays(7.1);
    await harness.runJobs();
    const { token } = lin.headers;
    // The session expired days ago; the file is deleted anyway.
    expect((await download(url, { token: token! })).statusCode).toBe(404);
    expect(await harness.db.selectFrom('data_export').select('state').execute()).toEqual([{ state: 'gone' }]);
  });
});

describe('a closed account', () => {
  it('leaves personal data only in records that the law requires', async () => {
    const files = [storageKeyOf('community', lin.id), storageKeyOf('returns', lin.id)] as StorageKey[];
    for (const key of files) await harness.storage.put(key, Buffer.from('picture'));
    const [copy] = userImageCopies(harness.dataDir, `picture${lin.id}`);
    await mkdir(dirname(copy!), { recursive: true });
    await writeFile(copy!, 'picture');
    // An open return would keep the account open.
    await harness.db
      .updateTable('return_request')
      .set({ status: ReturnStatus.Withdrawn })
      .where('id', '=', `R0${lin.id}`)
      .execute();
    await harness.db
      .insertInto('account_closing')
      .values({
        member_id: lin.id,
        asked_at: sql<Date>`shop_now() - interval '7 days'`,
        effective_at: sql<Date>`shop_now()`,
      })
      .execute();
    await closeAccount(harness.db, lin.id);
    await harness.runJobs();

    const tablesLeft = await listTablesContaining([LIN, LIN.toLowerCase(), lin.mobile]);
    // Orders with their recipient, order lines, invoices with their title, store receipts.
    expect(tablesLeft).toEqual(['invoice', 'offline_receipt', 'order_line', 'shop_order']);
    expect(await Promise.all(files.map((key) => harness.storage.has(key)))).toEqual([false, false]);
    expect(existsSync(copy!)).toBe(false);
  });

  it('leaves its comments without the author', async () => {
    const comment = await harness.db
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

  it('leaves its survey choices, which cannot be changed otherwise', async () => {
    const ownAnswers = harness.db.selectFrom('survey_answer').where('member_id', '=', lin.id);
    expect((await ownAnswers.select('answers').executeTakeFirstOrThrow()).answers).toEqual({ q1: 7 });
    const change = (answers: string) =>
      harness.db.updateTable('survey_answer').set({ answers }).where('member_id', '=', lin.id).execute();
    await expect(change('{"q1":10}')).rejects.toThrow('only lose words');
    await expect(harness.db.deleteFrom('survey_answer').execute()).rejects.toThrow(
      'never changed or deleted',
    );
  });

  it('cannot be signed in to, and its mobile is free', async () => {
    expect((await lin.call(accountRoutes.profile)).http).toBe(401);
    const member = await harness.db
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

  it('leaves the data of other members alone', async () => {
    expect(await listTablesContaining([GU, gu.mobile])).toEqual(
      expect.arrayContaining(['address', 'checkout_draft', 'member', 'member_profile', 'message', 'post']),
    );
  });
});

/** The tables of the database that contain one of these texts. */
async function listTablesContaining(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(harness.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ isFound: boolean }>`
      select exists (select 1 from ${sql.table(name)} as hay
        where ${sql.join(
          texts.map((text) => sql`to_jsonb(hay)::text like ${`%${text}%`}`),
          sql` or `,
        )}) as "isFound"`.execute(harness.db);
    if (rows[0]!.isFound) found.push(name);
  }
  return found;
}
