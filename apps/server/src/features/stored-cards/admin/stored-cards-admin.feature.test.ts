import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { storedCardsRoutes } from '@huarong/contract/admin/stored-cards';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { listViolations } from '../../../../testing/audit.ts';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { insertMember } from '../../cart/testing/open-cart-shop.ts';
import { bindCard, changeCardState, holdOnCard, refundToCard, storedCardJobs } from '../index.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let owner: StaffBrowser;
let finance: StaffBrowser;
/** One batch for the tests of single cards: making a file takes a while. */
let common: Awaited<ReturnType<typeof activeCards>>;
let taken = 0;
beforeAll(async () => {
  shop = await openAdmin({ env: { LOG_LEVEL: 'debug' } });
  owner = await shop.signIn('OWNER');
  finance = await shop.signIn('FINANCE');
  for (const memberId of [HOLDER, OTHER]) await insertMember(shop.db, memberId);
  common = await activeCards({ count: 8 });
}, 120_000);
afterAll(async () => {
  expect(await listViolations(shop.db)).toEqual([]);
  await shop.close();
});

const HOLDER = '1000000001';
const OTHER = '1000000002';
const PASSWORD = '一个够长的密码 2026';
const REASON = '新年企业礼';
const TERMS = {
  kind: 'anonymous',
  faceFen: 500_00,
  count: 20,
  validYears: 3,
  purpose: '企业礼赠',
  document: 'HT-1114',
  reason: REASON,
};
const request = async (terms: object = {}) =>
  (await owner.call(storedCardsRoutes.requestBatch, { ...TERMS, ...terms })).results as {
    batchId: string;
    approvalId: string;
  };
const runJobs = () => runDueJobs(shop.db, storedCardJobs(shop.db, shop.config));
async function makeBatch(terms: object = {}) {
  const { batchId, approvalId } = await request(terms);
  expect((await finance.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
  await runJobs();
  return batchId;
}
const download = (batchId: string, by = finance) =>
  by.call(storedCardsRoutes.download, { batchId, password: PASSWORD });
const activate = (batchId: string, by = owner) =>
  by.call(storedCardsRoutes.activate, { batchId, reason: '客户已付款' });
const batchOf = async (batchId: string) => (await finance.call(storedCardsRoutes.batch, { batchId })).results;

/** As `openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000` does. */
function openFile(contentBase64: string, password = PASSWORD): { cardNumber: string; pin: string }[] {
  const file = Buffer.from(contentBase64, 'base64');
  expect(file.subarray(0, 8).toString()).toBe('Salted__');
  const key = pbkdf2Sync(password, file.subarray(8, 16), 600_000, 48, 'sha256');
  const decipher = createDecipheriv('aes-256-cbc', key.subarray(0, 32), key.subarray(32));
  const text = Buffer.concat([decipher.update(file.subarray(16)), decipher.final()]).toString();
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const [, cardNumber = '', pin = ''] = line.split(',');
      return { cardNumber, pin };
    });
}

async function activeCards(terms: object = {}) {
  const batchId = await makeBatch(terms);
  const cards = openFile((await download(batchId)).results.contentBase64);
  expect((await activate(batchId)).errorCode).toBeNull();
  return { batchId, cards };
}
const bind = (card: { cardNumber: string; pin: string }, memberId = HOLDER) =>
  bindCard({ ...shop, caller: { address: '203.0.113.1' } } as never, memberId, card);
async function takeCard() {
  const at = taken++;
  const cardId = (await batchOf(common.batchId)).cards[at].cardId as string;
  return { cardId, secrets: common.cards[at]! };
}
async function boundCard() {
  const card = await takeCard();
  expect(await bind(card.secrets)).toMatchObject({ ok: true });
  return card;
}
const hold = (cardId: string, reference: string, amount = 100) =>
  transaction(shop.db, (tx) => holdOnCard(tx, HOLDER, { cardId, amount: fen(amount), reference }));
const stateOf = async (cardId: string) =>
  (await owner.call(storedCardsRoutes.card, { cardId })).results.state as string;

describe('a batch of cards', () => {
  it('needs a second person, and its numbers exist once, in a file for whoever did not ask for them', async () => {
    const { batchId, approvalId } = await request();
    expect((await batchOf(batchId)).state).toBe('waiting');
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBe('ADM3003E');
    expect((await download(batchId)).errorCode).toBe('ADM9362W');
    expect((await finance.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
    await runJobs();
    expect(await batchOf(batchId)).toMatchObject({
      state: 'ready',
      made: 20,
      balanceFen: 0,
      canDownload: true,
    });

    expect((await download(batchId, owner)).errorCode).toBe('ADM9364E');
    const { results } = await download(batchId);
    const cards = openFile(results.contentBase64);
    expect(new Set(cards.map(({ cardNumber }) => cardNumber)).size).toBe(20);
    for (const { cardNumber, pin } of cards) {
      expect(cardNumber).toMatch(/^8\d{15}$/);
      expect(pin).toMatch(/^\d{12}$/);
    }
    expect(() => openFile(results.contentBase64, '另一个够长的密码 2026')).toThrow();
    expect((await download(batchId)).errorCode).toBe('ADM9363W');

    expect((await bind(cards[0]!)).ok, 'not activated').toBe(false);
    expect((await activate(batchId)).results).toEqual({ cards: 20, issuedFen: 10_000_00 });
    expect((await activate(batchId)).errorCode).toBe('ADM9362W');
    expect(await bind(cards[0]!)).toMatchObject({ ok: true, value: { balance: '500.00' } });
    expect(await batchOf(batchId)).toMatchObject({ state: 'active', activated: 20, balanceFen: 10_000_00 });
  });

  it('leaves no number and no PIN in the database, the log, the jobs or the files of the shop', async () => {
    const batchId = await makeBatch({ count: 5 });
    const before = await dumpOf();
    const cards = openFile((await download(batchId)).results.contentBase64);
    const after = await dumpOf();
    for (const { cardNumber, pin } of cards)
      for (const text of [before, after, shop.logged.join('\n')]) {
        expect(text).not.toContain(cardNumber);
        expect(text).not.toContain(pin);
      }
    const { seed } = await shop.db
      .selectFrom('card_batch')
      .select('seed')
      .where('id', '=', Number(batchId))
      .executeTakeFirstOrThrow();
    expect(seed).toBeNull();
    expect(after, 'the dump holds the cards').toContain((await batchOf(batchId)).cards[0].cardId);
  });

  it.each([
    [{ faceFen: 1_001_00 }],
    [{ validYears: 2 }],
    [{ kind: 'named', faceFen: 5_001_00, validYears: undefined }],
    [{ kind: 'named' }],
  ])('is refused outside the limits of the law: %j', async (terms) => {
    expect((await owner.call(storedCardsRoutes.requestBatch, { ...TERMS, ...terms })).errorCode).toBe(
      'ADM9361E',
    );
  });

  it.each([
    sql`kind = 'anonymous', face_fen = 100100`,
    sql`kind = 'anonymous', valid_years = null`,
    sql`kind = 'named'`,
    sql`approved_by = requested_by`,
  ])('cannot be stored outside them either', async (change) => {
    const { batchId } = await request();
    await expect(
      sql`update card_batch set ${change} where id = ${Number(batchId)}`.execute(shop.db),
    ).rejects.toThrow(/card_batch_/);
  });

  it('is not activated by whoever has the numbers, and can be discarded until then', async () => {
    const batchId = await makeBatch({ count: 2 });
    await download(batchId);
    await shop.db
      .updateTable('card_batch')
      .set({ requested_by: await shop.staffIdOf('AUDITOR'), downloaded_by: await shop.staffIdOf('OWNER') })
      .where('id', '=', Number(batchId))
      .execute();
    expect((await activate(batchId)).errorCode).toBe('ADM9365E');
    const discard = () => owner.call(storedCardsRoutes.discard, { batchId, reason: '文件丢失' });
    expect((await discard()).errorCode).toBeNull();
    expect((await discard()).errorCode).toBe('ADM9362W');
    const { state, cards } = await batchOf(batchId);
    expect([state, cards[0].state]).toEqual(['discarded', 'closed']);
  });

  it('waits no longer when its request is refused', async () => {
    const { batchId, approvalId } = await request();
    await finance.call(approvalsRoutes.refuse, { approvalId, reason: '没有收到款' });
    expect((await batchOf(batchId)).state).toBe('refused');
  });
});

describe('a frozen card', () => {
  it('neither pays nor is bound until it is opened, and says who froze it and why', async () => {
    const { cardId } = await boundCard();
    expect(await hold(cardId, 'P1')).toBe(true);
    const freeze = () => owner.call(storedCardsRoutes.freeze, { cardId, reason: '疑似盗刷' });
    expect((await freeze()).errorCode).toBeNull();
    expect((await freeze()).message).toBe('这张卡已冻结，不能冻结');
    expect(await hold(cardId, 'P2')).toBe(false);
    expect((await owner.call(storedCardsRoutes.card, { cardId })).results.changes[0]).toMatchObject({
      text: '冻结',
      reason: '疑似盗刷',
    });
    expect((await owner.call(storedCardsRoutes.unfreeze, { cardId, reason: '已核实' })).errorCode).toBeNull();
    expect(await hold(cardId, 'P2')).toBe(true);
    await shop.db.updateTable('stored_card').set({ held_fen: 0 }).where('id', '=', cardId).execute();
  });

  it('that nobody has bound cannot be bound', async () => {
    const { cardId, secrets } = await takeCard();
    await owner.call(storedCardsRoutes.freeze, { cardId, reason: '疑似盗刷' });
    const { blocked } = await batchOf(common.batchId);
    expect((await bind(secrets)).ok).toBe(false);
    expect(blocked).toBeGreaterThan(0);
  });

  it('is not opened by its holder, also when it was reported lost before', async () => {
    const { cardId, secrets } = await boundCard();
    const context = { ...shop, caller: { address: '203.0.113.1' } } as never;
    await changeCardState(context, HOLDER, { cardId, action: 'reportLost' });
    await owner.call(storedCardsRoutes.freeze, { cardId, reason: '疑似盗刷' });
    expect(
      await changeCardState(context, HOLDER, { cardId, action: 'found', pin: secrets.pin }),
    ).toMatchObject({
      ok: false,
    });
    expect(await stateOf(cardId)).toBe('frozen');
  });
});

describe('a lost card', () => {
  const replace = (cardId: string) => owner.call(storedCardsRoutes.replace, { cardId, reason: '会员挂失' });

  it('gives its balance to a new card of the same member, with two people, and refunds follow it', async () => {
    const { cardId } = await boundCard();
    const before = await batchOf(common.batchId);
    expect((await replace(cardId)).message).toBe('这张卡在用，不能换卡，请先挂失或冻结');
    await owner.call(storedCardsRoutes.freeze, { cardId, reason: '会员挂失' });
    const { approvalId } = (await replace(cardId)).results;
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBe('ADM3003E');
    expect((await finance.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();

    const old = (await owner.call(storedCardsRoutes.card, { cardId })).results;
    expect(old).toMatchObject({
      state: 'closed',
      balanceFen: 0,
      entries: [{ text: '换卡转出', amountFen: -500_00 }, {}, {}],
    });
    const [found] = (await owner.call(storedCardsRoutes.find, { tail: old.replacedByTail, member: HOLDER }))
      .results.cards;
    expect(found).toMatchObject({ state: 'active', balanceFen: 500_00, member: { memberId: HOLDER } });

    await shop.db
      .updateTable('stored_card')
      .set({ face_fen: 600_00 })
      .where('id', '=', found.cardId)
      .execute();
    const refunded = await transaction(shop.db, (tx) =>
      refundToCard(tx, { cardId, amount: fen(100_00), reference: 'R1' }),
    );
    expect(refunded).toBe(found.cardId);
    await shop.db
      .updateTable('stored_card')
      .set({ face_fen: 500_00, balance_fen: 500_00 })
      .where('id', '=', found.cardId)
      .execute();
    expect(
      await changeCardState({ ...shop, caller: { address: '203.0.113.1' } } as never, HOLDER, {
        cardId: found.cardId,
        action: 'unbind',
      }),
      'nobody could bind it again',
    ).toMatchObject({ ok: false });
    const { made, issuedFen, balanceFen } = await batchOf(common.batchId);
    expect({ made, issuedFen, balanceFen }).toEqual({
      made: before.made,
      issuedFen: before.issuedFen,
      balanceFen: before.balanceFen,
    });
  });

  it('is not replaced while an order holds money on it, or without a holder', async () => {
    const { cardId } = await boundCard();
    await hold(cardId, 'P3');
    await owner.call(storedCardsRoutes.freeze, { cardId, reason: '会员挂失' });
    expect((await replace(cardId)).errorCode).toBe('ADM9369W');
    await shop.db
      .updateTable('stored_card')
      .set({ held_fen: 0, member_id: null })
      .where('id', '=', cardId)
      .execute();
    expect((await replace(cardId)).errorCode).toBe('ADM9368E');
  });

  it('is found by its end and its holder together only', async () => {
    const { cardId, secrets } = await boundCard();
    const tail = secrets.cardNumber.slice(-4);
    const find = async (input: object) => (await owner.call(storedCardsRoutes.find, input)).results?.cards;
    const { mobile } = await shop.db
      .selectFrom('member')
      .select('mobile')
      .where('id', '=', HOLDER)
      .executeTakeFirstOrThrow();
    expect(await find({ tail, member: mobile.slice(-4) })).toMatchObject([{ cardId }]);
    expect(await find({ tail, member: OTHER })).toEqual([]);
    expect(await find({ tail: secrets.cardNumber, member: HOLDER })).toBeUndefined();
  });
});

describe('the liability report', () => {
  it('is what was issued less what was spent, by batch and age, and agrees with the ledger', async () => {
    const report = async () => (await finance.call(storedCardsRoutes.liability)).results;
    const before = await report();
    const { batchId } = await activeCards({ count: 3 });
    const after = await report();
    expect(after.issuedFen - before.issuedFen).toBe(1_500_00);
    expect(after.balanceFen - before.balanceFen).toBe(1_500_00);
    expect(after.ledgerDifferenceFen).toBe(0);
    expect(after.batches[0]).toMatchObject({ batchId, cards: 3, issuedFen: 1_500_00, balanceFen: 1_500_00 });
    expect(after.ages[0].balanceFen).toBe(after.balanceFen);
    await sql`update card_batch set activated_at = shop_now() - interval '13 months' where id = ${Number(batchId)}`.execute(
      shop.db,
    );
    expect((await report()).ages[3]).toMatchObject({ label: '1–2 年', cards: 3, balanceFen: 1_500_00 });
  });
});

/** Every row of every table as text, and every file that the shop has written beside the database. */
async function dumpOf(): Promise<string> {
  const tables = await shop.db.introspection.getTables();
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await sql<{ row: string }>`select each::text as row from ${sql.table(name)} each`.execute(
      shop.db,
    );
    rows.push(...found.rows.map(({ row }) => row));
  }
  const { dataDir } = shop.database.settings;
  return [...rows, ...(dataDir === '' ? [] : filesOf(dataDir))].join('\n');
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // The database itself is read by its rows.
    if (name === 'pgdata') return [];
    if (statSync(path).isDirectory()) return filesOf(path);
    return [readFileSync(path, 'latin1')];
  });
