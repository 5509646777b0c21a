import { readdirSync, readFileSync } from 'node:fs';
import { invariantsRoutes } from '@huarong/contract/admin/invariants';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { invariantJobs } from './check-invariants.ts';
import { INVARIANT_GROUPS } from './invariant-texts.ts';
import { runCheck } from './invariants.queries.ts';
import { readChecks } from './read-checks.ts';
import { FAULTS } from './testing/faults.ts';

const checks = readChecks();
const names = checks.flatMap((check) => check.names);
const texts = INVARIANT_GROUPS.flatMap(({ invariants }) => Object.entries(invariants));

describe('the texts', () => {
  it('name every invariant of the files, and no other', () => {
    expect(texts.map(([name]) => name).sort()).toEqual([...new Set(names)].sort());
    expect(checks.length).toBeGreaterThan(40);
  });

  it('say in words what the statements say', () => {
    const folder = new URL('../../../../../database/audit/', import.meta.url);
    const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    for (const [, { row }] of texts) if (row) expect(files.join('\n')).toContain(`'${row[0]}'`);
  });

  it('have a fault each', () => {
    expect(Object.keys(FAULTS).sort()).toEqual([...new Set(names)].sort());
  });
});

let shop: AdminHarness;
let finance: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ isWholeDemo: true });
  finance = await shop.signIn('FINANCE');
  // Faults are written as if the schema refused none of them.
  await sql`drop index payment_order_one_live`.execute(shop.db);
  await sql`do $$ declare found record; begin
    for found in select conrelid::regclass as named, conname from pg_constraint where contype = 'c' and conrelid <> 0
      and connamespace = 'public'::regnamespace and coninhcount = 0 loop
      execute format('alter table %s drop constraint %I', found.named, found.conname);
    end loop;
  end $$`.execute(shop.db);
});
afterAll(() => shop.close());

const write = async (tx: Tx, fault: string) => {
  await sql`set local session_replication_role = replica`.execute(tx);
  await sql.raw(fault).execute(tx);
};
async function check() {
  const reply = await finance.call(invariantsRoutes.run);
  expect(reply.errorCode).toBeNull();
  expect(await finance.call(invariantsRoutes.run)).toMatchObject({ status: 409, errorCode: 'ADM9523W' });
  await runDueJobs(shop.db, invariantJobs(shop.db).slowJobs, { log: shop.log });
  return overview();
}
const overview = async () => (await finance.call(invariantsRoutes.overview)).results;
interface Shown {
  name: string;
  found: number;
  open: number;
  faults: { subject: string; detail: string; text: string; path: string | null; explained: object | null }[];
}
const shownOf = ({ groups }: { groups: { invariants: Shown[] }[] }) =>
  groups.flatMap(({ invariants }) => invariants);
const queueOf = async () =>
  (await finance.call(workQueueRoutes.list)).results.groups
    .flatMap(({ items }: { items: { id: string; count: number }[] }) => items)
    .find(({ id }: { id: string }) => id === 'invariants')?.count ?? 0;

it('finds nothing in a clean shop, and the queue is empty', async () => {
  await sql`delete from outbox_event where state = 'waiting'`.execute(shop.db);
  const page = await check();
  expect(shownOf(page).filter(({ found }) => found !== 0)).toEqual([]);
  expect(page).toMatchObject({
    openFaults: 0,
    lastRun: { state: 'done' },
    history: [{ state: 'done', found: 0 }],
  });
  expect(await queueOf()).toBe(0);
});

it.each(Object.entries(FAULTS))('%s: a fault is found', async (name, fault) => {
  const wanted = checks.find((one) => one.names.includes(name))!;
  const rollback = new Error('rolled back');
  let found: string[] = [];
  await transaction(shop.db, async (tx) => {
    await write(tx, fault);
    found = (await runCheck(tx, wanted)).map(({ invariant }) => invariant);
    throw rollback;
  }).catch((error) => {
    if (error !== rollback) throw error;
  });
  expect(found).toContain(name);
});

it('the job finds every fault, the page names it in words, and the queue has it until it is explained or gone', async () => {
  for (const fault of Object.values(FAULTS)) await transaction(shop.db, (tx) => write(tx, fault));
  const page = await check();
  const shown = shownOf(page);
  expect(shown.filter(({ found }) => found === 0).map(({ name }) => name)).toEqual([]);
  for (const { faults } of shown) for (const { text } of faults) expect(text).not.toMatch(/%s|\{\d/);
  const card = shown.find(({ name }) => name === 'I-2 card held')!;
  expect(card.faults[0]).toMatchObject({ text: expect.stringMatching(/^占用 ¥0.01，待付 ¥0.00$/) });
  expect(card.faults[0]?.path).toContain('/ledger/card:');
  const count = await queueOf();
  expect(count).toBe(page.openFaults);
  expect(count).toBeGreaterThanOrEqual(shown.length);

  const fault = { name: card.name, subject: card.faults[0]!.subject, detail: card.faults[0]!.detail };
  const explain = (input: object) => finance.call(invariantsRoutes.explain, { reason: '演示数据', ...input });
  expect(await explain({ ...fault, subject: 'another' })).toMatchObject({
    status: 404,
    errorCode: 'ADM9524E',
  });
  expect((await explain(fault)).errorCode).toBeNull();
  expect(await queueOf()).toBe(count - 1);
  const explained = shownOf(await check()).find(({ name }) => name === 'I-2 card held')!;
  expect(explained).toMatchObject({ found: 1, open: 0, faults: [{ explained: { reason: '演示数据' } }] });
  // The same subject with other amounts is another fault.
  await sql`update stored_card set held_fen = held_fen + 1 where id = ${fault.subject}`.execute(shop.db);
  expect(shownOf(await check()).find(({ name }) => name === 'I-2 card held')?.open).toBe(1);
});

it('a check that fails is shown, and the queue has it', async () => {
  const before = await queueOf();
  await sql`alter table audit_seal rename to audit_seal_gone`.execute(shop.db);
  const page = await check();
  await sql`alter table audit_seal_gone rename to audit_seal`.execute(shop.db);
  expect(page.lastRun).toMatchObject({ state: 'failed', lastError: expect.stringContaining('audit_seal') });
  expect(await queueOf()).toBe(before + 1);
});
