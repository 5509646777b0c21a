import { pointsAdminContract } from '@huarong/contract/admin/points';
import { pointsWorth } from '@huarong/core/pricing';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import {
  type AdminFeature,
  decodePosition,
  encodePosition,
  implementAdmin,
  pageOfRows,
} from '#platform/admin';
import { readClock } from '#platform/clock';
import { readSetting } from '../../settings/index.ts';
import { findAccount } from '../points.queries.ts';
import {
  type ExchangeRow,
  findNickname,
  listAllExchanges,
  listAllRewards,
  listEntries,
  listExpiring,
  listLots,
} from './points-admin.queries.ts';
import { requestAdjustment } from './request-adjustment.ts';
import { sendAlone } from './send-alone.ts';

/** Points as staff see them: what expires, the points of one member, rewards. */
export const pointsAdminFeature: AdminFeature = implementAdmin('points', pointsAdminContract, {
  async forecast({ db }) {
    const months = await listExpiring(db);
    const { perYuan } = await readSetting(db, 'points');
    const total = months.reduce((sum, { points }) => sum + points, 0);
    return accept({
      readAt: (await readClock(db)).toISOString(),
      perYuan,
      points: total,
      worthFen: pointsWorth(total, perYuan),
      months: months.map(({ month, points, lots, is_over }) => ({
        month,
        points,
        worthFen: pointsWorth(points, perYuan),
        lots,
        isOver: is_over,
      })),
    });
  },
  async ofMember({ db }, { memberId, after, before, size }) {
    if ((await findNickname(db, memberId)) === null) return refuse({ code: 'member-not-found' });
    const account = await findAccount(db, memberId);
    const rows = await listEntries(db, memberId, {
      size: size + 1,
      after: numberOf(after),
      before: numberOf(before),
    });
    const request = { size, after, before, cursorOf: ({ id }: { id: number }) => String(id), total: null };
    return accept({
      available: (account?.pay_points ?? 0) - (account?.held_points ?? 0),
      held: account?.held_points ?? 0,
      debt: account?.debt_points ?? 0,
      cardPoints: account?.card_points ?? 0,
      pointsAlone: (await readSetting(db, 'second-person')).points,
      lots: (await listLots(db, memberId)).map(({ points, left_points, expires_at, created_at }) => ({
        points,
        left: left_points,
        expiresAt: expires_at.toISOString(),
        createdAt: created_at.toISOString(),
      })),
      entries: pageOfRows(rows, request, ({ at, kind, text, reference, pay_points, balance }) => ({
        at: at.toISOString(),
        kind,
        text,
        reference,
        points: pay_points,
        balance,
      })),
    });
  },
  adjust: requestAdjustment,
  async exchanges({ db }, { state, after, before, size }) {
    const rows = await listAllExchanges(db, {
      state,
      size: size + 1,
      after: after === undefined ? null : decodePosition(after),
      before: before === undefined ? null : decodePosition(before),
    });
    const cursorOf = ({ sort_at, id }: ExchangeRow) => encodePosition({ at: sort_at, id });
    return accept(pageOfRows(rows, { size, after, before, cursorOf, total: null }, presentExchange));
  },
  sendExchange: sendAlone,
  async rewards({ db }) {
    return accept({
      rewards: (await listAllRewards(db)).map((row) => ({
        rewardId: row.id,
        name: row.name,
        points: row.points,
        left: row.left_count,
        isLive: row.is_live,
        isSendable: row.is_sendable,
        waiting: row.waiting,
      })),
    });
  },
  async saveReward({ db }, { rewardId, points, addedLeft, isLive }) {
    const reward = await db
      .selectFrom('points_reward')
      .select('left_count')
      .where('id', '=', rewardId)
      .forUpdate()
      .executeTakeFirst();
    if (!reward) return refuse({ code: 'no-such-reward' });
    const left = reward.left_count + addedLeft;
    if (left < 0) return refuse({ code: 'reward-below-zero', left: reward.left_count });
    await db
      .updateTable('points_reward')
      .set({ points, is_live: isLive, left_count: sql<number>`left_count + ${addedLeft}::int` })
      .where('id', '=', rewardId)
      .execute();
    return accept({ left });
  },
});

/** A cursor of another list is not a number. */
const numberOf = (cursor: string | undefined): number | null =>
  cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;

const presentExchange = (row: ExchangeRow) => ({
  exchangeId: row.id,
  memberId: row.member_id,
  nickname: row.nickname,
  name: row.name,
  points: row.points,
  state: row.state,
  orderId: row.order_id,
  carrier: row.carrier,
  waybillNo: row.waybill_no,
  at: row.at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
});
