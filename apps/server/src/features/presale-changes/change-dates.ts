import { type DateChange, dateChangeProblem, datesAfter, type PresaleDates } from '@huarong/core/presales';
import { accept, DAY_MS, displayYuan, fen, refuse, shanghaiDayTime } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { defineApproval, requestApproval } from '../approvals/index.ts';
import { presaleDatesTemplate } from '../messages/index.ts';
import { extendBalance } from '../orders/index.ts';
import {
  countGroups,
  findPresaleRow,
  lockPresaleRow,
  type PresaleRow,
  setPresaleDates,
} from '../promotions/index.ts';
import { listHolders } from '../staff/index.ts';
import { insertChange, listWaitingOrders } from './changes.queries.ts';
import { presaleChangeJob } from './presale-change-job.ts';

interface WantedDates {
  depositUntil?: string | undefined;
  balanceUntil?: string | undefined;
}

const datesOf = (row: PresaleRow): PresaleDates => ({
  depositUntil: row.deposit_until.getTime(),
  balanceFrom: row.balance_from.getTime(),
  balanceUntil: row.balance_until.getTime(),
  shipsBy: row.ships_by.getTime(),
});
const changeOf = ({ depositUntil, balanceUntil }: WantedDates): DateChange => ({
  depositUntil:
    depositUntil === undefined || depositUntil === 'now' ? (depositUntil ?? null) : Date.parse(depositUntil),
  balanceUntil: balanceUntil === undefined ? null : Date.parse(balanceUntil),
});
const shown = ({ depositUntil, balanceUntil }: PresaleDates) => ({
  depositUntil: new Date(depositUntil).toISOString(),
  balanceUntil: new Date(balanceUntil).toISOString(),
});

function problemOf(row: PresaleRow, change: DateChange, now: number): string | null {
  if (row.state === 'draft') return '草稿可以直接编辑';
  if (row.state === 'stopped' && change.depositUntil !== null) return '已经停止收定金';
  return dateChangeProblem(datesOf(row), change, now);
}

/** What members would read of these dates. */
const messageOf = (
  order: { orderId: string; itemsText: string },
  before: PresaleDates,
  after: PresaleDates,
) => presaleDatesTemplate({ ...order, balanceUntil: new Date(after.balanceUntil) }, effectsOf(before, after));

export const effectsOf = (
  before: { depositUntil: number; balanceUntil: number },
  after: { depositUntil: number; balanceUntil: number },
) => ({
  isEndedEarly: after.depositUntil < before.depositUntil,
  isOpenLonger: after.depositUntil > before.depositUntil,
  isLonger: after.balanceUntil > before.balanceUntil,
});

/** The consequence of other dates for who has ordered. Nothing is stored. */
export async function previewDates(db: Queryable, presaleId: string, wanted: WantedDates) {
  const row = await findPresaleRow(db, presaleId);
  if (!row) return refuse({ code: 'presale-not-found' as const });
  const now = await readClock(db);
  const [before, change] = [datesOf(row), changeOf(wanted)];
  const after = datesAfter(before, change, now.getTime());
  const groups = await countGroups(db, presaleId);
  const group = (name: string) => groups.find((each) => each.name === name);
  const owing = group('owing');
  const reminderAt = after.balanceUntil - DAY_MS;
  const { title, text } = messageOf({ orderId: '（订单号）', itemsText: row.product_name }, before, after);
  return accept({
    before: shown(before),
    after: shown(after),
    problem: problemOf(row, change, now.getTime()),
    depositors: owing?.orders ?? 0,
    units: owing?.units ?? 0,
    depositFen: owing?.deposit_fen ?? 0,
    owingFen: owing ? owing.payable_fen - owing.deposit_fen : 0,
    unpaid: group('unpaid')?.orders ?? 0,
    settled: group('settled')?.orders ?? 0,
    reminderAt: reminderAt > now.getTime() ? new Date(reminderAt).toISOString() : null,
    message: { title, text },
    approvers: await listHolders(db, 'exposure:approve'),
  });
}

const payload = z.object({
  presaleId: z.string(),
  version: z.int(),
  depositUntil: z.string().optional(),
  balanceUntil: z.string().optional(),
  requestedBy: z.int(),
  reason: z.string(),
});
const timeText = (at: string) => shanghaiDayTime(new Date(at));

/** Other dates for a presale that people have ordered. */
export const presaleDatesApproval = defineApproval<z.output<typeof payload>>({
  kind: 'presale-dates',
  label: '预售改时间',
  permission: 'exposure:approve',
  payload,
  async describe(db, { presaleId, reason, ...wanted }) {
    const found = await previewDates(db, presaleId, wanted);
    if (!found.ok) return [];
    const { before, after, depositors, units, depositFen, message } = found.value;
    const row = await findPresaleRow(db, presaleId);
    return [
      { label: '预售', value: row?.title ?? '' },
      ...(wanted.depositUntil === undefined
        ? []
        : [
            {
              label: '付定金结束',
              value: `${timeText(before.depositUntil)} 改为 ${wanted.depositUntil === 'now' ? '批准时立即结束' : timeText(after.depositUntil)}`,
            },
          ]),
      ...(wanted.balanceUntil === undefined
        ? []
        : [
            {
              label: '付尾款结束',
              value: `${timeText(before.balanceUntil)} 改为 ${timeText(after.balanceUntil)}`,
            },
          ]),
      {
        label: '付过定金、还欠尾款',
        value: `${depositors} 单，${units} 份，定金 ${displayYuan(fen(depositFen))}`,
      },
      { label: '发给他们的消息', value: `${message.title}：${message.text}` },
      { label: '原因', value: reason },
    ];
  },
  async check(db, { presaleId, version, ...wanted }) {
    const row = await findPresaleRow(db, presaleId);
    const problem = row
      ? problemOf(row, changeOf(wanted), (await readClock(db)).getTime())
      : '没有找到这个预售';
    return [
      {
        label: '申请后没有人改过',
        isOk: row?.version === version,
        detail: row?.version === version ? '没有改过' : '申请之后有人改过这个预售',
      },
      { label: '时间仍然可行', isOk: problem === null, detail: problem ?? '可以这样改' },
    ];
  },
  async execute(context, { presaleId, version, requestedBy, reason, ...wanted }, approvalId) {
    const { db, staff } = context;
    const row = await lockPresaleRow(db, presaleId);
    const now = await readClock(db);
    const change = changeOf(wanted);
    if (row?.version !== version) return refuse({ code: 'presale-changed', message: '有人改过这个预售' });
    const problem = problemOf(row, change, now.getTime());
    if (problem !== null) return refuse({ code: 'presale-dates-refused', message: problem });
    const after = datesAfter(datesOf(row), change, now.getTime());
    await setPresaleDates(
      db,
      { id: presaleId, version, staffId: staff.staffId },
      { depositUntil: new Date(after.depositUntil), balanceUntil: new Date(after.balanceUntil) },
    );
    const changeId = await insertChange(db, {
      presaleId,
      kind: 'dates',
      before: shown(datesOf(row)),
      after: shown(after),
      reason,
      requestedBy,
      approvedBy: staff.staffId,
      approvalId,
    });
    // In this transaction: no order is closed by its old end while the job waits for its turn.
    const until = new Date(after.balanceUntil);
    await extendBalance(db, await listWaitingOrders(db, presaleId, until), until);
    await scheduleJob(db, presaleChangeJob, {
      uniqueKey: String(changeId),
      runAt: now,
      payload: { changeId },
    });
    return accept({ message: '时间已改，正在通知付过定金的人' });
  },
});

/** Stores the request: always two people, because the dates are part of what others have paid for. */
export async function requestDates(
  context: AdminWriteContext,
  {
    presaleId,
    version,
    reason,
    ...wanted
  }: WantedDates & { presaleId: string; version: number; reason: string },
) {
  const row = await lockPresaleRow(context.db, presaleId);
  if (!row) return refuse({ code: 'presale-not-found' as const });
  if (row.version !== version) return refuse({ code: 'presale-changed' as const });
  const problem = problemOf(row, changeOf(wanted), (await readClock(context.db)).getTime());
  if (problem !== null) return refuse({ code: 'presale-dates-refused' as const, reason: problem });
  return accept(
    await requestApproval(context, presaleDatesApproval, {
      subject: { kind: 'presale', id: presaleId },
      title: `预售改时间：${row.title}`,
      payload: { presaleId, version, ...wanted, requestedBy: context.staff.staffId, reason },
      reason,
    }),
  );
}
