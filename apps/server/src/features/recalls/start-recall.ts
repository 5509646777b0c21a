import { accept, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import { scheduleJob } from '#platform/jobs';
import { defineApproval, requestApproval } from '../approvals/index.ts';
import {
  blockRecalled,
  findListedLot,
  findLot,
  findRecallId,
  lockLot,
  lockStockLevel,
  markRecalled,
  skuNameOfLot,
} from '../inventory/index.ts';
import { recallNoticeJob } from './recall-jobs.ts';
import { countReach, insertRecall, insertRecallOrders } from './recalls.queries.ts';

const payload = z.object({
  lotId: z.int(),
  advice: z.string(),
  reason: z.string(),
  startedBy: z.int(),
  /** Requests that were made before it could be chosen have none. */
  returnDays: z.int().default(90),
});

/** A recall reaches every shopper who got the lot, so a second person looks at it first. */
export const recallApproval = defineApproval<z.output<typeof payload>>({
  kind: 'recall',
  label: '商品召回',
  permission: 'stock:approve',
  payload,
  async describe(db, { lotId, advice, reason, returnDays }) {
    const lot = await findListedLot(db, lotId);
    const { orders, members, guestOrders } = await countReach(db, lotId);
    return [
      { label: '商品', value: lot ? `${lot.productName} ${skuNameOfLot(lot)}` : '已不在商品目录' },
      { label: '批号', value: lot ? `${lot.lotNo}，限用日期 ${lot.expiresOn}` : '已不在' },
      { label: '涉及订单', value: `${orders} 笔，会员 ${members} 人，游客订单 ${guestOrders} 笔` },
      { label: '在库', value: `${lot?.remaining ?? 0} 件，批准后停售` },
      { label: '给顾客的建议', value: advice },
      { label: '召回退货', value: `${returnDays} 天内可退，邮费由花容承担` },
      { label: '说明', value: reason },
    ];
  },
  async check(db, { lotId }) {
    const isOpen = (await findLot(db, lotId)) !== null && (await findRecallId(db, lotId)) === null;
    return [
      { label: '批次还没有召回', isOk: isOpen, detail: isOpen ? '可以召回' : '已经召回，或没有这个批次' },
    ];
  },
  async execute({ db }, { lotId, advice, reason, startedBy, returnDays }, approvalId) {
    const found = await findLot(db, lotId);
    const refused = refuse({ code: 'recall-exists', message: '这个批次已经召回，或已不在' });
    if (!found) return refused;
    // The stock row before the lot, as everywhere. A parcel that takes units of the lot now is waited for.
    await lockStockLevel(db, found.skuId);
    await lockLot(db, lotId);
    const recallId = (await markRecalled(db, lotId))
      ? await insertRecall(db, { lotId, approvalId, startedBy, reason, advice, returnDays })
      : null;
    if (recallId === null) return refused;
    const blocked = await blockRecalled(db, [found.skuId]);
    await insertRecallOrders(db, recallId, lotId);
    await scheduleJob(db, recallNoticeJob, {
      uniqueKey: String(recallId),
      runAt: await readClock(db),
      payload: { recallId },
    });
    return accept({ message: `已召回，${blocked} 件停售，正在通知顾客` });
  },
});

/** Asks a second person to recall a lot. */
export async function requestRecall(
  context: AdminWriteContext,
  {
    lotId,
    advice,
    reason,
    returnDays,
  }: { lotId: number; advice: string; reason: string; returnDays: number },
) {
  const { db, staff } = context;
  const lot = await findListedLot(db, lotId);
  if (!lot) return refuse({ code: 'lot-not-found' });
  if ((await findRecallId(db, lotId)) !== null) return refuse({ code: 'recall-exists' });
  return accept(
    await requestApproval(context, recallApproval, {
      subject: { kind: 'lot', id: String(lotId) },
      title: `召回批号 ${lot.lotNo}，${lot.productName} ${skuNameOfLot(lot)}`,
      payload: { lotId, advice, reason, returnDays, startedBy: staff.staffId },
      reason,
    }),
  );
}
