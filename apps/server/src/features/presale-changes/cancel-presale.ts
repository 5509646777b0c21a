import { accept, displayYuan, fen, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { defineApproval, requestApproval } from '../approvals/index.ts';
import { presaleCancelledTemplate } from '../messages/index.ts';
import { endPresale, findPresaleRow, lockPresaleRow, type PresaleRow } from '../promotions/index.ts';
import { listHolders } from '../staff/index.ts';
import { insertChange, listOrdersToCancel, type OrderToCancel } from './changes.queries.ts';
import { presaleChangeJob } from './presale-change-job.ts';

export type RefundRule = 'paid' | 'double';
const SHOWN_ORDERS = 100;

/** Civil Code, article 587: who took a deposit and does not perform returns it twice. Who paid none gets nothing. */
export const extraOf = (
  rule: RefundRule,
  { group, depositFen }: Pick<OrderToCancel, 'group' | 'depositFen'>,
): number => (rule === 'double' && (group === 'owing' || group === 'settled') ? depositFen : 0);

const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

function sumsOf(orders: readonly OrderToCancel[], rule: RefundRule) {
  const of = (name: OrderToCancel['group']) => {
    const group = orders.filter(({ group: each }) => each === name);
    return {
      orders: group.length,
      units: total(group.map(({ units }) => units)),
      refundFen: total(group.map(({ refundFen }) => refundFen)),
      extraFen: total(group.map((order) => extraOf(rule, order))),
    };
  };
  const [owing, settled, unpaid] = [of('owing'), of('settled'), of('unpaid')];
  return {
    owing,
    settled,
    unpaid,
    untouched: of('untouched').orders,
    refundFen: owing.refundFen + settled.refundFen + unpaid.refundFen,
    extraFen: owing.extraFen + settled.extraFen,
    /** Who paid a deposit. */
    depositors: owing.orders + settled.orders,
  };
}

/** Deposits have to end first: otherwise the sums grow while a second person reads them. */
function problemOf({ state, phase }: PresaleRow, depositors: number): string | null {
  if (state === 'draft') return '草稿没有订单';
  if (phase === 'coming' || phase === 'deposit') return '还在收定金，请先停止收定金';
  return depositors === 0 ? '没有付过定金、还没发货的订单' : null;
}

/** What everybody would get back. Nothing is stored. */
export async function previewCancel(db: Queryable, presaleId: string, rule: RefundRule) {
  const row = await findPresaleRow(db, presaleId);
  if (!row) return refuse({ code: 'presale-not-found' as const });
  const orders = await listOrdersToCancel(db, presaleId);
  const { depositors, ...sums } = sumsOf(orders, rule);
  const paid = orders.filter(({ group }) => group === 'owing' || group === 'settled');
  const { title, text } = presaleCancelledTemplate(
    { orderId: '（订单号）', itemsText: row.product_name },
    {
      refundFen: paid[0]?.refundFen ?? 0,
      extraFen: paid[0] ? extraOf(rule, paid[0]) : 0,
      reason: '（你写的原因）',
    },
  );
  return accept({
    ...sums,
    problem: problemOf(row, depositors),
    rows: paid.slice(0, SHOWN_ORDERS).map((order) => ({
      orderId: order.orderId,
      depositAt: order.depositAt?.toISOString() ?? null,
      units: order.units,
      depositFen: order.depositFen,
      refundFen: order.refundFen,
      extraFen: extraOf(rule, order),
    })),
    message: { title, text },
    approvers: await listHolders(db, 'refund:approve'),
  });
}

const payload = z.object({
  presaleId: z.string(),
  version: z.int(),
  rule: z.enum(['paid', 'double']),
  depositors: z.int(),
  requestedBy: z.int(),
  reason: z.string(),
});
const yuan = (amount: number) => displayYuan(fen(amount));
const RULES: Record<RefundRule, string> = {
  paid: '退回已付的全部款项',
  double: '退回已付的款项，定金双倍返还',
};

/** Every order of a presale that the shop cannot ship. */
export const presaleCancelApproval = defineApproval<z.output<typeof payload>>({
  kind: 'presale-cancel',
  label: '预售不能发货',
  permission: 'refund:approve',
  payload,
  async describe(db, { presaleId, rule, reason }) {
    const row = await findPresaleRow(db, presaleId);
    const { owing, settled, unpaid, untouched, refundFen, extraFen } = sumsOf(
      await listOrdersToCancel(db, presaleId),
      rule,
    );
    return [
      { label: '预售', value: row?.title ?? '' },
      { label: '怎样退', value: RULES[rule] },
      { label: '只付了定金', value: `${owing.orders} 单，退 ${yuan(owing.refundFen)}` },
      { label: '已付尾款、没发货', value: `${settled.orders} 单，退 ${yuan(settled.refundFen)}` },
      { label: '没付定金', value: `${unpaid.orders} 单，直接关闭` },
      { label: '已发货或正在审核取消', value: `${untouched} 单，不动` },
      { label: '现在合计退款', value: yuan(refundFen) },
      ...(rule === 'double' ? [{ label: '另由财务转账补付', value: yuan(extraFen) }] : []),
      { label: '原因（顾客会看到）', value: reason },
    ];
  },
  async check(db, { presaleId, version, rule, depositors }) {
    const row = await findPresaleRow(db, presaleId);
    const now = sumsOf(await listOrdersToCancel(db, presaleId), rule);
    const problem = row ? problemOf(row, now.depositors) : '没有找到这个预售';
    return [
      {
        label: '申请后没有人改过',
        isOk: row?.version === version,
        detail: row?.version === version ? '没有改过' : '申请之后有人改过这个预售',
      },
      { label: '可以结束', isOk: problem === null, detail: problem ?? '可以结束' },
      {
        label: '涉及的人没有变多',
        isOk: now.depositors <= depositors,
        detail: `申请时 ${depositors} 单，现在 ${now.depositors} 单`,
      },
    ];
  },
  async execute({ db, staff }, { presaleId, version, rule, requestedBy, reason }, approvalId) {
    const row = await lockPresaleRow(db, presaleId);
    if (row?.version !== version) return refuse({ code: 'presale-changed', message: '有人改过这个预售' });
    await endPresale(db, { id: presaleId, version, staffId: staff.staffId });
    const changeId = await insertChange(db, {
      presaleId,
      kind: 'cancel',
      rule,
      reason,
      requestedBy,
      approvedBy: staff.staffId,
      approvalId,
    });
    await scheduleJob(db, presaleChangeJob, {
      uniqueKey: String(changeId),
      runAt: await readClock(db),
      payload: { changeId },
    });
    return accept({ message: '开始逐单取消并退款' });
  },
});

/** Stores the request with what the caller has seen. */
export async function requestCancel(
  context: AdminWriteContext,
  {
    presaleId,
    version,
    rule,
    expectedOrders,
    reason,
  }: { presaleId: string; version: number; rule: RefundRule; expectedOrders: number; reason: string },
) {
  const { db, staff } = context;
  const row = await lockPresaleRow(db, presaleId);
  if (!row) return refuse({ code: 'presale-not-found' as const });
  if (row.version !== version) return refuse({ code: 'presale-changed' as const });
  const { depositors, refundFen, extraFen } = sumsOf(await listOrdersToCancel(db, presaleId), rule);
  const problem = problemOf(row, depositors);
  if (problem !== null) return refuse({ code: 'presale-cancel-refused' as const, reason: problem });
  if (depositors !== expectedOrders)
    return refuse({ code: 'presale-cancel-count-changed' as const, count: depositors });
  return accept(
    await requestApproval(context, presaleCancelApproval, {
      subject: { kind: 'presale', id: presaleId },
      title: `预售不能发货：${row.title}，${depositors} 单`,
      amountFen: refundFen + extraFen,
      payload: { presaleId, version, rule, depositors, requestedBy: staff.staffId, reason },
      reason,
    }),
  );
}
