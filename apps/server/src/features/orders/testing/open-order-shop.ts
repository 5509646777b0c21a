import { addressesRoutes, recipientsRoutes } from '@huarong/contract/addresses';
import { cartRoutes } from '@huarong/contract/cart';
import { checkoutRoutes } from '@huarong/contract/checkout';
import type { Route } from '@huarong/contract/kit';
import { type Caller, ownerOf, type ShopperActor } from '#platform/context';
import { type Database, insertRows, transaction } from '#platform/database';
import { createLog } from '#platform/log';
import { listViolations } from '../../../../testing/audit.ts';
import { createTestDatabase } from '../../../../testing/index.ts';
import { addressesFeature, recipientsFeature } from '../../addresses/index.ts';
import { bundlesFeature, watchBuilders } from '../../bundles/index.ts';
import { cartFeature } from '../../cart/index.ts';
import { insertMember } from '../../cart/testing/open-cart-shop.ts';
import { seedProducts } from '../../cart/testing/seed-products.ts';
import { watchCatalogue } from '../../catalogue/index.ts';
import { checkoutFeature } from '../../checkout/index.ts';
import { checkoutDepsOf, orderPortsOf } from '../../connect-orders.ts';
import { createImagePort } from '../../images/index.ts';
import { watchSoldOut } from '../../inventory/index.ts';
import { createOfferLookup, watchOffers } from '../../promotions/index.ts';
import { onOrderPaid, ordersFeature, type PaymentPort } from '../index.ts';
import { createCaller } from './call-as.ts';
import { createFakePayments } from './fake-payments.ts';

/**
 * Features with a few products and fake payments, without network. `seed` inserts further rows before start;
 * `createPort` replaces the fake payments.
 */
export async function openOrderShop(
  seed: (db: Database) => Promise<void> = async () => undefined,
  createPort?: (db: Database) => PaymentPort,
) {
  const database = await createTestDatabase();
  const { db } = database;
  await seedProducts(db);
  await recordInitialStock(db);
  await seed(db);
  const log = createLog('silent');
  const noop = () => undefined;
  const offers = await watchOffers(database, { log, now: () => new Date(), onChange: noop });
  const builders = await watchBuilders(database, { log, onChange: noop });
  const catalogue = await watchCatalogue(database, log, noop, createOfferLookup(offers));
  const soldOut = await watchSoldOut(database);
  const deps = {
    catalogue,
    offers,
    builders,
    soldOut: soldOut.skus,
    imageOf: createImagePort({ find: () => undefined, findByName: () => undefined }),
  };
  const payments = createFakePayments();
  const port = createPort?.(db) ?? payments.port;
  const features = [
    addressesFeature,
    recipientsFeature,
    bundlesFeature(deps),
    cartFeature(deps),
    checkoutFeature(checkoutDepsOf(deps, port)),
    ordersFeature(orderPortsOf(deps, port)),
  ];
  const call = createCaller(db, features);
  return {
    database,
    db,
    call,
    deps,
    catalogue,
    offers,
    payments,
    newMember: async (card?: 'PINK' | 'WHITE' | 'BLACK' | 'GOLD') =>
      shopperOf(call, await openMember(db, card)),
    newGuest: async () => shopperOf(call, await openGuest(db)),
    /** Pays the amount due of an order. */
    async pay(orderId: string, purpose: 'full' | 'deposit' | 'balance' = 'full') {
      const { payable_fen: payable, deposit_fen: deposit } = await db
        .selectFrom('shop_order')
        .select(['payable_fen', 'deposit_fen'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      payments.paid.set(orderId, purpose === 'deposit' ? deposit! : payable);
      return transaction(db, (tx) => onOrderPaid(tx, { orderId, purpose }));
    },
    stockOf: (skuId: string) =>
      db
        .selectFrom('stock')
        .select(['available', 'held', 'sold'])
        .where('sku_id', '=', skuId)
        .executeTakeFirstOrThrow(),
    /** Violated invariants. Fake payments write no rows, so the invariants of payments are skipped. */
    async audit() {
      return (await listViolations(db)).filter(({ invariant }) => !/^I-(4|6|9)/.test(invariant));
    },
    async close() {
      await soldOut.stop();
      await catalogue.stop();
      await builders.stop();
      await offers.stop();
      await database.close();
    },
  };
}
export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>;
export type OrderShopper = ReturnType<typeof shopperOf>;

/** The products of the cart tests have no ledger rows. */
async function recordInitialStock(db: Database) {
  const rows = await db
    .selectFrom('stock')
    .select(['sku_id', 'available'])
    .where('available', '>', 0)
    .execute();
  await insertRows(
    db,
    'stock_ledger',
    rows.map(({ sku_id, available }) => ({ sku_id, delta: available, reason: 'initial', reference: 'test' })),
  );
}

let people = 0;
async function openMember(
  db: Database,
  card: 'PINK' | 'WHITE' | 'BLACK' | 'GOLD' = 'PINK',
): Promise<ShopperActor> {
  const memberId = String(2_000_000_000 + ++people);
  await insertMember(db, memberId, card);
  return { kind: 'member', memberId, sessionId: `session-${memberId}` };
}
async function openGuest(db: Database): Promise<ShopperActor> {
  const guestId = `guest-of-test-shop-${++people}`;
  await db.insertInto('guest').values({ id: guestId }).execute();
  return { kind: 'guest', guestId, sessionId: `session-${guestId}` };
}

const homeAddress = {
  name: '林知夏',
  mobile: '13800000426',
  provinceCode: '310000',
  cityCode: '310100',
  districtCode: '310104',
  address: '花间路 88 号 3 幢 1201 室',
};

function shopperOf(call: ReturnType<typeof createCaller>, actor: ShopperActor) {
  const request = (route: Route, input: object = {}, caller: Partial<Caller> = {}) =>
    call(actor, route, input, caller);
  return {
    actor,
    request: request,
    owner: ownerOf(actor),
    addToCart: (skuId: string, quantity = 1) => request(cartRoutes.addToCart, { skuId, quantity }),
    addAddress: async (fields: object = {}): Promise<string> => {
      const route = actor.kind === 'member' ? addressesRoutes.add : recipientsRoutes.guestAdd;
      return (await request(route, { ...homeAddress, ...fields })).results.addrId;
    },
    quote: async (input: object = {}) => (await request(checkoutRoutes.getShopcartStepTwo, input)).results,
    commit: (input: object, idempotencyKey?: string) =>
      request(checkoutRoutes.commitOrderExtend, input, idempotencyKey ? { idempotencyKey } : {}),
    /** Adds the sku to an empty cart and places an order. */
    async placeOrder(skuId: string, quantity = 1, input: object = {}): Promise<string> {
      await request(cartRoutes.addToCart, { skuId, quantity });
      const addrId = await this.addAddress();
      const { quoteHash } = await this.quote({ addrId });
      const placed = await this.commit({ quoteHash, addrId, paymentCode: 'ALIPAY', ...input });
      if (placed.status !== 0) throw new Error(placed.errorMessage);
      return placed.results.orderId;
    },
  };
}
