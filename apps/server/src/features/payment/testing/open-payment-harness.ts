import { readFileSync } from 'node:fs';
import { wrapAnswer } from '@huarong/contract/kit';
import { paymentRoutes } from '@huarong/contract/payment';
import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { deliverOutbox } from '#platform/outbox';
import { createTestDatabase } from '../../../../testing/index.ts';
import {
  createSandbox,
  type PaymentProvider,
  type ProviderName,
  ProviderUnclear,
  playAtSandbox,
  type SandboxOutcome,
} from '../../../integrations/payment/index.ts';
import { insertMember } from '../../cart/testing/open-cart-shop.ts';
import { memberCardEventHandlers, memberCardFeature } from '../../member-card/index.ts';
import { orderNews, orderPaid, refundSettled } from '../../orders/index.ts';
import { callingAs, contextOf, member } from '../../orders/testing/call-as.ts';
import { issueCard, type NewCard } from '../../stored-cards/index.ts';
import { closePayments, type PaymentDeps, paymentFeature, paymentJobs, paymentOutbox } from '../index.ts';
import { insertOrder, type OrderFixture } from './insert-order.ts';

const auditSql = readFileSync(new URL('../../../../../../database/audit.sql', import.meta.url), 'utf8');
const DEMO_SECRET = contextOf({} as Database, member('0')).config.cardSecret;
let issued = 0;

/** The till without the shop around it: real orders and books, providers of the sandbox, jobs run when the test says so. */
export async function openPaymentHarness() {
  const database = await createTestDatabase();
  const { db } = database;
  const log = createLog('silent');
  const sandbox = createSandbox(db);
  // Made here, where a busy machine may take its time.
  await sandbox.keys();
  const connection: ProviderConnection = { fails: () => false };
  const deps: PaymentDeps = {
    providers: {
      alipay: overConnection(sandbox.providers.alipay, connection),
      wechat: overConnection(sandbox.providers.wechat, connection),
    },
    onPaid: orderPaid,
    onRefunded: refundSettled,
    onRefundFailed: async () => undefined,
  };
  const feature = paymentFeature(deps);
  const call = callingAs(db, [feature, memberCardFeature]);

  const deliverNotice = async (provider: ProviderName, notice: { headers: object; body: string }) => {
    const context = contextOf(db, { kind: 'visitor' });
    const rawRequest = { headers: { ...notice.headers }, body: Buffer.from(notice.body) };
    return wrapAnswer(await feature.answer(paymentRoutes.notify, { ...context, rawRequest }, { provider }));
  };

  return {
    database,
    db,
    sandbox,
    line: connection,
    deps,
    call,
    deliver: deliverNotice,
    createOrder: (fixture: OrderFixture) => insertOrder(db, fixture),
    createMember: async (memberId: string) => {
      await insertMember(db, memberId);
      return member(memberId);
    },
    card: (card: Partial<NewCard> & { faceFen: number }) =>
      transaction(db, (tx) =>
        issueCard(tx, DEMO_SECRET, {
          cardNumber: `86000000${String(++issued).padStart(8, '0')}`,
          pin: '123456',
          ...card,
        }),
      ),
    /** Something happens at the provider, and its notices arrive. */
    async simulate(outTradeNo: string, outcome: SandboxOutcome) {
      const simulated = (await playAtSandbox(db, sandbox, outTradeNo, outcome))!;
      const answers = [];
      for (const notice of simulated.notices) answers.push(await deliverNotice(simulated.provider, notice));
      return answers;
    },
    /** What a shopper or a timer does to an unpaid order, as far as payments see it. */
    cancelOrder: (orderId: string) =>
      transaction(db, async (tx) => {
        await closePayments(tx, orderId);
        await tx
          .updateTable('sub_order')
          .set({ status: 90 })
          .where('order_id', '=', orderId)
          .where('status', 'in', [10, 11])
          .execute();
      }),
    /** Runs everything that is due, until nothing is. */
    async runDueWork() {
      for (;;) {
        const jobs = await runDueJobs(db, paymentJobs({ db, log }, deps, sandbox));
        const events = await deliverOutbox(db, {
          ...paymentOutbox(db, deps),
          ...memberCardEventHandlers(db),
          ...orderNews(log),
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
    paymentOf: (id: string) =>
      db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    refundsOf: (orderId: string) =>
      db.selectFrom('refund').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute(),
    fails: () => db.selectFrom('recon_break').selectAll().orderBy('id').execute(),
    cardRow: (id: string) =>
      db.selectFrom('stored_card').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** What is wrong with the books; this till sells no stock. */
    async audit() {
      const text = auditSql.replace(/;\s*$/, '');
      return (await sql<{ invariant: string }>`${sql.raw(text)}`.execute(db)).rows;
    },
  };
}
export type PaymentHarness = Awaited<ReturnType<typeof openPaymentHarness>>;

type Call = 'createPayment' | 'query' | 'close' | 'refund';
/** The line to a provider. A test says when it breaks: before the request arrives, or after, when only the answer is lost. */
interface ProviderConnection {
  fails: (call: Call, when: 'before' | 'after') => boolean;
}
function overConnection(provider: PaymentProvider, connection: ProviderConnection): PaymentProvider {
  const wrapCall =
    <Input, Output>(call: Call, request: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output> => {
      if (connection.fails(call, 'before')) throw new ProviderUnclear('no line');
      const output = await request(input);
      if (connection.fails(call, 'after')) throw new ProviderUnclear('reset');
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
