import { MessageType } from '@huarong/core/messages';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { sendMessage } from '../../integrations/messages/index.ts';
import { findListedLot, skuNameOfLot } from '../inventory/index.ts';
import { saveMessages } from '../messages/index.ts';
import { recallNoticeJob } from './recall-jobs.ts';
import { endRecall, findRecall, lockWaiting, markOrders, type WaitingOrder } from './recalls.queries.ts';

type MessageConfig = Pick<Config, 'mode' | 'secret' | 'sms'>;

const SLICE = 500;
/** Well below the lease of a job, after which another worker would begin. */
const LONGEST_RUN_MS = 20_000;

export const recallJobs = (db: Database, config: MessageConfig): JobHandlers =>
  onJob(recallNoticeJob, ({ payload }) => notifyShoppers(db, config, payload.recallId));

/** Notifies everyone who got the lot, slice by slice, and schedules itself again when many are left. */
export async function notifyShoppers(
  db: Database,
  config: MessageConfig,
  recallId: number,
  { longestMs = LONGEST_RUN_MS, slice = SLICE } = {},
): Promise<void> {
  const end = performance.now() + longestMs;
  while (await notifySlice(db, config, recallId, slice)) {
    await failpoint('recall.slice.after_commit');
    if (performance.now() < end) continue;
    await scheduleJob(db, recallNoticeJob, {
      uniqueKey: String(recallId),
      runAt: await readClock(db),
      payload: { recallId },
    });
    return;
  }
}

/**
 * The notice and the mark of the order commit together, so a repetition sends nothing twice. A notice about safety is no
 * advertising: neither the switch for marketing nor the night holds it back. False when nobody is left.
 */
const notifySlice = (
  db: Database,
  config: MessageConfig,
  recallId: number,
  slice: number,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const waiting = await lockWaiting(tx, recallId, slice);
    const recall = await findRecall(tx, recallId);
    const lot = recall && (await findListedLot(tx, recall.lot_id));
    if (!lot || waiting.length === 0) {
      await endRecall(tx, recallId);
      return false;
    }
    const notice = textOf({ ...lot, skuName: skuNameOfLot(lot), advice: recall.advice });
    // A carrier takes only registered templates; without one a guest cannot be sent anything.
    const canText = config.sms?.templateCodes.recall !== '';
    const [reached, unreachable] = partition(waiting, canText);
    const first = reached.filter(({ is_first }) => is_first);
    await saveMessages(
      tx,
      first.flatMap(({ member_id, order_id }) =>
        member_id === null
          ? []
          : [
              {
                memberId: member_id,
                key: `recall:${recallId}`,
                type: MessageType.Transaction,
                icon: 'bell' as const,
                title: '商品召回通知',
                text: notice,
                links: [
                  { text: '申请退货', link: '/myOnlineReturn' },
                  { text: '查看订单', link: `/myOrderList/${order_id}` },
                ],
              },
            ],
      ),
    );
    for (const { member_id, mobile, order_id } of first)
      if (member_id === null && mobile !== null)
        await sendMessage(tx, config, {
          kind: 'sms',
          to: mobile,
          text: `【花容】商品召回：${notice}`,
          template: 'recall',
          params: { product: `${lot.productName} ${skuNameOfLot(lot)}`.slice(0, 35), lot: lot.lotNo },
          key: `recall:${recallId}:${order_id}`,
        });
    await markOrders(tx, recallId, idsOf(reached), 'notified');
    await markOrders(tx, recallId, idsOf(unreachable), 'unreachable');
    await failpoint('recall.slice.before_commit');
    return true;
  });

const idsOf = (orders: readonly WaitingOrder[]): string[] => orders.map(({ order_id }) => order_id);

function partition(
  orders: readonly WaitingOrder[],
  canText: boolean,
): [reached: WaitingOrder[], unreachable: WaitingOrder[]] {
  const canReach = ({ member_id, mobile }: WaitingOrder) =>
    member_id !== null || (mobile !== null && canText);
  return [orders.filter(canReach), orders.filter((order) => !canReach(order))];
}

const textOf = ({
  productName,
  skuName,
  lotNo,
  advice,
}: {
  productName: string;
  skuName: string;
  lotNo: string;
  advice: string;
}): string => `您购买的${productName} ${skuName}（批号 ${lotNo}）正在召回。${advice}`;
