import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { staffRoutes } from '@huarong/contract/admin/staff';
import { createOrder } from '../../../src/features/orders/admin/testing/create-order.ts';
import { type AttackResult, resultOf } from '../../attack/attack.ts';
import { type AdminReply, loginOf, STAFF_PASSWORD } from '../../open-admin.ts';
import { type EvidenceShop, REASON } from '../evidence/evidence-case.ts';

const AT_ONCE = 6;
const times = <Value>(run: (n: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => run(n)));
const done = (answers: readonly AdminReply[]) => answers.filter(({ errorCode }) => errorCode === null).length;

/** One-time codes and requests, sent again and several at once: each may work once. */
export async function replay(shop: EvidenceShop): Promise<AttackResult> {
  return resultOf([
    ...(await replayCodes(shop)),
    ...(await replayRecoveryCode(shop)),
    ...(await replayRequests(shop)),
  ]);
}

const halfSession = async (shop: EvidenceShop, login: string) => {
  const browser = shop.newBrowser();
  await browser.call(staffRoutes.signIn, { login, password: STAFF_PASSWORD });
  return browser;
};

async function replayCodes(shop: EvidenceShop) {
  const login = loginOf('AUDITOR');
  const browsers = await times(() => halfSession(shop, login));
  const code = await shop.freshCode(login);
  const answers = await Promise.all(browsers.map((browser) => browser.call(staffRoutes.passCode, { code })));
  const signedIn = browsers.find((_, n) => answers[n]?.errorCode === null);
  const proved = await signedIn?.call(staffRoutes.prove, { code });
  return [
    { what: `one code opened ${done(answers)} sessions`, isHeld: done(answers) === 1 },
    { what: 'a used code is a proof', isHeld: proved?.errorCode != null },
  ];
}

async function replayRecoveryCode(shop: EvidenceShop) {
  const login = loginOf('MODERATOR');
  const { results } = await (await shop.signIn('MODERATOR')).call(staffRoutes.renewRecoveryCodes);
  const browsers = await times(() => halfSession(shop, login));
  const answers = await Promise.all(
    browsers.map((browser) => browser.call(staffRoutes.passRecoveryCode, { code: results.recoveryCodes[0] })),
  );
  return [{ what: `one recovery code opened ${done(answers)} sessions`, isHeld: done(answers) === 1 }];
}

async function replayRequests(shop: EvidenceShop) {
  const { db, service, warehouse, finance } = shop;
  const { orderId } = await createOrder(db);
  const headers = { 'idempotency-key': 'replayed-note-0001' };
  await times(() => service.call(ordersAdminRoutes.addNote, { orderId, text: '勿放发票' }, { headers }));
  const notes = await db.selectFrom('order_note').select('id').where('order_id', '=', orderId).execute();

  const { subOrderId } = await createOrder(db);
  const shipped = await times((n) =>
    warehouse.call(ordersAdminRoutes.ship, { subOrderId, carrier: '顺丰', waybillNo: `SF300000000000${n}` }),
  );
  const parcels = await db.selectFrom('parcel').select('id').where('sub_order_id', '=', subOrderId).execute();

  const large = await createOrder(db, { amountFen: 3_000_00 });
  const asked = await service.call(ordersAdminRoutes.refund, {
    orderId: large.orderId,
    amountFen: 2_000_00,
    reason: REASON,
  });
  const approved = await times(() =>
    finance.call(approvalsRoutes.approve, { approvalId: asked.results.approvalId }),
  );
  const refunds = await db.selectFrom('refund').select('id').where('order_id', '=', large.orderId).execute();
  return [
    { what: `one request wrote ${notes.length} notes`, isHeld: notes.length === 1 },
    { what: `${parcels.length} parcels of one`, isHeld: parcels.length === 1 && done(shipped) === 1 },
    { what: `${refunds.length} refunds of one`, isHeld: refunds.length === 1 && done(approved) === 1 },
  ];
}
