import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '#platform/config';
import { guestOwner, memberOwner, SERVER_CALLER } from '#platform/context';
import type { Database } from '#platform/database';
import { createLog } from '#platform/log';
import { openGuestSession, openMemberSession } from '#platform/session';
import type { Volume } from '#platform/volume';
import { createTestDatabase } from '../../../../testing/index.ts';
import { buildApp } from '../../../app.ts';
import { seedProducts } from './seed-products.ts';

/**
 * The whole app over HTTP with a few products; `seed` inserts further rows before the app starts. Limits are off unless
 * `env` says otherwise.
 */
export async function openCartShop(
  seed: (db: Database) => Promise<void> = async () => undefined,
  { volume, env = {} }: { volume?: Volume; env?: Record<string, string> } = {},
) {
  const database = await createTestDatabase(volume && { embedded: { isTemporary: true, volume } });
  const { db } = database;
  await seedProducts(db);
  await seed(db);
  const read = readConfig({
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'silent',
    SHOP_LIMITS: 'off',
    DATA_DIR: database.settings.dataDir || tmpdir(),
    ...env,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const app = await buildApp({
    config: read.config,
    log: createLog('silent'),
    database,
    ...(volume && { volume }),
  });
  return {
    app,
    db,
    guest: () => newGuest(app, db),
    member: (card?: Card) => newMember(app, db, card),
    visitor: callsOf(app, {}),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
export type CartShop = Awaited<ReturnType<typeof openCartShop>>;
export type Shopper = ReturnType<typeof callsOf> & { owner: string; id: string };
type Card = 'PINK' | 'WHITE' | 'BLACK' | 'GOLD';

async function newGuest(app: FastifyInstance, db: Database): Promise<Shopper> {
  const { guestId, guestToken } = await openGuestSession(db, SERVER_CALLER);
  return { ...callsOf(app, { guesttoken: guestToken }), owner: guestOwner(guestId), id: guestId };
}

let members = 0;
async function newMember(app: FastifyInstance, db: Database, card: Card = 'PINK'): Promise<Shopper> {
  members += 1;
  const id = String(1_000_000_000 + members);
  await insertMember(db, id, card);
  const token = await openMemberSession(db, id, SERVER_CALLER);
  return { ...callsOf(app, { token }), owner: memberOwner(id), id };
}

export const insertMember = (db: Database, id: string, card: Card = 'PINK') =>
  db
    .insertInto('member')
    .values({
      id,
      mobile: '13900000000',
      nickname: `花友${id.slice(-4)}`,
      card_type: card,
      card_number: `888888${id}`,
    })
    .execute();

const CART = '/v3/shopcart/shopcart';

/** Calls as this shopper; answers are the parsed response bodies. */
function callsOf(app: FastifyInstance, headers: Record<string, string>) {
  const get = async (url: string) => (await app.inject({ url, headers })).json();
  const send =
    (method: 'POST' | 'PUT') =>
    async (url: string, queryBody: unknown = {}) =>
      (await app.inject({ method, url, headers, payload: { queryBody } })).json();
  const post = send('POST');
  return {
    get,
    post,
    put: send('PUT'),
    /** A cart call by the last segment of its path. */
    cart: (name: string, queryBody?: unknown) => post(`${CART}/${name}`, queryBody),
    show: async () => (await post(`${CART}/cartInfoDisplaying`)).results,
    mini: async () => (await get(`${CART}/miniShopcartInfo?channel=PC`)).results,
    count: async () => (await get(`${CART}/mini-shop-cart-count`)).results.count,
  };
}
