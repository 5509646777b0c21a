import { wrapAnswer } from '@huarong/contract/kit';
import { paymentRoutes } from '@huarong/contract/payment';
import { OrderStatus } from '@huarong/core/orders';
import { type Database, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { deliverOutbox } from '#platform/outbox';
import { listViolations } from '../../../../testing/audit.ts';
import { createTestDatabase } from '../../../../testing/index.ts';
import {
  applySandboxOutcome,
  createSandbox,
  type PaymentProvider,
  type ProviderName,
  ProviderUnavailable,
  type SandboxOutcome,
} from '../../../integrations/payment/index.ts';
import { insertMember } from '../../cart/testing/open-cart-shop.ts';
import { memberCardEventHandlers, memberCardFeature } from '../../member-card/index.ts';
import { logOrderEvents, onOrderPaid, onRefundSettled } from '../../orders/index.ts';
import { contextOf, createCaller, member } from '../../orders/testing/call-as.ts';
import { issueCard, type NewCard } from '../../stored-cards/index.ts';
import {
  closePayments,
  type PaymentDeps,
  paymentEventHandlers,
  paymentFeature,
  paymentJobs,
} from '../index.ts';
import { insertOrder, type OrderFixture } from './insert-order.ts';

const DEMO_SECRET = contextOf({} as Database, member('0')).config.cardSecret;
let issued = 0;

/** Payments without the rest of the server: real orders and ledger, sandbox providers, jobs run on demand. */
export async function openPaymentHarness() {
  const database = await createTestDatabase();
  const { db } = database;
  const log = createLog('silent');
  const sandbox = createSandbox(db);
  // Created here, because it can be slow on a busy machine.
  await sandbox.keys();
  const connection: ProviderConnection = { fails: () => false };
  const deps: PaymentDeps = {
    providers: {
      alipay: overConnection(sandbox.providers.alipay, connection),
      wechat: overConnection(sandbox.providers.wechat, connection),
    },
    onPaid: onOrderPaid,
    onRefunded: onRefundSettled,
    onRefundFailed: async () => undefined,
  };
  const feature = paymentFeature(deps);
  const call = createCaller(db, [feature, memberCardFeature]);

  const deliverNotice = async (provider: ProviderName, notice: { headers: object; body: string }) => {
    const context = contextOf(db, { kind: 'visitor' });
    const rawRequest = { headers: { ...notice.headers }, body: Buffer.from(notice.body) };
    return wrapAnswer(await feature.answer(paymentRoutes.notify, { ...context, rawRequest }, { provider }));
  };

  return {
    database,
    db,
    sandbox,
    connection,
    deps,
    call,
    deliverNotice,
    createOrder: (fixture: OrderFixture) => insertOrder(db, fixture),
    createMember: async (memberId: string) => {
      await insertMember(db, memberId);
      return member(memberId);
    },
    createCard: (card: Partial<NewCard> & { faceFen: number }) =>
      transaction(db, (tx) =>
        issueCard(tx, DEMO_SECRET, {
          cardNumber: `86000000${String(++issued).padStart(8, '0')}`,
          pin: '123456',
          ...card,
        }),
      ),
    /** Simulates an outcome at the provider and delivers its notices. */
    async simulate(outTradeNo: string, outcome: SandboxOutcome) {
      const simulated = (await applySandboxOutcome(db, sandbox, outTradeNo, outcome))!;
      const answers = [];
      for (const notice of simulated.notices) answers.push(await deliverNotice(simulated.provider, notice));
      return answers;
    },
    /** Cancels an unpaid order, as far as payments are concerned. */
    cancelOrder: (orderId: string) =>
      transaction(db, async (tx) => {
        await closePayments(tx, orderId);
        await tx
          .updateTable('sub_order')
          .set({ status: OrderStatus.Cancelled })
          .where('order_id', '=', orderId)
          .where('status', 'in', [OrderStatus.AwaitingPayment, OrderStatus.AwaitingDeposit])
          .execute();
      }),
    /** Runs due jobs and events until none is left. */
    async runDueWork() {
      for (;;) {
        const jobs = await runDueJobs(db, paymentJobs({ db, log }, deps, sandbox));
        const events = await deliverOutbox(db, {
          ...paymentEventHandlers(db, deps),
          ...memberCardEventHandlers(db),
          ...logOrderEvents(log),
        });
        if (jobs + events === 0) return;
      }
    },
    statusOf: async (orderId: string) =>
      (
        await db
          .selectFrom('sub_order')
          .select('status')
          .where('order_id', '=', orderId)
          .executeTakeFirstOrThrow()
      ).status,
    getPayment: (id: string) =>
      db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    listRefunds: (orderId: string) =>
      db.selectFrom('refund').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute(),
    listDiscrepancies: () => db.selectFrom('recon_break').selectAll().orderBy('id').execute(),
    getCard: (id: string) =>
      db.selectFrom('stored_card').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Violated ledger invariants. The harness sells no stock. */
    audit: () => listViolations(db),
  };
}
export type PaymentHarness = Awaited<ReturnType<typeof openPaymentHarness>>;

type Call = 'createPayment' | 'query' | 'close' | 'refund';
/**
 * The connection to a provider. A test decides when it fails: before the request arrives, or after, when only the
 * answer is lost.
 */
interface ProviderConnection {
  fails: (call: Call, when: 'before' | 'after') => boolean;
}
function overConnection(provider: PaymentProvider, connection: ProviderConnection): PaymentProvider {
  const wrapCall =
    <Input, Output>(call: Call, request: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output> => {
      if (connection.fails(call, 'before')) throw new ProviderUnavailable('no connection');
      const output = await request(input);
      if (connection.fails(call, 'after')) throw new ProviderUnavailable('reset');
      return output;
    };
  return {
    ...provider,
    createPayment: wrapCall('createPayment', provider.createPayment),
    query: wrapCall('query', provider.query),
    close: wrapCall('close', provider.close),
    refund: wrapCall('refund', provider.refund),
  };
}
