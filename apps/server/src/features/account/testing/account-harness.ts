import { tmpdir } from 'node:os';
import { methodOf, pathOf, type Route } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { advanceClock } from '#platform/clock';
import { readConfig } from '#platform/config';
import { memberOwner, SERVER_CALLER } from '#platform/context';
import { type Database, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { openMemberSession } from '#platform/session';
import { createTestDatabase } from '../../../../testing/index.ts';
import { buildApp } from '../../../app.ts';
import { openStorage } from '../../../integrations/storage/index.ts';
import { formHeaders, formOf } from '../../../platform/uploads/testing/send-form.ts';
import { seedProducts } from '../../cart/testing/seed-products.ts';
import { sendCode } from '../../identity/index.ts';
import { accountJobs } from '../index.ts';

/** The period after opening of every product in these tests. */
export const OPENED_MONTHS = 12;
const AGENT = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15';

/** The whole shop over HTTP with a few products. Members have their own mobiles; account jobs are run by hand. */
export async function openAccountHarness() {
  const database = await createTestDatabase();
  const { db } = database;
  await seedProducts(db);
  await db.updateTable('product').set({ opened_months: OPENED_MONTHS }).execute();
  const env = {
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    SHOP_LIMITS: 'off',
    DATA_DIR: database.settings.dataDir || tmpdir(),
  };
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const app = await buildApp({ config, log: createLog('silent'), database });
  const storage = await openStorage(config.storage);
  return {
    app,
    db,
    storage,
    dataDir: config.dataDir,
    createMember: (fields: object = {}) => createMember(app, db, fields),
    /** Sends a verification code for account changes and reads it from the outbox. */
    async requestCode(mobile: string) {
      const caller = { ...SERVER_CALLER, address: `10.${mobile.slice(-6, -4)}.${mobile.slice(-4, -2)}.1` };
      const sent = await transaction(db, (tx) =>
        sendCode(tx, { config, caller }, { channel: 'sms', recipient: mobile, purpose: 'account' }),
      );
      if (!sent.ok) throw new Error(sent.refusal.code);
      const { code } = await db
        .selectFrom('demo_message')
        .select('code')
        .where('recipient', '=', mobile)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return { smsCode: code!, rToken: sent.value.rToken };
    },
    /** Runs the due account jobs until none is left. */
    async runJobs() {
      while ((await runDueJobs(db, accountJobs(db, { storage, config }))) > 0);
    },
    advanceDays: (days: number) => advanceClock(db, Math.round(days * 86_400)),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
export type AccountHarness = Awaited<ReturnType<typeof openAccountHarness>>;
export type AccountMember = Awaited<ReturnType<typeof createMember>>;

let members = 0;
async function createMember(app: FastifyInstance, db: Database, fields: object) {
  members += 1;
  const id = String(3_000_000_000 + members);
  const mobile = `137${String(11_000_000 + members * 101).padStart(8, '0')}`;
  await db
    .insertInto('member')
    .values({ id, mobile, nickname: `花友${id.slice(-4)}`, card_number: `888888${id}`, ...fields })
    .execute();
  const token = await openMemberSession(db, id, SERVER_CALLER);
  const headers = { token, 'user-agent': AGENT };
  return {
    id,
    mobile,
    owner: memberOwner(id),
    headers,
    /** The response body, untyped because each test reads another part. */
    async call(route: Route, input: Record<string, unknown> = {}) {
      const isGet = methodOf(route) === 'GET';
      const path = pathOf(route).replace(/\{(\w+)\}/g, (_braces, name: string) => String(input[name]));
      const query = new URLSearchParams(
        Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const answer = await app.inject({
        method: methodOf(route) as 'GET' | 'PUT',
        url: isGet ? `${path}?${query}` : path,
        headers,
        ...(!isGet && { payload: { queryBody: input } }),
      });
      return { http: answer.statusCode, ...answer.json() };
    },
    async upload(route: Route, content: Buffer, filename = 'me.jpg') {
      const answer = await app.inject({
        method: 'POST',
        url: pathOf(route),
        payload: formOf([{ filename, content }]),
        headers: { ...formHeaders, ...headers },
      });
      return { http: answer.statusCode, ...answer.json() };
    },
  };
}
