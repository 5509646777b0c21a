import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditSql } from '../../../testing/audit.ts';
import { type AdminHarness, openAdmin } from '../../../testing/open-admin.ts';
import { runSql } from '../../../testing/run-sql.ts';
import { checkSeals, sealDays } from './seal-days.ts';
import { sealAuditLog } from './seal-nightly.ts';

let shop: AdminHarness;
beforeAll(async () => {
  shop = await openAdmin();
});
afterAll(() => shop.close());

/** An entry some days ago, as if it had been written then. */
async function insertEntry(id: number, daysAgo: number) {
  await sql`
    insert into audit_entry (id, at, actor, call, permission, subject_kind, subject_id, outcome, request_id)
    values (${id}, shop_now() - make_interval(days => ${daysAgo}), 'console', 'console.ship', 'console', 'console', 'x',
      'done', 'request')`.execute(shop.db);
}
/** What somebody with the password of the database could do. */
async function behindTheTrigger(run: () => Promise<unknown>) {
  await sql`alter table audit_entry disable trigger all`.execute(shop.db);
  await run();
  await sql`alter table audit_entry enable trigger all`.execute(shop.db);
}

it('seals the days that are over, once, each after the one before', async () => {
  await insertEntry(9_000_001, 4);
  await insertEntry(9_000_002, 4);
  await insertEntry(9_000_003, 2);
  await insertEntry(9_000_004, 0);
  await sealAuditLog(shop.db, shop.log);
  const seals = await shop.db.selectFrom('audit_seal').selectAll().orderBy('day').execute();
  expect(seals.map(({ entries }) => entries)).toEqual([2, 1]);
  expect(seals[1]?.previous_digest).toBe(seals[0]?.digest);
  expect(await sealDays(shop.db)).toEqual([]);
  expect(await checkSeals(shop.db)).toEqual([]);
  const waiting = await shop.db
    .selectFrom('job')
    .select('unique_key')
    .where('kind', '=', 'audit.seal')
    .where('state', '=', 'waiting')
    .execute();
  expect(waiting).toEqual([{ unique_key: 'nightly' }]);
});

it('an entry cannot be changed or deleted, nor can a seal', async () => {
  await expect(sql`update audit_entry set call = 'x' where id = 9000001`.execute(shop.db)).rejects.toThrow();
  await expect(sql`delete from audit_entry where id = 9000001`.execute(shop.db)).rejects.toThrow();
  await expect(sql`update audit_seal set entries = 0`.execute(shop.db)).rejects.toThrow();
});

it('finds an entry that was changed behind the trigger, and one that was added later', async () => {
  await behindTheTrigger(() =>
    sql`update audit_entry set subject_id = 'y' where id = 9000001`.execute(shop.db),
  );
  expect(await checkSeals(shop.db)).toMatchObject([{ problem: '内容与封存时不同' }]);
  await behindTheTrigger(() =>
    sql`update audit_entry set subject_id = 'x' where id = 9000001`.execute(shop.db),
  );
  expect(await checkSeals(shop.db)).toEqual([]);
  await insertEntry(9_000_005, 4);
  expect(await checkSeals(shop.db)).toMatchObject([{ problem: '封存时有 2 条，现在有 3 条' }]);
  await behindTheTrigger(() => sql`delete from audit_entry where id = 9000005`.execute(shop.db));
});

it('the audit of the database names a chain that is broken', async () => {
  await sql`alter table audit_seal disable trigger all`.execute(shop.db);
  await sql`update audit_seal set previous_digest = repeat('f', 64) where entries = 1`.execute(shop.db);
  const found = await runSql<{ invariant: string }>(shop.db, auditSql);
  expect(found.map(({ invariant }) => invariant)).toContain('I-14 seal');
  expect(await checkSeals(shop.db)).toContainEqual(
    expect.objectContaining({ problem: '与前一天的封存接不上' }),
  );
});
